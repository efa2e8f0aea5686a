/// The output in Korean, in the format that ``WordTable`` describes.
enum KoreanTable {
  static let text = #"""
    1,234 12,345.6|the form of numbers
      1,234 12,345.6
    {number} km
      {number} km
    {number} mi
      {number} mi
    {number} km/h
      {number} km/h
    {number} mi/h
      {number} mi/h
    {number} °C
      {number} °C
    {number} °F
      {number} °F
    {number} %
      {number}%
    usage:
      사용법:
    error:
      오류:
    hint:
      도움말:
    note:
      참고:
    the time until take-off, until Santa is at your home, or since then
      출발까지, 집에 올 때까지, 또는 그 이후의 시간
    the stop nearest to home
      집에서 가장 가까운 정류지
    when Santa arrives there, in local time
      그곳에 도착하는 현지 시각
    Santa's distance from home
      집에서 산타까지의 거리
    the current stop, or the one he left last
      현재 정류지, 또는 마지막으로 떠난 곳
    the next stop; empty after the landing
      다음 정류지; 착륙 후에는 비어 있음
    what he is doing, in a few words
      하고 있는 일, 짧은 말로
    an emoji for what he is doing
      하고 있는 일의 이모지
    the number of presents delivered
      배달한 선물의 수
    the number of presents left
      남은 선물의 수
    the percentage of presents delivered
      배달한 선물의 비율
    the time of the flight, in UTC
      비행의 시각, UTC
    the local time at {place}
      {place}의 현지 시각
    the weather at {place}; empty if unknown
      {place}의 날씨; 모르면 비어 있음
    Santa's latitude, in degrees
      산타의 위도
    Santa's longitude, in degrees
      산타의 경도
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com, 키 불필요; 비상업적 용도만
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net, 키는 PIRATE_WEATHER_API_KEY에
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no, 이메일 주소는 SANTA_CONTACT에
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      저장소의 비행을 표시합니다. 그곳에서 비행하는 프로그램이 없으면 경로에 따라 산타가 있을 곳을 표시합니다.
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      TEMPLATE은 프롬프트나 상태 표시줄에 쓰는 한 줄입니다. 다음 이름을 중괄호로 묶어 쓸 수 있으며, {{ 와 }} 는 중괄호 자체입니다:
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      --watch를 쓰면 바뀔 때마다 줄을 다시 출력합니다. 파이프를 읽는 상태 표시줄용입니다. --for와 --notify에는 --watch가 필요합니다.
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      터미널에서는 q나 Ctrl-C를 누를 때까지 지도가 있는 대시보드를 표시합니다. ‘?’는 키를 보여 줍니다. 파이프에서나 --format plain을 쓰면 바뀔 때마다 한 줄을 출력합니다.
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      저장소를 처음 쓰는 프로그램이 비행합니다. 다른 프로그램은 따라가고, 비행하던 프로그램이 끝나면 그중 하나가 이어받습니다. 경로와 시계가 저장소에 있으므로 옵션이 필요 없습니다. --follow를 쓰면 절대 비행하지 않고 다른 프로그램을 기다립니다.
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      저장소는 $XDG_DATA_HOME/santa 또는 ~/.local/share/santa에 있으며, --store로 다른 폴더를 지정할 수 있습니다. 크리스마스이브 전에는 --demo로 시연을 볼 수 있습니다.
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      --server를 쓰면 여러 컴퓨터가 자체 서버를 통해 한 비행을 공유합니다. ‘santa-server’를 참고하세요. 한 컴퓨터가 비행하고, 끝나면 다른 컴퓨터가 이어받습니다. 연결이 없으면 가진 데이터로 계속합니다. 서버 토큰은 --token-file의 파일이나 SANTA_SERVER_TOKEN에서 읽습니다.
    --weather NAME is one of
      --weather NAME은 다음 중 하나
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER는 기본값을 정합니다. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL, SANTA_MET_NORWAY_URL은 http://127.0.0.1:8080처럼 서비스 주소를 바꿉니다.
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      시각은 그날 밤의 UTC 시차가 붙은 각 정류지의 현지 시각입니다. --near는 가까운 순서로 15곳을 나열하며, --limit로 개수를 바꿉니다.
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY는 정류지 속성에 대한 조건입니다: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude, location.longitude. == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH, LIKE([c]는 대소문자 무시), AND, OR, NOT, 괄호를 쓸 수 있습니다. 문자열과 시각은 따옴표로 묶습니다.
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE 또는 URL은 Santa Tracker 경로이거나, 그 경로를 가리키는 ‘info’ 서비스의 응답입니다. 다른 비행의 시각은 다음 비행으로 옮겨집니다.
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      CSV에서는 스프레드시트가 수식으로 읽을 이름 앞에 '를 붙이며, --raw를 쓰면 그대로 둡니다.
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      같은 저장소의 모든 프로그램을 위해 착륙하거나 Ctrl-C를 누를 때까지 표시 없이 비행합니다. 다른 프로그램이 이미 비행하고 있으면 그것이 끝날 때 이어받습니다.
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      응답한 요청마다 한 줄을 출력합니다(Ctrl-C까지). ‘track’은 자기 비행의 요청에 응답하며, 이 명령은 그것이 있든 없든 작동합니다. 여러 서비스가 한 저장소를 공유할 수 있습니다. 각 요청에는 한 번만 응답하고, 서비스가 강제 종료되어도 잃지 않습니다.
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      내장 경로, 또는 비행할 시각에 맞춘 --route 경로를 씁니다. 출력은 --route로 같은 경로로 읽을 수 있습니다.
    {*} Did you mean '{}'?
      {*} 혹시 ‘{}’인가요?
    Unknown command '{}'. {*}
      알 수 없는 명령 ‘{}’. {*}
    No help for '{}'. {*}
      ‘{}’에 대한 도움말이 없습니다. {*}
    Did you mean '{}'?
      혹시 ‘{}’인가요?
    The commands are {*}.
      명령은 {*}입니다.
    '{}' is required.
      ‘{}’이(가) 필요합니다.
    Unknown option '{}'.
      알 수 없는 옵션 ‘{}’.
    Missing command: '{}' is an option of {*}.
      명령이 없습니다. ‘{}’은(는) {*}의 옵션입니다.
    Unexpected argument '{}'.
      예상하지 못한 인수 ‘{}’.
    Missing argument: it must be one of {}.
      인수가 없습니다. 다음 중 하나여야 합니다: {}.
    Missing argument: '{}'.
      인수가 없습니다: ‘{}’.
    Missing file: '{}'.
      파일이 없습니다: ‘{}’.
    Missing folder: '{}'.
      폴더가 없습니다: ‘{}’.
    '{}' is given more than once.
      ‘{}’이(가) 두 번 이상 있습니다.
    '{}' needs a value: '{}'.
      ‘{}’에는 값이 필요합니다: ‘{}’.
    '{}' doesn't take a value, but has '{}'.
      ‘{}’은(는) 값을 받지 않는데 ‘{}’이(가) 있습니다.
    '{}' is not an option of '{}'; it belongs to {*}.
      ‘{}’은(는) ‘{}’이(가) 아니라 {*}의 옵션입니다.
    '{}' is not an option of '{}'; it must be used alone.
      ‘{}’은(는) ‘{}’의 옵션이 아니며 단독으로 씁니다.
    '{}' cannot be combined with '{}': {*}.
      ‘{}’은(는) ‘{}’과(와) 함께 쓸 수 없습니다: {*}.
    {}='{}' in the environment is not valid: {*}.
      환경 변수 {}='{}'이(가) 잘못되었습니다: {*}.
    {}: "{}": "{}" is not valid: {*}.
      {}: "{}": "{}"이(가) 잘못되었습니다: {*}.
    '{}' is not valid: {*}.
      ‘{}’이(가) 잘못되었습니다: {*}.
    '{}' is not valid: {*}
      ‘{}’이(가) 잘못되었습니다: {*}
    '{}' is not valid. {*}
      ‘{}’이(가) 잘못되었습니다. {*}
    '{}' contradicts the flight under way: {}.
      ‘{}’이(가) 진행 중인 비행과 맞지 않습니다: {}.
    it must be one of {}
      다음 중 하나여야 합니다: {}
    '{}' lists the commands and options.
      ‘{}’은(는) 명령과 옵션을 나열합니다.
    '{}' explains the command and its options.
      ‘{}’은(는) 명령과 그 옵션을 설명합니다.
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      그 비행을 따라가려면 옵션을 빼고, 다른 비행을 시작하려면 ‘--store PATH’를 쓰세요.
    {} must be a whole number from {} to {}
      {}은(는) {}부터 {}까지의 정수여야 합니다
    {} must be a number from {} to {}
      {}은(는) {}부터 {}까지의 수여야 합니다
    {} must be a number above {} and at most {}
      {}은(는) {}보다 크고 {} 이하여야 합니다
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME은 1년부터 9999년까지의 ISO 8601 날짜와 시각이어야 합니다. 예: 2026-12-24T22:00 (UTC), 2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      plain, json, 또는 '{countdown} {place}'처럼 중괄호 이름이 있는 서식이어야 합니다
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      '{' 뒤에 '}'가 없습니다. 중괄호 자체는 '{{'로 씁니다
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      '}' 앞에 '{'가 없습니다. 중괄호 자체는 '}}'로 씁니다
    unknown name '{}'; the names are {}
      알 수 없는 이름 '{}'. 쓸 수 있는 이름: {}
    the dashboard needs a terminal for both input and output
      대시보드는 입력과 출력 모두 터미널이어야 합니다
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM이 {}인데, 대시보드에는 커서를 옮길 수 있는 터미널이 필요합니다
    list, retry and drop the failed events of a listener
      실패한 이벤트를 나열, 재시도, 폐기
    list the failed events with their errors
      실패한 이벤트와 오류를 나열
    give failed events another series of attempts
      실패한 이벤트를 다시 시도
    remove failed events for ever
      실패한 이벤트를 영구히 제거
    the failed event, as in /u1/weather@42, or the path of a store
      실패한 이벤트(예: /u1/weather@42) 또는 저장소의 경로
    all failed events
      실패한 모든 이벤트
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      ‘santa-cli weather-service --match’ 같은 서비스는 여러 번 실패한 이벤트를 따로 두고 다음으로 넘어갑니다. DIR은 서비스의 폴더 또는 서비스가 있는 폴더이며, 생략하면 ‘weather-service’의 모든 서비스입니다. 이 명령이 실행되는 동안에도 서비스는 계속될 수 있습니다.
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT는 ‘list’가 출력하는 이벤트(예: /u1/weather@42) 또는 모든 이벤트를 뜻하는 저장소의 경로입니다.
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      서비스는 몇 초 안에, 또는 다음에 시작될 때 이벤트를 다시 시도합니다. 이후의 이벤트는 이미 처리되었습니다. 다시 실패한 이벤트는 목록에 남습니다.
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      서비스는 이벤트를 다시 시도하지 않습니다. 요청된 일은 처리되지 않은 채로 남습니다. 이벤트를 보관하는 파일도 해제됩니다.
    There are no failed events.
      실패한 이벤트가 없습니다.
    attempts: {number}
      시도: {number}
    waits for the listener
      서비스를 기다리는 중
    Events to try again: {number}
      다시 시도할 이벤트: {number}
    Removed events: {number}
      제거한 이벤트: {number}
    The store in '{}' was deleted.
      ‘{}’의 저장소가 삭제되었습니다.
    Run the command again when there is a store.
      저장소가 생기면 명령을 다시 실행하세요.
    There is no listener in '{}'.
      ‘{}’에 서비스가 없습니다.
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      서비스의 폴더를 지정하세요. 서비스와 이름이 같고 ‘failed’ 폴더가 들어 있습니다.
    There is no failed event '{}'.
      실패한 이벤트 ‘{}’이(가) 없습니다.
    '{}' prints the failed events.
      ‘{}’은(는) 실패한 이벤트를 출력합니다.
    No connection to the server ({heard}). Requests are answered when it is back.
      서버에 연결되지 않았습니다({heard}). 서버가 돌아오면 요청에 응답합니다.
    You may only read this store.
      이 저장소는 읽기만 할 수 있습니다.
    The server refuses new weather. {reason}
      서버가 새 날씨를 거부합니다. {reason}
    The server refuses changes to the flight. {reason}
      서버가 비행의 변경을 거부합니다. {reason}
    The server accepts new weather again.
      서버가 날씨를 다시 받습니다.
    The server accepts changes to the flight again.
      서버가 비행의 변경을 다시 받습니다.
    The folder of the store was deleted; waiting until a program makes it again.
      저장소의 폴더가 삭제되었습니다. 프로그램이 다시 만들 때까지 기다립니다.
    A token requires a server. Add '--server URL'.
      토큰에는 서버가 필요합니다. ‘--server URL’을 추가하세요.
    data from a server is stored in files
      서버의 데이터는 파일에 저장됩니다
    Only CSV output escapes strings. Add '--format csv'.
      CSV 출력만 문자열을 이스케이프합니다. ‘--format csv’를 추가하세요.
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      실제 비행은 반복할 수 없습니다. ‘--demo’나 ‘--at’ 시각을 추가하세요.
    '{}' prints each change as JSON
      ‘{}’은(는) 바뀔 때마다 JSON을 출력합니다
    It requires '--watch'.
      ‘--watch’가 필요합니다.
    the program that runs the flight sets the route and the clock
      경로와 시계는 비행하는 프로그램이 정합니다
    the program that runs the flight requests the weather
      날씨는 비행하는 프로그램이 요청합니다
    no other program can use an in-memory store
      메모리 저장소는 다른 프로그램이 쓸 수 없습니다
    both set the place from which distances are measured
      둘 다 거리를 재는 기준이 되는 곳을 정합니다
    each must be used alone
      각각 단독으로 씁니다
    no home was given. {*}
      집이 지정되지 않았습니다. {*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      Oslo나 "Sydney, Canada" 같은 장소, 또는 59.91,10.75 같은 도 단위 좌표를 지정하세요
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {}은(는) LAT,LON이 아닙니다. 59.91,10.75처럼 소수점을 쓴 두 수를 쉼표로 나누세요
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      위도 {}은(는) {}도 범위에 없습니다. 59.91,10.75처럼 위도를 먼저 씁니다
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      경도 {}은(는) {}도 범위에 없습니다. 40.71,-74.01처럼 서쪽은 음수입니다
    no place called {} is known. {*}
      {}(이)라는 곳을 찾을 수 없습니다. {*}
    no {} is known in {}. {*}
      {}은(는) {}에 없습니다. {*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      혹시 {*}인가요? 아니면 59.91,10.75처럼 좌표를 지정하세요
    Did you mean {*}?
      혹시 {*}인가요?
    Override it with '--home', or unset the variable.
      ‘--home’으로 바꾸거나 변수를 지우세요.
    Override it with '--home', or correct the file.
      ‘--home’으로 바꾸거나 파일을 고치세요.
    Unset the variable.
      변수를 지우세요.
    Correct the file.
      파일을 고치세요.
    {}: unknown setting "{}". {*}
      {}: 알 수 없는 설정 "{}". {*}
    {}: unknown setting "{}".
      {}: 알 수 없는 설정 "{}".
    The settings are {}.
      설정은 {}입니다.
    {}: "{}" must be a non-empty string in quotation marks.
      {}: "{}"은(는) 따옴표 안의 비어 있지 않은 문자열이어야 합니다.
    Write it as in {}, or remove it.
      {}처럼 쓰거나 지우세요.
    {}: the settings must be a JSON object.
      {}: 설정은 JSON 객체여야 합니다.
    A settings file is a JSON object, as in {}.
      설정 파일은 {} 같은 JSON 객체입니다.
    The settings file '{}' can't be read.
      설정 파일 ‘{}’을(를) 읽을 수 없습니다.
    Check its permissions.
      권한을 확인하세요.
    The settings file '{}' is not a regular file.
      설정 파일 ‘{}’은(는) 일반 파일이 아닙니다.
    The settings file '{}' is too large: {} bytes of at most {}.
      설정 파일 ‘{}’이(가) 너무 큽니다: {}바이트 (최대 {}).
    '{}' isn't a web address such as https://example.org/route.json.
      ‘{}’은(는) https://example.org/route.json 같은 웹 주소가 아닙니다.
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      경로는 Santa Tracker JSON 파일입니다. ‘--route’가 없으면 내장 경로를 씁니다.
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      Santa Tracker JSON 파일의 경로나 웹 주소, 표준 입력이면 ‘-’를 지정하거나 ‘--route’를 빼세요.
    The route can't be read from standard input.
      표준 입력에서 경로를 읽을 수 없습니다.
    The route file '{}' doesn't exist.
      경로 파일 ‘{}’이(가) 없습니다.
    The route file '{}' can't be read.
      경로 파일 ‘{}’을(를) 읽을 수 없습니다.
    The route '{}' is neither a file nor a pipe.
      경로 ‘{}’은(는) 파일도 파이프도 아닙니다.
    '{}' isn't a server address.
      ‘{}’은(는) 서버 주소가 아닙니다.
    Write it as in '--server https://santa.example.org:8724'.
      ‘--server https://santa.example.org:8724’처럼 쓰세요.
    Synchronisation with the server at {} has stopped: {*}
      서버 {}과(와)의 동기화가 멈췄습니다: {*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*} 또는 ‘santa-cli login’으로 사용자로 로그인하세요.
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      ‘santa-server’가 처음 시작할 때 출력합니다. ‘santa-server token’으로 새로 만들 수 있습니다.
    The server needs a token, but {} is empty.
      서버에 토큰이 필요하지만 {}이(가) 비어 있습니다.
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {}에 올바른 토큰이 없습니다. 너무 길거나 잘못된 문자가 있습니다.
    The server token file '{}' doesn't exist.
      토큰 파일 ‘{}’이(가) 없습니다.
    The server token file '{}' can't be read.
      토큰 파일 ‘{}’을(를) 읽을 수 없습니다.
    The server token file '{}' is neither a file nor a pipe.
      토큰 ‘{}’은(는) 파일도 파이프도 아닙니다.
    An in-memory store can't be synchronised with a server.
      메모리 저장소는 서버와 동기화할 수 없습니다.
    The folder '{}' can't be created.
      폴더 ‘{}’을(를) 만들 수 없습니다.
    Choose another folder with '--store PATH'.
      ‘--store PATH’로 다른 폴더를 고르세요.
    '{}' is in use by another program that is connected to a server.
      ‘{}’은(는) 서버에 연결된 다른 프로그램이 쓰고 있습니다.
    Choose another folder with '--store PATH', or omit the option.
      ‘--store PATH’로 다른 폴더를 고르거나 옵션을 빼세요.
    Pirate Weather needs an API key.
      Pirate Weather에는 API 키가 필요합니다.
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      변수 PIRATE_WEATHER_API_KEY에 키를 넣으세요. pirateweather.net에서 무료로 받을 수 있습니다.
    MET Norway requires your contact address.
      MET Norway에는 연락처가 필요합니다.
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      변수 SANTA_CONTACT에 이메일 주소를 넣으세요. MET Norway만 받습니다.
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT가 잘못되었습니다: 인쇄 가능한 ASCII 문자 200자 이하여야 합니다.
    Set it to an e-mail address or the address of a web page.
      이메일 주소나 웹페이지 주소를 넣으세요.
    {} is not valid: '{}' is not a web address.
      {}이(가) 잘못되었습니다: ‘{}’은(는) 웹 주소가 아닙니다.
    Write it as in https://api.example.org, without the path of the service.
      서비스 경로 없이 https://api.example.org처럼 쓰세요.
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      저장소의 기본 폴더가 없습니다. XDG_DATA_HOME도 HOME도 설정되지 않았습니다.
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      ‘--store PATH’로 고르거나 ‘--store :memory:’로 아무것도 저장하지 마세요.
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      ‘--store PATH’로 다른 폴더를 고르거나 ‘--store :memory:’로 아무것도 저장하지 마세요.
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      새 저장소가 만들어지도록 폴더를 옮기거나 ‘--store PATH’로 다른 폴더를 고르세요.
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      디스크와 폴더 권한을 확인하거나 ‘--store :memory:’로 아무것도 저장하지 마세요.
    '{}' starts a flight in another store.
      ‘{}’은(는) 다른 저장소에서 비행을 시작합니다.
    '{}' is relative to the working directory, which no longer exists.
      ‘{}’은(는) 더 이상 없는 작업 폴더에 대한 상대 경로입니다.
    Change to an existing folder, or give an absolute path.
      있는 폴더로 옮기거나 절대 경로를 지정하세요.
    '{}' and '{}'
      ‘{}’ 및 ‘{}’
    "{}" or "{}"
      "{}" 또는 "{}"
    the built-in route of {year}
      내장된 {year}년 경로
    the route '{name}'
      경로 ‘{name}’
    in real time
      실시간
    at {factor} times real speed
      실제 시간의 {factor}배
    {factor} times faster than real time
      {factor}배속
    Flying {title}, {speed}. Times are UTC.
      비행 중: {title} ({speed}). 시각은 UTC입니다.
    Following {title}, {speed}. Times are UTC.
      추적 중: {title} ({speed}). 시각은 UTC입니다.
    Flying {title}, {speed}.
      비행 중: {title} ({speed}).
    Another process is flying {title}; this one takes over when it exits.
      다른 프로세스가 비행하고 있습니다({title}). 끝나면 이 프로세스가 이어받습니다.
    The program that ran the flight has exited; this one takes over.
      비행하던 프로그램이 종료되어 이 프로그램이 이어받습니다.
    The program that ran the flight has exited. Waiting for another one.
      비행하던 프로그램이 종료되었습니다. 다른 프로그램을 기다립니다.
    No program is running a flight there; waiting. '{command}' starts one.
      아직 비행하는 프로그램이 없어 기다립니다. 시작하려면: {command}
    The clock is paused.
      시계가 멈췄습니다.
    The clock now runs {speed}.
      시계가 바뀌었습니다: {speed}
    The clock was set to another time.
      시계가 다른 시각으로 맞춰졌습니다.
    Landed.
      착륙했습니다.
    (guessed; set it with --home)
      (추측, --home으로 지정)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: 산타가 {time}[ (현지 {local})]에 도착합니다 (정류지: {stop}).
    The flight starts on {time}. Watch a demonstration now: {command}
      비행은 {time}에 시작합니다. 지금 시연 보기: {command}
    Less than an hour: Santa is coming to {city}
      한 시간 안에 산타가 옵니다: {city}
    Less than ten minutes to {city}: off to bed!
      {city}까지 10분도 안 남았어요. 어서 주무세요!
    The next stop is {city}!
      다음은 {city}!
    Santa is in {city} now!
      산타가 지금 {city}에 있어요!
    Notifications are off: '{program}' was not found.
      알림을 쓸 수 없습니다. ‘{program}’을(를) 찾지 못했습니다.
    '{program}' could not show a notification.
      ‘{program}’이(가) 알림을 표시하지 못했습니다.
    take-off in {time}
      출발까지 {time}
    {number} left
      남은 {number}
    home {time}
      {time} 남음
    home visited
      다녀감
    The route's times match the flight of {year} and are unchanged.
      경로의 시각은 {year}년 비행과 같아 그대로 둡니다.
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      {year}년 경로라서 시각을 다음 비행으로 옮겼습니다. 그대로 두려면 ‘--at’에 {year}년 시각을 지정하세요.
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
      경로의 시각이 {year}년 비행과 달라 그 비행으로 옮겼습니다. 그대로 두려면 ‘--at’에 경로 중의 시각을 지정하세요.
    Time
      시각
    Santa
      산타
    Where
      위치
    Next
      다음
    Presents
      선물
    Flown
      비행
    Weather
      날씨
    Home
      집
    {time} UTC, by the clock of {title}
      {time} UTC ({title})
    {title}, under way
      {title}, 비행 중
    {title}, not tracked here
      {title}, 여기서 추적 안 함
    at {place} ({position})
      {place} ({position})
    on the way from {place} ({position})
      {place} 출발, 이동 중 ({position})
    somewhere
      어딘가
    {place}: take-off in {time}
      {place}: 출발까지 {time}
    {place}: in {time}
      {place}: {time} 남음
    {place}: has been, {time} ago
      {place}: {time} 전에 다녀감
    {place}: next flight: in {time}
      {place}: 다음 방문까지 {time}
    , on {time} there
      , 현지 {time}
    {time} ago
      {time} 전
    Local time
      현지 시각
    Place
      장소
    Region
      국가·지역
    From home
      집에서
    Distance
      거리
    Follow Santa from the terminal.
      터미널에서 산타를 따라가 보세요.
    commands:
      명령:
    options:
      옵션:
    exit codes:
      종료 코드:
    examples:
      예:
    '{program} help COMMAND' explains a command. '--' ends the options.
      ‘{program} help COMMAND’는 명령을 설명합니다. ‘--’는 옵션을 끝냅니다.
    {days}d {hours}h
      {days}일 {hours}시간
    {hours}h {minutes}m
      {hours}시간 {minutes}분
    {minutes}m {seconds}s
      {minutes}분 {seconds}초
    {seconds}s
      {seconds}초
    {day} {month}
      {number}월 {plainDay}일
    {day} {month} {year}
      {year}년 {number}월 {plainDay}일
    {day} {clock}
      {day} {clock}
    Jan
      1월
    Feb
      2월
    Mar
      3월
    Apr
      4월
    May
      5월
    Jun
      6월
    Jul
      7월
    Aug
      8월
    Sep
      9월
    Oct
      10월
    Nov
      11월
    Dec
      12월
    Out of sight
      행방불명
    Flying
      비행 중
    Delivering
      선물 배달 중
    Brushing reindeer
      순록 돌보는 중
    Cookie break
      쿠키 먹는 중
    Calling Mrs. Claus
      산타 부인과 통화
    Home again
      귀가
    Nobody is sure what Santa is up to.
      산타가 무엇을 하는지 아무도 모릅니다.
    Racing across the sky to the next stop.
      하늘을 가르며 다음 정류지로 날아갑니다.
    Slipping presents under the trees.
      트리 아래에 살며시 선물을 놓습니다.
    Giving the reindeer carrots and a good brush.
      순록에게 당근을 주고 털을 빗겨 줍니다.
    Having cookies and a glass of milk.
      쿠키와 우유를 먹고 있습니다.
    On the phone with Mrs. Claus.
      산타 부인과 통화하고 있습니다.
    Weather[ in {place}]:
      [{place} ]날씨:
    asking
      요청함
    looking it up
      조회 중
    unknown[, {reason}]
      알 수 없음[, {reason}]
    unknown weather
      알 수 없는 날씨
    clear
      맑음
    rain
      비
    snow
      눈
    sleet
      진눈깨비
    windy
      바람
    fog
      안개
    cloudy
      흐림
    partly cloudy
      구름 조금
    {condition}[, {temperature}]
      {condition}[, {temperature}]
    ({source})
      ({source})
    {report} in {place}
      {place}, {report}
    Answering requests in {folder} by {service}. Times are UTC.
      {service}(으)로 {folder}의 요청에 응답합니다. 시각은 UTC입니다.
    Santa Tracker
      산타 추적기
    paused
      일시 정지
    Looking for Santa …
      산타를 찾는 중 …
    The flight's program has exited. Waiting for 'santa-cli fly'.
      비행하던 프로그램이 종료되었습니다. ‘santa-cli fly’를 기다립니다.
    No flight. Run 'santa-cli fly'.
      비행이 없습니다. ‘santa-cli fly’를 실행하세요.
    No flight
      비행 없음
    last heard {time} ago
      마지막 연락 {time} 전
    no contact yet
      아직 연락 없음
    No connection to the server ({heard}). The flight continues with the data on this machine.
      서버에 연결되지 않았습니다({heard}). 비행은 이 컴퓨터의 데이터로 계속됩니다.
    The server is connected again.
      서버에 다시 연결되었습니다.
    No connection to the server: {heard}
      서버 연결 안 됨: {heard}
    Take-off in
      출발까지
    Santa reaches {city} in
      {city} 도착까지
    Santa was in {city}
      {city} 다녀감
    Santa is back in {city} in
      {city} 다음 방문까지
    ago
      전
    at {time} there
      현지 {time}
    guessed; set it with --home
      추측, --home으로 지정
    {distance} away
      {distance} 떨어짐
    Santa has come to {city}!
      산타가 왔어요: {city}!
    {number} presents
      선물 {number}개
    Merry Christmas!
      메리 크리스마스!
    {time} in {city}
      {city} {time}
    leaves[ {city}] in
      [{city} ]출발까지
    in|before a remaining time
      앞으로
    {number} done
      완료 {number}
    {number} to go
      남음 {number}
    Speed
      속도
    Weather in {place}
      {place} 날씨
    now
      지금
    {minutes} min ago
      {minutes}분 전
    {hours} h ago
      {hours}시간 전
    No reading. {reason}
      측정값 없음. {reason}
    Last stops
      지난 정류지
    Next stops
      다음 정류지
    {all} stops
      정류지 {all}곳
    {count} of {all}
      {all}곳 중 {count}곳
    type to search
      입력하여 검색
    No stop has this name.
      이런 이름의 정류지가 없습니다.
    Santa is there in {time}
      도착까지 {time}
    Santa was there {time} ago
      {time} 전에 다녀감
    Santa is there now
      지금 여기 있음
    People
      인구
    Presents an hour
      시간당 선물
    You may only read this flight: its clock can't be changed
      이 비행은 읽기만 할 수 있어 시계를 바꿀 수 없습니다
    This is the real flight: its clock can't be changed
      실제 비행이라 시계를 바꿀 수 없습니다
    choose
      선택
    fly there
      그곳으로
    back
      뒤로
    quit
      종료
    list
      목록
    map
      지도
    help
      도움말
    pause
      정지
    space|key
      스페이스
    speed
      속도
    stops
      정류지
    pause, faster, slower
      정지, 빠르게, 느리게
    by stop; 10 min from home
      정류지; 도착 10분 전
    list of stops, and search
      정류지 목록과 검색
    map: next view; home
      지도: 다음 보기; 집
    map: zoom, move; mouse
      지도: 확대, 이동; 마우스
    home|on the map
      집
    next stop
      다음 정류지
    later stops
      이후 정류지
    his way
      경로
    ? closes this
      ? 도움말 닫기
    {position} (near {place})
      {position} ({place} 부근)
    {city}, {region}
      {city}, {region}
    your home; default: guessed from the system's time zone
      집; 기본값은 시스템 시간대에서 추측
    store folder; :memory: saves nothing
      저장소 폴더; :memory:는 저장하지 않음
    route as Santa Tracker JSON; - reads standard input
      Santa Tracker JSON 경로; -는 표준 입력
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      시계를 TIME부터 시작, 예: 2026-12-24T10:00 (UTC)
    run the clock N times faster
      시계를 N배 빠르게 실행
    share the stores with other machines through a server
      서버를 통해 다른 컴퓨터와 저장소 공유
    file with the server's token, instead of SANTA_SERVER_TOKEN
      서버 토큰 파일, SANTA_SERVER_TOKEN 대신 사용
    demo flight; default: from take-off, 600 times faster
      시연 비행; 기본값은 출발부터 600배속
    exit after this many seconds of real time
      실제로 이만큼의 초가 지나면 종료
    show a desktop notification when Santa comes closer
      산타가 가까워지면 데스크톱 알림 표시
    restart the demo flight after each landing
      착륙할 때마다 시연을 다시 시작
    list only results that match the query
      조건에 맞는 결과만 나열
    plain text, or one JSON object per line
      일반 텍스트, 또는 한 줄에 JSON 객체 하나
    don't escape formulas and control characters in CSV
      CSV에서 수식과 제어 문자를 그대로 둠
    units of text output; default: from the locale
      텍스트의 단위; 기본값은 로캘
    language of text output; default: from the locale
      텍스트의 언어; 기본값은 로캘
    print the sources and licences of the built-in data
      내장 데이터의 출처와 라이선스 표시
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      일반 텍스트, 줄마다 JSON 객체, 또는 '{countdown} {place}' 같은 서식
    print a line on every change, until Ctrl-C
      바뀔 때마다 한 줄 출력, Ctrl-C까지
    show the current state, once or on every change
      현재 상태를 한 번 또는 바뀔 때마다 표시
    follow Santa: where he is, what he does, when he reaches you
      산타 따라가기: 어디서 무엇을 하고 언제 오는지
    dashboard, plain text, or one JSON object per line
      대시보드, 일반 텍스트, 또는 줄마다 JSON 객체
    follow only: never run the flight, wait for another program
      따라가기만 함: 비행하지 않고 다른 프로그램을 기다림
    dashboard colours; auto detects what the terminal supports
      대시보드 색; auto는 터미널에 맞춤
    move Santa ten times a second
      산타를 초당 열 번 움직임
    ring an hour, ten minutes and one stop before home
      도착 한 시간, 10분, 한 정류지 전에 벨 울리기
    answer the weather requests in a store
      저장소의 날씨 요청에 응답
    verify a store's checksums, indexes and links
      저장소의 체크섬, 색인, 연결 검사
    run a flight without showing it
      화면에 표시하지 않고 비행
    print a completion script for a shell
      셸 자동 완성 스크립트 출력
    export a route as Santa Tracker JSON
      경로를 Santa Tracker JSON으로 내보내기
    Santa Tracker JSON, the only format
      Santa Tracker JSON, 유일한 형식
    print all objects of a type
      한 타입의 모든 객체 출력
    one JSON object per line, or CSV
      줄마다 JSON 객체, 또는 CSV
    print the manual page
      매뉴얼 페이지 출력
    show help for the program or a command
      프로그램이나 명령의 도움말 표시
    print the version
      버전 표시
    sign in to a server as a user
      사용자로 서버에 로그인
    sign out of a server
      서버에서 로그아웃
    print the user who is signed in to a server
      서버에 로그인한 사용자 표시
    share stores with other users of a server
      서버의 다른 사용자와 저장소 공유
    list the stores that you may use, or who may use a store
      사용할 수 있는 저장소, 또는 저장소를 쓸 수 있는 사람 목록
    give users a right to a store
      사용자에게 저장소 권한 주기
    also let them create stores there
      그곳에 저장소를 만드는 것도 허용
    take a right to a store away
      저장소 권한 회수
    give up your right to a store of another user
      다른 사용자의 저장소에 대한 자신의 권한 포기
    print a token with which another user gets a right
      다른 사용자가 권한을 얻는 토큰 출력
    hours after which the offer expires
      초대가 만료될 때까지의 시간
    accept an offer, and print its store
      초대를 수락하고 그 저장소 출력
    path of the flight's store on the server; default: /~/santa
      서버에 있는 비행 저장소의 경로; 기본값: /~/santa
    answer in all stores with these paths, as in '/*/weather'
      이 경로의 모든 저장소에 응답, 예: '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO는 사용자의 이름, 로그인한 모든 사용자인 ‘users’, 또는 누구나인 ‘anyone’입니다. PATH는 /~/santa 같은 저장소의 경로나 패턴입니다. ‘/~/*’에서 별은 요소 하나를 뜻합니다. LEVEL은 read, write, manage 중 하나이며, manage는 권한을 주는 것도 포함합니다.
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      권한은 더해집니다. ‘revoke’는 같은 WHO에게 같은 PATH로 준 권한을 회수합니다. ‘login’은 사용자를 로그인시킵니다.
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      토큰을 받은 사람은 ‘share accept’로 초대를 수락합니다. 먼저 수락한 사용자가 권한을 얻습니다. 토큰은 다시 출력할 수 없습니다.
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      --path를 쓰면 다른 사용자가 공유하는 비행을 봅니다. 경로는 ‘share list’가 출력합니다. 날씨는 옆의 저장소 ‘weather’에 있습니다.
    address of the server
      서버의 주소
    name of the user
      사용자의 이름
    create the user first
      사용자를 먼저 만들기
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      터미널이나 표준 입력에서 비밀번호를 읽습니다. 그 뒤 --server가 있는 명령은 토큰이 없으면 이 사용자의 저장소를 사용합니다. 세션은 ‘santa-cli logout’까지 프로그램의 데이터 폴더에 남습니다.
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      토큰이 없으면 ‘santa-cli login’의 사용자와 그 사용자의 저장소를 사용합니다.
    list the transactions in the history of a store
      저장소 기록의 트랜잭션 나열
    print each transaction of a store when it is committed
      커밋되는 트랜잭션을 차례로 표시
    list only transactions of this author
      이 작성자의 트랜잭션만 나열
    list only transactions after a version, token or time
      어떤 버전, 토큰 또는 시각 이후의 트랜잭션만 나열
    list only the newest N transactions
      최신 트랜잭션 N개만 나열
    list the newest transaction first
      최신 트랜잭션부터 나열
    list and end what keeps the history of a store
      저장소 기록을 유지하는 요구를 나열하고 종료
    list who demands versions, and the cursors
      버전을 요구하는 프로그램과 커서 나열
    end the demand of a program, or remove a cursor
      프로그램의 요구를 종료하거나 커서 제거
    remove the versions before another one
      다른 버전 이전의 버전 제거
    the program whose demand ends
      요구를 종료할 프로그램
    the cursor to remove
      제거할 커서
    the first version or time to keep
      유지할 첫 버전 또는 시각
    print the objects of a type in an earlier version
      이전 버전에 있는 유형의 객체 출력
    the version to show, by its number or a time
      보여 줄 버전의 번호 또는 시각
    rewrite a store's files without obsolete data
      오래된 데이터 없이 저장소 파일 다시 쓰기
    list the stops with their local arrival times
      정류지와 현지 도착 시각 나열
    for terminals, programs, spreadsheets or maps
      터미널, 프로그램, 스프레드시트, 지도용
    list the nearest stops with their distances
      가까운 정류지를 거리와 함께 나열
    sort by a property; "PROPERTY desc" for descending order
      속성으로 정렬; "PROPERTY desc"는 내림차순
    list at most N stops
      최대 N개 정류지 나열
    show the types, counts, sizes and versions of a store
      저장소의 타입, 개수, 크기, 버전 표시
    show help for the program or the given command
      프로그램이나 지정한 명령의 도움말 표시
    success, also if the reader closed the output
      성공, 읽는 쪽이 출력을 닫은 경우도 포함
    invalid command line; the message says how to fix it
      잘못된 명령줄; 메시지에 고치는 방법이 있음
    a file has invalid or damaged contents
      파일 내용이 잘못되었거나 손상됨
    an input file doesn't exist or can't be read
      입력 파일이 없거나 읽을 수 없음
    a server can't be reached, or refused the request
      서버에 연결할 수 없거나 요청이 거부됨
    the store can't be created or opened
      저장소를 만들거나 열 수 없음
    reading or writing failed
      읽기 또는 쓰기 실패
    invalid setting in the environment or the settings file
      환경 변수나 설정 파일의 설정이 잘못됨
    interrupted with Ctrl-C
      Ctrl-C로 중단됨
    nothing answers at {}
      {}에서 응답이 없습니다
    {} can't be found: no network, or no such name
      {}을(를) 찾을 수 없습니다: 네트워크가 없거나 없는 이름입니다
    {} did not answer within {} seconds
      {}이(가) {}초 안에 응답하지 않았습니다
    there is no secure connection to {} ({})
      {}에 안전하게 연결할 수 없습니다 ({})
    there is no secure connection to {}
      {}에 안전하게 연결할 수 없습니다
    the connection to {} broke off
      {} 연결이 끊겼습니다
    {} sent more than {} bytes
      {}이(가) {}바이트보다 많이 보냈습니다
    the request to {} failed ({})
      {} 요청이 실패했습니다 ({})
    the request to {} failed
      {} 요청이 실패했습니다
    it got too many requests: {}
      요청이 너무 많습니다: {}
    it got too many requests
      요청이 너무 많습니다
    it is unavailable for a while: {}
      당분간 사용할 수 없습니다: {}
    it is unavailable for a while
      당분간 사용할 수 없습니다
    it failed with status {}: {}
      상태 {} 오류: {}
    it failed with status {}
      상태 {} 오류
    it refused the request with status {}: {}
      상태 {}(으)로 요청이 거부되었습니다: {}
    it refused the request with status {}
      상태 {}(으)로 요청이 거부되었습니다
    it answered with status {}: {}
      상태 {} 응답: {}
    it answered with status {}
      상태 {} 응답
    it answered with a web page instead of data
      응답이 데이터가 아니라 웹페이지입니다
    the limit of {} places a minute is reached
      분당 {}곳이라는 한도에 도달했습니다
    no answer for this place
      이곳에 대한 응답이 없습니다
    it answered for {} places instead of {}
      응답이 {}곳에 대한 것입니다 ({}곳이어야 함)
    its answer is not JSON: {}
      응답이 JSON이 아닙니다: {}
    its answer has no '{}'
      응답에 ‘{}’이(가) 없습니다
    its answer {}
      응답이 잘못되었습니다: {}
    '{}' in its answer {}
      응답의 ‘{}’이(가) 잘못되었습니다: {}
    create or update objects from JSON or CSV
      JSON이나 CSV로 객체 생성 또는 갱신
    copy the readable data of a damaged store to a new one
      손상된 저장소에서 읽을 수 있는 데이터 복사
    folder of the new store; must be empty or not exist
      새 저장소 폴더; 비어 있거나 없어야 함
    store folder; created if missing
      저장소 폴더; 없으면 만듦
    inspect, compare, import, export and recover stores
      저장소 보기, 비교, 가져오기, 내보내기, 복구
    input format; default: csv for *.csv, json otherwise
      입력 형식; *.csv는 csv, 나머지는 json이 기본값
    primary key property of a new type
      새 타입의 기본 키 속성
    the type of the objects
      객체의 타입
    print the schema of a store: types and properties
      저장소의 스키마 출력: 타입과 속성
    Swift classes, or JSON to save and compare
      Swift 클래스, 또는 보관·비교용 JSON
    compare the schemas and objects of two stores
      두 저장소의 스키마와 객체 비교
    compare only the objects of this type
      이 타입의 객체만 비교
    the two stores differ
      두 저장소가 다름
    export the objects of a type, for 'store import'
      ‘store import’용으로 한 타입의 객체 내보내기
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record는 표시되는 모든 것을 ‘asciinema play’용으로 FILE.cast에 씁니다. Ctrl-C 뒤에도 각 줄은 온전합니다. FILE.svg는 최대 30초 길이의 대시보드 애니메이션이며 끝날 때 씁니다.
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      PNG에는 라틴 문자만 있어 그림은 영어입니다. SVG에는 모든 문자를 쓸 수 있습니다.
    A PNG picture isn't text. Name a file with '-o santa.png'.
      PNG 그림은 텍스트가 아닙니다. ‘-o santa.png’로 파일을 지정하세요.
    Advent: door {number} of 24
      대림절: 24개 중 {number}번째 문
    All rest before the long night.
      긴 밤을 앞두고 모두 쉽니다.
    At {count} stops, the Sun doesn't rise on Christmas Day.
      성탄절에 해가 뜨지 않는 정류지는 {count}곳입니다.
    Before your home, Santa makes {count} stops.
      집에 오기 전에 {count}곳에 들릅니다.
    Carrots are packed for the reindeer.
      순록에게 줄 당근을 챙깁니다.
    Check that the folder exists and that you may write to it.
      폴더가 있고 그곳에 쓸 수 있는지 확인하세요.
    Halfway, at {time} UTC, Santa is near {place}.
      절반이 지난 {time} UTC에는 {place} 부근에 있습니다.
    It is {distance} from your home.
      집에서 {distance} 떨어져 있습니다.
    Mrs. Claus bakes cookies.
      산타 부인이 쿠키를 굽습니다.
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo, 연결할 수 없으면 전형적인 날씨
    Santa makes {count} stops this year.
      올해 산타는 {count}곳에 들릅니다.
    Santa reads the letters.
      산타가 편지를 읽습니다.
    Santa visits {count} countries and territories.
      산타는 {count}개 나라와 지역을 방문합니다.
    Snow is cleared from the runway.
      활주로의 눈을 치웁니다.
    Sunrise is at {rise}, sunset at {set}.
      해돋이 {rise}, 해넘이 {set}.
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      이 밤의 기록: 선물 {presents}개, 정류지 {count}곳, 비행 거리 {distance}. {stop} 방문: {time}[ (현지 {local})].
    The Sun doesn't rise here today.
      오늘 이곳에는 해가 뜨지 않습니다.
    The Sun doesn't set here today.
      오늘 이곳에는 해가 지지 않습니다.
    The bells are polished.
      방울을 반짝반짝 닦습니다.
    The busiest hour starts at {time} UTC: {count} presents.
      가장 바쁜 시간은 {time} UTC부터: 선물 {count}개.
    The day is {time} long.
      낮의 길이는 {time}입니다.
    The elves check the list twice.
      요정들이 목록을 두 번 확인합니다.
    The elves wrap the first presents.
      요정들이 첫 선물을 포장합니다.
    The fastest leg: {distance} an hour, from {place} to {other}.
      가장 빠른 구간: 시속 {distance}, {place}에서 {other}까지.
    The first stop is {place}, at {time} UTC.
      첫 정류지는 {place}, {time} UTC입니다.
    The largest city on the way is {place}: {count} people.
      가는 길의 가장 큰 도시: {place}, {count}명.
    The last stop is {place}, at {time} UTC.
      마지막 정류지는 {place}, {time} UTC입니다.
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      PNG의 글자는 라틴 문자입니다. 다른 글자가 있으면 영어로 쓰고 그 사실을 알립니다. SVG는 보는 쪽에 글꼴이 있으면 모든 문자를 표시합니다.
    The longest leg: {distance}, from {place} to {other}.
      가장 긴 구간: {distance}, {place}에서 {other}까지.
    The longest stay is in {place}: {duration}.
      가장 오래 머무는 곳: {place}, {duration}.
    The maps are brought up to date.
      지도를 새로 고칩니다.
    The northernmost stop is {place}.
      가장 북쪽 정류지: {place}.
    The postcard '{}' can't be written.
      엽서 ‘{}’을(를) 쓸 수 없습니다.
    The recording '{}' can't be written: {}.
      기록 ‘{}’을(를) 쓸 수 없습니다: {}.
    The reindeer practise the take-off.
      순록들이 이륙을 연습합니다.
    The sacks are sewn.
      자루를 꿰맵니다.
    The shortest leg: {distance}, from {place} to {other}.
      가장 짧은 구간: {distance}, {place}에서 {other}까지.
    The sleigh gets new runners.
      썰매에 새 날을 답니다.
    The smallest place on the way is {place}: {count} people.
      가는 길의 가장 작은 곳: {place}, {count}명.
    The southernmost stop is {place}.
      가장 남쪽 정류지: {place}.
    The stop farthest from your home is {place}: {distance}.
      집에서 가장 먼 정류지: {place}, {distance}.
    The stop nearest to the equator is {place}.
      적도에 가장 가까운 정류지: {place}.
    The stop nearest to your home is {place}: {distance}.
      집에서 가장 가까운 정류지: {place}, {distance}.
    The stops have {count} different local times.
      정류지의 현지 시각은 {count}가지입니다.
    The weather shown is typical for December. {reason}.
      표시된 날씨는 12월의 전형적인 날씨입니다. {reason}.
    The whole flight is {distance} long.
      전체 비행 거리는 {distance}입니다.
    Tonight is the night! Take-off is at {time} UTC.
      바로 오늘 밤! {time} UTC에 출발합니다.
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      지도, 산타, 집, 카운트다운을 채팅에 표시되는 1200×630픽셀 그림이나 텍스트로 씁니다. 형식은 FILE의 확장자로 정해집니다. -o가 없으면 텍스트나 SVG를 출력합니다.
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      SVG는 터미널이 필요한 대시보드를 보여 줍니다. 줄은 .cast 파일에 기록하세요
    cards of arrivals on, off
      도착 카드 켜기, 끄기
    dashboard theme; auto asks the terminal for its background
      대시보드 테마; auto는 터미널에 배경을 물어봄
    enter closes this
      enter로 닫기
    make a picture of the flight to share
      공유할 비행 그림 만들기
    print the places that begin with these letters
      이 글자로 시작하는 장소 출력
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      FILE.cast(asciinema)에 기록, 또는 대시보드를 애니메이션으로 FILE.svg에 저장
    show three lines instead of the whole dashboard
      대시보드 대신 세 줄만 표시
    svg, png or txt; default: the file's suffix, or txt
      svg, png, txt; 기본값은 파일 확장자, 없으면 txt
    the name must end with .cast or .svg
      이름은 .cast나 .svg로 끝나야 합니다
    the name must end with .svg, .png or .txt, unless '--format' names the format
      ‘--format’으로 형식을 지정하지 않으면 이름이 .svg, .png, .txt로 끝나야 합니다
    the typical weather of December, without network access
      12월의 전형적인 날씨, 네트워크를 쓰지 않음
    typical for December
      12월의 전형적 날씨
    typical|weather of the season
      전형적
    weather service, or 'normal' for typical weather
      날씨 서비스, 또는 전형적인 날씨를 쓰는 ‘normal’
    write to this file instead of standard output
      표준 출력 대신 이 파일에 쓰기
    {city} is a capital city.
      {city}: 수도입니다.
    {country} has the most stops: {count}.
      정류지가 가장 많은 나라: {country}, {count}곳.
    {country}: stop {number} of {count}.
      {country}: {count}곳 중 {number}번째.
    {count} presents are on the list.
      목록에는 선물 {count}개가 있습니다.
    {delivered} delivered
      {delivered}개 배달
    {delivered} delivered, {remaining} still in the sleigh
      {delivered}개 배달, 썰매에 {remaining}개 남음
    {distance}, {count} stops
      {distance}, 정류지 {count}곳
    {home}, by way of {stop} ({distance})
      {home} ({stop} 경유, {distance})
    {number} people live here.
      이곳에는 {number}명이 삽니다.
    {number} presents for the children here
      이곳 아이들에게 선물 {number}개
    character between the cells of a table, or 'tab'; default: ,
      표의 셀 사이 문자 또는 'tab', 기본값: ,
    export only these properties, separated by commas
      이 속성만 내보내기, 쉼표로 구분
    objects in a transaction; default: 10,000
      트랜잭션당 객체 수, 기본값: 10,000
    say what would be imported, and write nothing
      가져올 내용을 알려 주고 아무것도 쓰지 않기
    types of properties of a new type, as in zip=string,id=int
      새 유형의 속성 유형, 예: zip=string,id=int
    write records with errors to FILE, and import the others
      오류가 있는 레코드를 FILE에 쓰고 나머지를 가져오기
    """#
}
