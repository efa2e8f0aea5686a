/// The output in Japanese, in the format that ``WordTable`` describes.
enum JapaneseTable {
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
      使い方:
    error:
      エラー:
    hint:
      ヒント:
    note:
      注意:
    the time until take-off, until Santa is at your home, or since then
      出発まで、自宅に来るまで、またはその後の時間
    the stop nearest to home
      自宅に最も近い場所
    when Santa arrives there, in local time
      そこへの到着時刻（現地時刻）
    Santa's distance from home
      自宅からサンタまでの距離
    the current stop, or the one he left last
      現在地、または最後に離れた場所
    the next stop; empty after the landing
      次の場所。着陸後は空
    what he is doing, in a few words
      していること（短い言葉）
    an emoji for what he is doing
      していることの絵文字
    the number of presents delivered
      配達済みのプレゼントの数
    the number of presents left
      残りのプレゼントの数
    the percentage of presents delivered
      配達済みのプレゼントの割合（％）
    the time of the flight, in UTC
      飛行の時刻（UTC）
    the local time at {place}
      {place} の現地時刻
    the weather at {place}; empty if unknown
      {place} の天気。不明なら空
    Santa's latitude, in degrees
      サンタの緯度（度）
    Santa's longitude, in degrees
      サンタの経度（度）
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com。キー不要、非営利目的のみ
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net。キーは PIRATE_WEATHER_API_KEY に
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no。メールアドレスを SANTA_CONTACT に
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      ストアの飛行を表示します。飛行しているプログラムがなければ、ルート上でサンタがいるはずの場所を表示します。
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      TEMPLATE はプロンプトやステータスバー用の1行です。次の名前を波かっこで囲んで使えます。{{ と }} は波かっこそのものです:
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      --watch を付けると、変化のたびに行を出力します。パイプを読むステータスバー用です。--for と --notify には --watch が必要です。
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      端末では、q か Ctrl-C を押すまで地図付きのダッシュボードを表示します。'?' でキーの一覧が出ます。パイプの中や --format plain では、変化のたびに1行を出力します。
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      ストアを最初に使うプログラムが飛行を担当します。ほかはそれを追い、担当が終わるとそのうちの一つが引き継ぎます。ルートと時計はストアにあるので、オプションは要りません。--follow を付けると、決して飛行を担当せず、ほかのプログラムを待ちます。
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      ストアは $XDG_DATA_HOME/santa か ~/.local/share/santa にあります。--store で別のフォルダーを指定できます。クリスマスイブの前は --demo でデモを見られます。
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      --server を使うと、自分のサーバーを通じて複数のマシンで一つの飛行を共有できます（'santa-server' を参照）。1台が飛行を担当し、終わると別の1台が引き継ぎます。接続がない間は、手元のデータで続けます。サーバーのトークンは --token-file のファイルか SANTA_SERVER_TOKEN から読みます。
    --weather NAME is one of
      --weather NAME は次のいずれか
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER で既定値を設定します。SANTA_OPEN_METEO_URL、SANTA_PIRATE_WEATHER_URL、SANTA_MET_NORWAY_URL は、http://127.0.0.1:8080 のようにサービスのアドレスを置き換えます。
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      時刻はその夜のUTCとの差を付けた現地時刻です。--near は近い順に15か所を一覧にします。数は --limit で変えられます。
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY は次のプロパティに対する条件です: place、region、population、time、departure、presentsDelivered、utcOffset、id、location.latitude、location.longitude。== != < <= > >=、IN、BETWEEN、CONTAINS、BEGINSWITH、ENDSWITH、LIKE（[c] は大文字と小文字を区別しない）、AND、OR、NOT、かっこが使えます。文字列と時刻は引用符で囲みます。
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE または URL は、Santa Tracker のルートか、そのルートを指す 'info' サービスの応答です。別の飛行の時刻は次の飛行に合わせます。
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      CSV では、表計算ソフトが数式と見なす名前の前に ' を付けます。--raw を付けるとそのままです。
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      同じストアを使うすべてのプログラムのために、着陸か Ctrl-C まで、表示なしで飛行します。すでに飛行しているプログラムがあれば、それが終わると引き継ぎます。
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      応答した要求ごとに1行を出力します（Ctrl-C まで）。'track' は自分の飛行の要求に応答します。このコマンドは追跡の有無にかかわらず動きます。複数のサービスが一つのストアを共有でき、各要求には一度だけ応答し、サービスが強制終了しても失われません。
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      内蔵ルート、または飛行する時刻に合わせた --route のルートを書き出します。出力は --route で同じルートとして読めます。
    {*} Did you mean '{}'?
      {*} '{}' のことですか?
    Unknown command '{}'. {*}
      コマンド '{}' はありません。{*}
    No help for '{}'. {*}
      '{}' のヘルプはありません。{*}
    Did you mean '{}'?
      '{}' のことですか?
    The commands are {*}.
      コマンドは {*} です。
    '{}' is required.
      '{}' が必要です。
    Unknown option '{}'.
      オプション '{}' はありません。
    Missing command: '{}' is an option of {*}.
      コマンドがありません。'{}' は {*} のオプションです。
    Unexpected argument '{}'.
      引数 '{}' は余分です。
    Missing argument: it must be one of {}.
      引数がありません。次のいずれかです: {}。
    Missing argument: '{}'.
      引数 '{}' が指定されていません。
    Missing file: '{}'.
      ファイル '{}' が指定されていません。
    Missing folder: '{}'.
      フォルダー '{}' が指定されていません。
    '{}' is given more than once.
      '{}' が二度以上指定されています。
    '{}' needs a value: '{}'.
      '{}' には値が必要です: '{}'。
    '{}' doesn't take a value, but has '{}'.
      '{}' は値を取りませんが、'{}' が指定されています。
    '{}' is not an option of '{}'; it belongs to {*}.
      '{}' は '{}' のオプションではなく、{*} のオプションです。
    '{}' is not an option of '{}'; it must be used alone.
      '{}' は '{}' のオプションではありません。単独で使います。
    '{}' cannot be combined with '{}': {*}.
      '{}' は '{}' と一緒に使えません: {*}。
    {}='{}' in the environment is not valid: {*}.
      環境変数 {}='{}' は無効です: {*}。
    {}: "{}": "{}" is not valid: {*}.
      {}: "{}": "{}" は無効です: {*}。
    '{}' is not valid: {*}.
      '{}' は無効です: {*}。
    '{}' is not valid: {*}
      '{}' は無効です: {*}
    '{}' is not valid. {*}
      '{}' は無効です。{*}
    '{}' contradicts the flight under way: {}.
      '{}' は進行中の飛行と矛盾します: {}。
    it must be one of {}
      次のいずれかです: {}
    '{}' lists the commands and options.
      '{}' でコマンドとオプションの一覧が出ます。
    '{}' explains the command and its options.
      '{}' でコマンドとそのオプションを説明します。
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      その飛行を追うにはオプションを外し、別の飛行を始めるには '--store PATH' を使ってください。
    {} must be a whole number from {} to {}
      {} は {} から {} までの整数です
    {} must be a number from {} to {}
      {} は {} から {} までの数です
    {} must be a number above {} and at most {}
      {} は {} より大きく {} 以下の数です
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME は1年から9999年までの ISO 8601 の日時です。例: 2026-12-24T22:00 (UTC)、2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      plain、json、または '{countdown} {place}' のような波かっこ付きの名前を含むテンプレートです
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      '{' の後に '}' がありません。波かっこそのものは '{{' と書きます
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      '}' の前に '{' がありません。波かっこそのものは '}}' と書きます
    unknown name '{}'; the names are {}
      名前 '{}' はありません。使える名前: {}
    the dashboard needs a terminal for both input and output
      ダッシュボードには入力と出力の両方に端末が必要です
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM は {} ですが、ダッシュボードにはカーソルを動かせる端末が必要です
    list, retry and drop the failed events of a listener
      失敗したイベントの一覧、再試行、破棄
    list the failed events with their errors
      失敗したイベントとそのエラーを一覧表示する
    give failed events another series of attempts
      失敗したイベントをもう一度試す
    remove failed events for ever
      失敗したイベントを完全に取り除く
    the failed event, as in /u1/weather@42, or the path of a store
      失敗したイベント（例: /u1/weather@42）、またはストアのパス
    all failed events
      失敗したすべてのイベント
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      'santa-cli weather-service --match' などのサービスは、何度も失敗したイベントを脇に置き、次へ進みます。DIR はサービスのフォルダー、またはサービスを含むフォルダーです。省略すると 'weather-service' のすべてです。これらのコマンドの間もサービスは続けられます。
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT は 'list' が表示するイベント（例: /u1/weather@42）か、そのすべてのイベントを指すストアのパスです。
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      サービスは数秒以内、または次の起動時にイベントをもう一度試します。後のイベントはもう処理済みです。また失敗したイベントは一覧に残ります。
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      サービスはイベントをもう試しません。求められたことは行われないままです。イベントを保つファイルも解放されます。
    There are no failed events.
      失敗したイベントはありません。
    attempts: {number}
      試行: {number}
    waits for the listener
      サービスを待っています
    Events to try again: {number}
      もう一度試すイベント: {number}
    Removed events: {number}
      取り除いたイベント: {number}
    The store in '{}' was deleted.
      '{}' のストアは削除されました。
    Run the command again when there is a store.
      ストアができたら、コマンドをもう一度実行してください。
    There is no listener in '{}'.
      '{}' にサービスはありません。
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      サービスのフォルダーを指定してください。サービスと同じ名前で、フォルダー 'failed' を含みます。
    There is no failed event '{}'.
      失敗したイベント '{}' はありません。
    '{}' prints the failed events.
      '{}' は失敗したイベントを表示します。
    No connection to the server ({heard}). Requests are answered when it is back.
      サーバーが応答しません（{heard}）。復帰したら問い合わせに答えます。
    You may only read this store.
      このストアは読むことしかできません。
    The server refuses new weather. {reason}
      サーバーが新しい天気を受け付けません。{reason}
    The server refuses changes to the flight. {reason}
      サーバーが飛行の変更を受け付けません。{reason}
    The server accepts new weather again.
      サーバーが天気をまた受け付けています。
    The server accepts changes to the flight again.
      サーバーが飛行の変更をまた受け付けています。
    The folder of the store was deleted; waiting until a program makes it again.
      ストアのフォルダーが削除されました。プログラムが作り直すのを待っています。
    A token requires a server. Add '--server URL'.
      トークンにはサーバーが必要です。'--server URL' を追加してください。
    data from a server is stored in files
      サーバーのデータはファイルに保存されます
    Only CSV output escapes strings. Add '--format csv'.
      文字列をエスケープするのは CSV 出力だけです。'--format csv' を追加してください。
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      本番の飛行は繰り返せません。'--demo' か、'--at' で時刻を追加してください。
    '{}' prints each change as JSON
      '{}' は変化のたびに JSON を出力します
    It requires '--watch'.
      '--watch' が必要です。
    the program that runs the flight sets the route and the clock
      ルートと時計は飛行を担当するプログラムが決めます
    the program that runs the flight requests the weather
      天気は飛行を担当するプログラムが問い合わせます
    no other program can use an in-memory store
      メモリー上のストアはほかのプログラムから使えません
    both set the place from which distances are measured
      どちらも距離の基準となる場所を指定します
    each must be used alone
      それぞれ単独で使います
    no home was given. {*}
      自宅が指定されていません。{*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      Oslo や "Sydney, Canada" のような地名か、59.91,10.75 のような度単位の座標を指定してください
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {} は LAT,LON ではありません。59.91,10.75 のように、小数点を使った二つの数をコンマで区切ってください
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      緯度 {} は {} 度の範囲にありません。59.91,10.75 のように緯度を先に書きます
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      経度 {} は {} 度の範囲にありません。40.71,-74.01 のように西経は負の数です
    no place called {} is known. {*}
      {} という場所は見つかりません。{*}
    no {} is known in {}. {*}
      {} は {} にはありません。{*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      {*} のことですか? そうでなければ、59.91,10.75 のように座標を指定してください
    Did you mean {*}?
      {*} のことですか?
    Override it with '--home', or unset the variable.
      '--home' で上書きするか、環境変数を消してください。
    Override it with '--home', or correct the file.
      '--home' で上書きするか、ファイルを直してください。
    Unset the variable.
      環境変数を消してください。
    Correct the file.
      ファイルを直してください。
    {}: unknown setting "{}". {*}
      {}: 設定 "{}" はありません。{*}
    {}: unknown setting "{}".
      {}: 設定 "{}" はありません。
    The settings are {}.
      設定は {} です。
    {}: "{}" must be a non-empty string in quotation marks.
      {}: "{}" は引用符で囲んだ空でない文字列でなければなりません。
    Write it as in {}, or remove it.
      {} のように書くか、取り除いてください。
    {}: the settings must be a JSON object.
      {}: 設定は JSON オブジェクトでなければなりません。
    A settings file is a JSON object, as in {}.
      設定ファイルは {} のような JSON オブジェクトです。
    The settings file '{}' can't be read.
      設定ファイル '{}' を読めません。
    Check its permissions.
      アクセス権を確認してください。
    The settings file '{}' is not a regular file.
      設定ファイル '{}' は通常のファイルではありません。
    The settings file '{}' is too large: {} bytes of at most {}.
      設定ファイル '{}' が大きすぎます: {} バイト（上限 {}）。
    '{}' isn't a web address such as https://example.org/route.json.
      '{}' は https://example.org/route.json のようなウェブアドレスではありません。
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      ルートは Santa Tracker の JSON ファイルです。'--route' がなければ内蔵ルートを使います。
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      Santa Tracker の JSON ファイルのパスかウェブアドレス、標準入力なら '-' を指定するか、'--route' を外してください。
    The route can't be read from standard input.
      標準入力からルートを読めません。
    The route file '{}' doesn't exist.
      ルートファイル '{}' がありません。
    The route file '{}' can't be read.
      ルートファイル '{}' を読めません。
    The route '{}' is neither a file nor a pipe.
      ルート '{}' はファイルでもパイプでもありません。
    '{}' isn't a server address.
      '{}' はサーバーのアドレスではありません。
    Write it as in '--server https://santa.example.org:8724'.
      '--server https://santa.example.org:8724' のように書いてください。
    Synchronisation with the server at {} has stopped: {*}
      サーバー {} との同期が止まりました: {*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*}または 'santa-cli login' でユーザーとしてログインしてください。
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      'santa-server' が最初の起動時に出力します。'santa-server token' で作り直せます。
    The server needs a token, but {} is empty.
      サーバーにはトークンが必要ですが、{} は空です。
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {} に有効なトークンがありません。長すぎるか、使えない文字があります。
    The server token file '{}' doesn't exist.
      トークンのファイル '{}' がありません。
    The server token file '{}' can't be read.
      トークンのファイル '{}' を読めません。
    The server token file '{}' is neither a file nor a pipe.
      トークン '{}' はファイルでもパイプでもありません。
    An in-memory store can't be synchronised with a server.
      メモリー上のストアはサーバーと同期できません。
    The folder '{}' can't be created.
      フォルダー '{}' を作れません。
    Choose another folder with '--store PATH'.
      '--store PATH' で別のフォルダーを選んでください。
    '{}' is in use by another program that is connected to a server.
      '{}' は、サーバーに接続している別のプログラムが使っています。
    Choose another folder with '--store PATH', or omit the option.
      '--store PATH' で別のフォルダーを選ぶか、オプションを外してください。
    Pirate Weather needs an API key.
      Pirate Weather には API キーが必要です。
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      環境変数 PIRATE_WEATHER_API_KEY にキーを設定してください。pirateweather.net で無料で取得できます。
    MET Norway requires your contact address.
      MET Norway には連絡先が必要です。
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      環境変数 SANTA_CONTACT にメールアドレスを設定してください。受け取るのは MET Norway だけです。
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT は無効です。印字できる ASCII 文字で200字までです。
    Set it to an e-mail address or the address of a web page.
      メールアドレスかウェブページのアドレスを設定してください。
    {} is not valid: '{}' is not a web address.
      {} は無効です: '{}' はウェブアドレスではありません。
    Write it as in https://api.example.org, without the path of the service.
      https://api.example.org のように、サービスのパスなしで書いてください。
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      ストアの既定のフォルダーがありません。XDG_DATA_HOME も HOME も設定されていません。
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      '--store PATH' で選ぶか、'--store :memory:' で何も保存しないでください。
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      '--store PATH' で別のフォルダーを選ぶか、'--store :memory:' で何も保存しないでください。
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      新しいストアができるようにフォルダーを移すか、'--store PATH' で別のフォルダーを選んでください。
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      ディスクとフォルダーのアクセス権を確認するか、'--store :memory:' で何も保存しないでください。
    '{}' starts a flight in another store.
      '{}' で別のストアの飛行を始められます。
    '{}' is relative to the working directory, which no longer exists.
      '{}' は作業ディレクトリーからの相対パスですが、そのディレクトリーはもうありません。
    Change to an existing folder, or give an absolute path.
      既存のフォルダーに移るか、絶対パスを指定してください。
    '{}' and '{}'
      '{}' と '{}'
    "{}" or "{}"
      "{}" か "{}"
    the built-in route of {year}
      内蔵の{year}年ルート
    the route '{name}'
      ルート「{name}」
    in real time
      実時間
    at {factor} times real speed
      実時間の{factor}倍
    {factor} times faster than real time
      {factor}倍速
    Flying {title}, {speed}. Times are UTC.
      {title}を飛行しています（{speed}）。時刻はUTCです。
    Following {title}, {speed}. Times are UTC.
      {title}を追跡しています（{speed}）。時刻はUTCです。
    Flying {title}, {speed}.
      {title}を飛行しています（{speed}）。
    Another process is flying {title}; this one takes over when it exits.
      別のプロセスが{title}を飛行しています。終わり次第、こちらが引き継ぎます。
    The program that ran the flight has exited; this one takes over.
      飛行していたプロセスが終わったので、この端末が引き継ぎます。
    The program that ran the flight has exited. Waiting for another one.
      飛行していたプロセスが終わりました。次の飛行を待っています。
    No program is running a flight there; waiting. '{command}' starts one.
      まだだれも飛行していないので、待っています。飛行させるには: {command}
    The clock is paused.
      時計が止められました。
    The clock now runs {speed}.
      時計の速さが変わりました: {speed}
    The clock was set to another time.
      時計が別の時刻に合わせられました。
    Landed.
      着陸しました。
    (guessed; set it with --home)
      （推測です。--home で指定できます）
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: サンタは{time}[（現地時刻{local}）]に{stop}に着きます。
    The flight starts on {time}. Watch a demonstration now: {command}
      出発は{time}です。いま様子を見るには: {command}
    Less than an hour: Santa is coming to {city}
      あと1時間以内に {city} に来ます
    Less than ten minutes to {city}: off to bed!
      {city} まであと10分以内です。早く寝ましょう!
    The next stop is {city}!
      次は {city} です!
    Santa is in {city} now!
      サンタは今 {city} にいます!
    Notifications are off: '{program}' was not found.
      {program} がないので、通知は表示されません。
    '{program}' could not show a notification.
      {program} は通知を表示できませんでした。
    take-off in {time}
      出発まで{time}
    {number} left
      残り{number}
    home {time}
      あと{time}
    home visited
      訪問済み
    The route's times match the flight of {year} and are unchanged.
      ルートの時刻は{year}年の飛行と同じなので、そのまま使います。
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      これは{year}年のルートなので、時刻を次の飛行に合わせました。'--at' に{year}年の時刻を指定すると、そのまま飛行します。
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
      ルートの時刻が{year}年の飛行と異なるので、それに合わせました。'--at' にルートの期間内の時刻を指定すると、そのまま飛行します。
    Time
      時刻
    Santa
      サンタ
    Where
      現在地
    Next
      次
    Presents
      プレゼント
    Flown
      飛行距離
    Weather
      天気
    Home
      自宅
    {time} UTC, by the clock of {title}
      {time} UTC（{title}）
    {title}, under way
      {title}、飛行中
    {title}, not tracked here
      {title}、ここでは追跡されていません
    at {place} ({position})
      {place}に滞在中（{position}）
    on the way from {place} ({position})
      {place}から次の町へ向かう途中（{position}）
    somewhere
      どこか
    {place}: take-off in {time}
      {place}: 出発まで{time}
    {place}: in {time}
      {place}: あと{time}
    {place}: has been, {time} ago
      {place}: {time}前に訪問済み
    {place}: next flight: in {time}
      {place}: 次の訪問まで{time}
    , on {time} there
      （現地{time}）
    {time} ago
      {time}前
    Local time
      現地時刻
    Place
      場所
    Region
      国・地域
    From home
      自宅から
    Distance
      距離
    Follow Santa from the terminal.
      端末でサンタを追いかけましょう。
    commands:
      コマンド:
    options:
      オプション:
    exit codes:
      終了コード:
    examples:
      例:
    '{program} help COMMAND' explains a command. '--' ends the options.
      '{program} help COMMAND' でコマンドを説明します。'--' でオプションが終わります。
    {days}d {hours}h
      {days}日{hours}時間
    {hours}h {minutes}m
      {hours}時間{minutes}分
    {minutes}m {seconds}s
      {minutes}分{seconds}秒
    {seconds}s
      {seconds}秒
    {day} {month}
      {number}/{day}
    {day} {month} {year}
      {year}年{number}月{plainDay}日
    {day} {clock}
      {day} {clock}
    Jan
      1月
    Feb
      2月
    Mar
      3月
    Apr
      4月
    May
      5月
    Jun
      6月
    Jul
      7月
    Aug
      8月
    Sep
      9月
    Oct
      10月
    Nov
      11月
    Dec
      12月
    Out of sight
      行方不明
    Flying
      飛行中
    Delivering
      配達中
    Brushing reindeer
      トナカイの世話
    Cookie break
      クッキーで休憩
    Calling Mrs. Claus
      奥さんと電話
    Home again
      帰宅
    Nobody is sure what Santa is up to.
      サンタが何をしているのか、だれにもわかりません。
    Racing across the sky to the next stop.
      次の町へ向かって夜空を駆けています。
    Slipping presents under the trees.
      ツリーの下にそっとプレゼントを置いています。
    Giving the reindeer carrots and a good brush.
      トナカイにニンジンをやり、毛並みを整えています。
    Having cookies and a glass of milk.
      クッキーとミルクでひと休みしています。
    On the phone with Mrs. Claus.
      サンタの奥さんと電話で話しています。
    Weather[ in {place}]:
      [{place}の]天気:
    asking
      問い合わせ中
    looking it up
      調査中
    unknown[, {reason}]
      不明[（{reason}）]
    unknown weather
      不明
    clear
      晴れ
    rain
      雨
    snow
      雪
    sleet
      みぞれ
    windy
      強風
    fog
      霧
    cloudy
      曇り
    partly cloudy
      晴れ時々曇り
    {condition}[, {temperature}]
      {condition}[、{temperature}]
    ({source})
      （{source}）
    {report} in {place}
      {place}: {report}
    Answering requests in {folder} by {service}. Times are UTC.
      {folder} への問い合わせに {service} で答えます。時刻は UTC。
    Santa Tracker
      サンタ追跡
    paused
      一時停止中
    Looking for Santa …
      サンタを探しています…
    The flight's program has exited. Waiting for 'santa-cli fly'.
      飛行していたプログラムが終わりました。santa-cli fly を待っています
    No flight. Run 'santa-cli fly'.
      飛行が止まりました: santa-cli fly
    No flight
      飛行停止
    last heard {time} ago
      最後の応答は{time}前
    no contact yet
      まだ応答なし
    No connection to the server ({heard}). The flight continues with the data on this machine.
      サーバーが応答しません（{heard}）。ここで分かる範囲で飛行を続けます。
    The server is connected again.
      サーバーが復帰しました。
    No connection to the server: {heard}
      サーバー応答なし：{heard}
    Take-off in
      出発まで
    Santa reaches {city} in
      {city} 到着まで
    Santa was in {city}
      {city} には来ました
    Santa is back in {city} in
      次に {city} へ来るまで
    ago
      前
    at {time} there
      現地 {time}
    guessed; set it with --home
      推測です。--home で指定できます
    {distance} away
      家から {distance}
    Santa has come to {city}!
      サンタが {city} に来ました!
    {number} presents
      プレゼント{number}個
    Merry Christmas!
      メリークリスマス!
    {time} in {city}
      {city} は {time}
    leaves[ {city}] in
      [{city} ]出発まで
    in|before a remaining time
      あと
    {number} done
      配達 {number}
    {number} to go
      残り {number}
    Speed
      速度
    Weather in {place}
      {place} の天気
    now
      現在
    {minutes} min ago
      {minutes} 分前
    {hours} h ago
      {hours} 時間前
    No reading. {reason}
      観測値なし: {reason}
    Last stops
      立ち寄った町
    Next stops
      これからの町
    {all} stops
      {all} か所
    {count} of {all}
      {all} か所中 {count}
    type to search
      文字で検索
    No stop has this name.
      見つかりません。
    Santa is there in {time}
      到着まで {time}
    Santa was there {time} ago
      {time} 前に来ました
    Santa is there now
      今ここにいます
    People
      人口
    Presents an hour
      1 時間ごとのプレゼント
    You may only read this flight: its clock can't be changed
      この飛行は読むだけです。時計は変えられません
    This is the real flight: its clock can't be changed
      本番の飛行です。時計は変えられません
    choose
      選ぶ
    fly there
      そこへ飛ぶ
    back
      戻る
    quit
      終了
    list
      一覧
    map
      地図
    help
      ヘルプ
    pause
      停止
    space|key
      スペース
    speed
      速さ
    stops
      町
    pause, faster, slower
      停止・速く・遅く
    by stop; 10 min from home
      前後の町へ、到着10分前へ
    list of stops, and search
      町の一覧と検索
    map: next view; home
      地図の切り替え; 家
    map: zoom, move; mouse
      地図の拡大と移動; マウス
    home|on the map
      家
    next stop
      次の町
    later stops
      その先の町
    his way
      通った道
    ? closes this
      ? で閉じる
    {position} (near {place})
      {position}（{place}付近）
    {city}, {region}
      {city}（{region}）
    your home; default: guessed from the system's time zone
      自宅。省略時はシステムのタイムゾーンの都市
    store folder; :memory: saves nothing
      ストアのフォルダ。:memory: では何も残さない
    route as Santa Tracker JSON; - reads standard input
      Santa Tracker の JSON 形式のルートを使う。- で標準入力
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      時計をこの時刻から始める（例: 2026-12-24T10:00、UTC）
    run the clock N times faster
      時計を N 倍速で進める
    share the stores with other machines through a server
      ストアを他のマシンと共有する
    file with the server's token, instead of SANTA_SERVER_TOKEN
      サーバーのトークン。既定は SANTA_SERVER_TOKEN
    demo flight; default: from take-off, 600 times faster
      出発（または --at の時刻）から 600 倍速（または --speed の速さ）で飛ぶ
    exit after this many seconds of real time
      この秒数（実時間）が過ぎたら終わる
    show a desktop notification when Santa comes closer
      サンタが近づいたらデスクトップに通知する
    restart the demo flight after each landing
      デモが着陸で終わったら、最初からくり返す
    list only results that match the query
      条件に合うものだけ
    plain text, or one JSON object per line
      人のための行、または 1 行に 1 つの JSON オブジェクト
    don't escape formulas and control characters in CSV
      CSV の文字列を、数式なども含めてそのまま書き出す
    units of text output; default: from the locale
      表示の単位。省略時はロケールに従う
    language of text output; default: from the locale
      表示の言語。省略時はロケールに従う
    print the sources and licences of the built-in data
      使用しているデータの出典を表示する
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      人のための行、1 行に 1 つの JSON オブジェクト、または '{countdown} {place}' のような 1 行
    print a line on every change, until Ctrl-C
      変わるたびに 1 行ずつ表示し、Ctrl-C まで続ける
    show the current state, once or on every change
      現在の状況を一度、または変わるたびに表示する
    follow Santa: where he is, what he does, when he reaches you
      サンタの居場所、行動、自宅への到着時刻を追う
    dashboard, plain text, or one JSON object per line
      画面表示、人のための行、または 1 行に 1 つの JSON オブジェクト
    follow only: never run the flight, wait for another program
      自分では飛ばさず、だれかの飛行を待って追う
    dashboard colours; auto detects what the terminal supports
      ダッシュボードの色。auto では端末に合わせる
    move Santa ten times a second
      サンタを 1 秒に 10 回動かす
    ring an hour, ten minutes and one stop before home
      到着の 1 時間前、10 分前、1 つ前の町でベルを鳴らす
    answer the weather requests in a store
      ストアに寄せられた天気の問い合わせに答える
    verify a store's checksums, indexes and links
      ストアのすべてのチェックサムと規則を検査する
    run a flight without showing it
      追跡する人たちのためにそりを飛ばす（表示はしない）
    print a completion script for a shell
      シェルの補完スクリプトを出力する
    export a route as Santa Tracker JSON
      ルートを Santa Tracker 形式で書き出す
    Santa Tracker JSON, the only format
      Santa Tracker の JSON のみ
    print all objects of a type
      ある型のオブジェクトをすべて出力する
    one JSON object per line, or CSV
      1 行に 1 つの JSON オブジェクト、または CSV
    print the manual page
      マニュアルページを出力する
    show help for the program or a command
      プログラムまたはコマンドの使い方を表示する
    print the version
      版を表示する
    sign in to a server as a user
      ユーザーとしてサーバーにログインする
    sign out of a server
      サーバーからログアウトする
    print the user who is signed in to a server
      サーバーにログイン中のユーザーを表示する
    share stores with other users of a server
      ストアをサーバーの他のユーザーと共有する
    list the stores that you may use, or who may use a store
      使えるストア、またはストアを使える人を一覧する
    give users a right to a store
      ストアの権利をユーザーに与える
    also let them create stores there
      そこにストアを作ることも許す
    take a right to a store away
      ストアの権利を取り消す
    give up your right to a store of another user
      他のユーザーのストアに対する自分の権利を手放す
    print a token with which another user gets a right
      他のユーザーが権利を得るトークンを表示する
    hours after which the offer expires
      招待が無効になるまでの時間数
    accept an offer, and print its store
      招待を受け入れ、そのストアを表示する
    path of the flight's store on the server; default: /~/santa
      サーバー上の飛行のストアのパス。既定は /~/santa
    answer in all stores with these paths, as in '/*/weather'
      このパスの全ストアで回答。例: '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO はユーザーの名前、ログイン中の全員なら「users」、誰でもなら「anyone」。PATH は /~/santa のようなストアのパス、またはパターン。「/~/*」の星は一つの要素を表す。LEVEL は read、write、manage のどれか。manage は権利を与えることも含む。
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      権利は加算される。「revoke」は、同じ WHO に同じ PATH で与えた権利を取り消す。「login」でログインする。
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      トークンを相手に送ると、相手は「share accept」で招待を受け入れる。最初に受け入れたユーザーが権利を得る。トークンは二度と表示できない。
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      --path を使うと、他のユーザーが共有する飛行を見る。パスは「share list」が表示する。天気は隣のストア「weather」にある。
    address of the server
      サーバーのアドレス
    name of the user
      ユーザーの名前
    create the user first
      先にユーザーを作成する
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      パスワードを端末または標準入力から読み込む。その後、--server を付けたコマンドは、トークンがなければこのユーザーのストアを使う。セッションは「santa-cli logout」までプログラムのデータフォルダーに残る。
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      トークンがなければ、「santa-cli login」のユーザーとその人のストアを使う。
    list the transactions in the history of a store
      ストアの履歴のトランザクションを一覧する
    print each transaction of a store when it is committed
      コミットされたトランザクションを順に表示する
    list only transactions of this author
      この作者のトランザクションだけを一覧する
    list only transactions after a version, token or time
      バージョン、トークン、時刻より後のトランザクションだけを一覧する
    list only the newest N transactions
      最新のトランザクションをN件だけ一覧する
    list the newest transaction first
      最新のトランザクションから順に一覧する
    list and end what keeps the history of a store
      ストアの履歴を残す要求を一覧し、終わらせる
    list who demands versions, and the cursors
      バージョンを要求するプログラムとカーソルを一覧する
    end the demand of a program, or remove a cursor
      プログラムの要求を終わらせるか、カーソルを削除する
    remove the versions before another one
      あるバージョンより前のバージョンを削除する
    the program whose demand ends
      要求を終わらせるプログラム
    the cursor to remove
      削除するカーソル
    the first version or time to keep
      残す最初のバージョンまたは時刻
    print the objects of a type in an earlier version
      以前のバージョンにある型のオブジェクトを出力する
    the version to show, by its number or a time
      表示するバージョンの番号または時刻
    rewrite a store's files without obsolete data
      不要なものを除いてストアのファイルを書き直す
    list the stops with their local arrival times
      立ち寄り先を現地の到着時刻とともに一覧にする
    for terminals, programs, spreadsheets or maps
      人、プログラム、表計算、地図のための形式
    list the nearest stops with their distances
      近い順に、距離とともに表示する
    sort by a property; "PROPERTY desc" for descending order
      並べ替える。"PROPERTY desc" で降順
    list at most N stops
      最初の N 件だけ
    show the types, counts, sizes and versions of a store
      ストアの型、件数、大きさ、版を表示する
    show help for the program or the given command
      プログラムまたは指定したコマンドの説明を表示する
    success, also if the reader closed the output
      正常終了。出力の読み手が先に終わった場合も含む
    invalid command line; the message says how to fix it
      コマンドラインが正しくない。メッセージが正しい書き方を示す
    a file has invalid or damaged contents
      ファイルは読めたが、内容が正しくない
    an input file doesn't exist or can't be read
      入力ファイルがない、または読む権限がない
    a server can't be reached, or refused the request
      Web サーバーに問い合わせできなかった
    the store can't be created or opened
      ストアを作れない、または開けない
    reading or writing failed
      読み書きに失敗した
    invalid setting in the environment or the settings file
      環境変数または設定ファイルの設定が正しくない
    interrupted with Ctrl-C
      Ctrl-C で終了した
    nothing answers at {}
      {} が応答しません
    {} can't be found: no network, or no such name
      {} が見つかりません（未接続か名前の誤り）
    {} did not answer within {} seconds
      {} が {} 秒以内に応答しませんでした
    there is no secure connection to {} ({})
      {} に安全に接続できません（{}）
    there is no secure connection to {}
      {} に安全に接続できません
    the connection to {} broke off
      {} との接続が切れました
    {} sent more than {} bytes
      {} の応答が {} バイトを超えました
    the request to {} failed ({})
      {} に問い合わせできません（{}）
    the request to {} failed
      {} に問い合わせできません
    it got too many requests: {}
      問い合わせが多すぎます（{}）
    it got too many requests
      問い合わせが多すぎます
    it is unavailable for a while: {}
      しばらく利用できません（{}）
    it is unavailable for a while
      しばらく利用できません
    it failed with status {}: {}
      サーバーの障害です（状態 {}、{}）
    it failed with status {}
      サーバーの障害です（状態 {}）
    it refused the request with status {}: {}
      問い合わせが拒否されました（状態 {}、{}）
    it refused the request with status {}
      問い合わせが拒否されました（状態 {}）
    it answered with status {}: {}
      応答の状態が {} です（{}）
    it answered with status {}
      応答の状態が {} です
    it answered with a web page instead of data
      データではなく Web ページが返されました
    the limit of {} places a minute is reached
      1分間に {} か所という上限に達しました
    no answer for this place
      この場所についての応答がありません
    it answered for {} places instead of {}
      {} か所についての応答でした（必要なのは {} か所）
    its answer is not JSON: {}
      応答が JSON ではありません（{}）
    its answer has no '{}'
      応答に '{}' がありません
    its answer {}
      応答が正しくありません（{}）
    '{}' in its answer {}
      応答の '{}' が正しくありません（{}）
    create or update objects from JSON or CSV
      JSON または CSV からオブジェクトを作成・更新する
    copy the readable data of a damaged store to a new one
      壊れたストアの読める部分を新しいストアに書き出す
    folder of the new store; must be empty or not exist
      新しいストアのフォルダ。空か、存在しないもの
    store folder; created if missing
      ストアのフォルダ。なければ作られる
    inspect, compare, import, export and recover stores
      ストアを調べ、オブジェクトを出し入れする
    input format; default: csv for *.csv, json otherwise
      データの形式。省略時は名前の末尾による
    primary key property of a new type
      新しい型の主キーとなるプロパティ
    types of properties of a new type, as in zip=string,id=int
      新しい型のプロパティの型。例: zip=string,id=int
    character between the cells of a table, or 'tab'; default: ,
      表のセルを区切る文字、または 'tab'。省略時は ,
    objects in a transaction; default: 10,000
      一つのトランザクションのオブジェクト数。省略時は 10,000
    write records with errors to FILE, and import the others
      誤りのあるレコードを FILE に書き、ほかを取り込む
    say what would be imported, and write nothing
      取り込む内容を示すだけで、何も書き込まない
    export only these properties, separated by commas
      これらのプロパティだけを書き出す(コンマ区切り)
    the type of the objects
      オブジェクトの型
    print the schema of a store: types and properties
      ストアの型とプロパティを表示する
    Swift classes, or JSON to save and compare
      Swift のクラス、または保存・比較用の JSON
    compare the schemas and objects of two stores
      二つのストアのスキーマとオブジェクトを比べる
    compare only the objects of this type
      この型のオブジェクトだけを比べる
    the two stores differ
      二つのストアに違いがある
    export the objects of a type, for 'store import'
      ある型のオブジェクトを store import 用に書き出す
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record は、表示した内容をすべて 'asciinema play' 用に FILE.cast に書きます。Ctrl-C の後でも各行は完全です。FILE.svg はダッシュボードの最長 30 秒の動画で、終了時に書かれます。
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      PNG にはラテン文字しかないので、絵は英語です。SVG ではすべての文字を使えます。
    A PNG picture isn't text. Name a file with '-o santa.png'.
      PNG の絵はテキストではありません。'-o santa.png' でファイルを指定してください。
    Advent: door {number} of 24
      アドベント：24の扉の{number}番目
    All rest before the long night.
      長い夜の前に、みんな休んでいます。
    At {count} stops, the Sun doesn't rise on Christmas Day.
      {count}か所では、クリスマスの日に太陽が昇りません。
    Before your home, Santa makes {count} stops.
      自宅の前に、サンタは{count}か所を訪れます。
    Carrots are packed for the reindeer.
      トナカイのニンジンを詰めています。
    Check that the folder exists and that you may write to it.
      フォルダーがあり、書き込めることを確認してください。
    Halfway, at {time} UTC, Santa is near {place}.
      中間の{time} UTCには、サンタは{place}付近にいます。
    It is {distance} from your home.
      自宅から{distance}です。
    Mrs. Claus bakes cookies.
      ミセス・クロースがクッキーを焼いています。
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo。つながらなければ典型的な天気
    Santa makes {count} stops this year.
      今年のサンタの訪問先は{count}か所です。
    Santa reads the letters.
      サンタが手紙を読んでいます。
    Santa visits {count} countries and territories.
      サンタは{count}の国と地域を訪れます。
    Snow is cleared from the runway.
      滑走路の雪かきをしています。
    Sunrise is at {rise}, sunset at {set}.
      日の出は{rise}、日の入りは{set}です。
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      この夜の記録: プレゼント{presents}個、訪問先{count}か所、飛行距離{distance}。{stop}には{time}[（現地時刻{local}）]に来ました。
    The Sun doesn't rise here today.
      今日は太陽が昇りません。
    The Sun doesn't set here today.
      今日は太陽が沈みません。
    The bells are polished.
      鈴を磨いています。
    The busiest hour starts at {time} UTC: {count} presents.
      最も忙しい1時間は{time} UTCから、{count}個です。
    The day is {time} long.
      昼の長さは{time}です。
    The elves check the list twice.
      エルフたちがリストを2回確かめています。
    The elves wrap the first presents.
      エルフたちが最初のプレゼントを包んでいます。
    The fastest leg: {distance} an hour, from {place} to {other}.
      最速区間は{place}から{other}まで、時速{distance}です。
    The first stop is {place}, at {time} UTC.
      最初の訪問先は{place}、{time} UTCです。
    The largest city on the way is {place}: {count} people.
      途中で最大の都市は{place}、人口{count}人です。
    The last stop is {place}, at {time} UTC.
      最後の訪問先は{place}、{time} UTCです。
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      PNG の文字はラテン文字です。ほかの文字がある場合は英語になり、そのことを知らせます。SVG では、表示する側にフォントがあればどの文字も表示されます。
    The longest leg: {distance}, from {place} to {other}.
      最長区間は{place}から{other}までの{distance}です。
    The longest stay is in {place}: {duration}.
      最も長く滞在するのは{place}、{duration}です。
    The maps are brought up to date.
      地図を新しくしています。
    The northernmost stop is {place}.
      最北の訪問先は{place}です。
    The postcard '{}' can't be written.
      はがき '{}' を書けません。
    The recording '{}' can't be written: {}.
      記録 '{}' を書けません: {}。
    The reindeer practise the take-off.
      トナカイたちが離陸の練習をしています。
    The sacks are sewn.
      袋を縫っています。
    The shortest leg: {distance}, from {place} to {other}.
      最短区間は{place}から{other}までの{distance}です。
    The sleigh gets new runners.
      そりに新しい滑り板を付けています。
    The smallest place on the way is {place}: {count} people.
      途中で最小の町は{place}、人口{count}人です。
    The southernmost stop is {place}.
      最南の訪問先は{place}です。
    The stop farthest from your home is {place}: {distance}.
      自宅から最も遠い訪問先は{place}、{distance}です。
    The stop nearest to the equator is {place}.
      赤道に最も近い訪問先は{place}です。
    The stop nearest to your home is {place}: {distance}.
      自宅に最も近い訪問先は{place}、{distance}です。
    The stops have {count} different local times.
      訪問先の現地時刻は{count}種類あります。
    The weather shown is typical for December. {reason}.
      表示している天気は12月の典型的なものです。{reason}。
    The whole flight is {distance} long.
      全行程は{distance}です。
    Tonight is the night! Take-off is at {time} UTC.
      いよいよ今夜です！出発は{time} UTCです。
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      地図、サンタ、自宅、カウントダウンを、チャットで表示される 1200×630 ピクセルの絵か、テキストとして書きます。形式は FILE の拡張子で決まります。-o がなければ、テキストか SVG を出力します。
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      SVG にはダッシュボードを表示する端末が必要です。行は .cast ファイルに記録してください
    cards of arrivals on, off
      到着カードの表示
    dashboard theme; auto asks the terminal for its background
      配色。autoは端末に背景色を尋ねる
    enter closes this
      Enterで閉じる
    make a picture of the flight to share
      共有用に飛行の絵を作る
    print the places that begin with these letters
      この文字で始まる場所を出力する
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      FILE.cast（asciinema）に記録する。FILE.svg にはダッシュボードの動画を書く
    show three lines instead of the whole dashboard
      画面全体の代わりに3行だけ表示する
    svg, png or txt; default: the file's suffix, or txt
      svg、png、txt。省略時はファイルの拡張子、または txt
    the name must end with .cast or .svg
      名前は .cast か .svg で終わらなければなりません
    the name must end with .svg, .png or .txt, unless '--format' names the format
      '--format' で形式を指定しない場合、名前は .svg、.png、.txt で終わらなければなりません
    the typical weather of December, without network access
      12月の典型的な天気。ネットワークを使わない
    typical for December
      12月の典型的な天気
    typical|weather of the season
      典型値
    weather service, or 'normal' for typical weather
      天気サービス。normal は典型的な天気
    write to this file instead of standard output
      標準出力の代わりにこのファイルに書く
    {city} is a capital city.
      {city}は首都です。
    {country} has the most stops: {count}.
      訪問先が最も多い国は{country}、{count}か所です。
    {country}: stop {number} of {count}.
      {country}の{count}か所中{number}か所目です。
    {count} presents are on the list.
      リストには{count}個のプレゼントがあります。
    {delivered} delivered
      {delivered}個を配達
    {delivered} delivered, {remaining} still in the sleigh
      {delivered}個を配達、そりに残り{remaining}個
    {distance}, {count} stops
      {distance}、{count}か所
    {home}, by way of {stop} ({distance})
      {home}（{stop}経由、{distance}）
    {number} people live here.
      人口は{number}人です。
    {number} presents for the children here
      ここの子どもたちに{number}個のプレゼント
    """#
}
