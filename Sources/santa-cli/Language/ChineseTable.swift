/// The output in Chinese, in simplified characters, in the format that ``WordTable`` describes.
enum ChineseTable {
  static let text = #"""
    1,234 12,345.6|the form of numbers
      1,234 12,345.6
    {number} km
      {number} 公里
    {number} mi
      {number} 英里
    {number} km/h
      {number} 公里/时
    {number} mi/h
      {number} 英里/时
    {number} °C
      {number} °C
    {number} °F
      {number} °F
    {number} %
      {number}%
    usage:
      用法:
    error:
      错误:
    hint:
      提示:
    note:
      注意:
    the time until take-off, until Santa is at your home, or since then
      距出发、距到达您家，或到访之后的时间
    the stop nearest to home
      离家最近的站
    when Santa arrives there, in local time
      到达那里的当地时间
    Santa's distance from home
      圣诞老人离家的距离
    the current stop, or the one he left last
      当前站，或最近离开的站
    the next stop; empty after the landing
      下一站；降落后为空
    what he is doing, in a few words
      正在做的事，几个字
    an emoji for what he is doing
      表示正在做的事的表情符号
    the number of presents delivered
      已送出的礼物数
    the number of presents left
      剩余的礼物数
    the percentage of presents delivered
      已送出礼物的百分比
    the time of the flight, in UTC
      飞行的时间（UTC）
    the local time at {place}
      {place} 的当地时间
    the weather at {place}; empty if unknown
      {place} 的天气；未知则为空
    Santa's latitude, in degrees
      圣诞老人的纬度（度）
    Santa's longitude, in degrees
      圣诞老人的经度（度）
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com，不需要密钥；仅限非商业用途
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net，密钥放在 PIRATE_WEATHER_API_KEY
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no，电子邮件地址放在 SANTA_CONTACT
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      显示存储中的飞行。如果那里没有程序在飞行，则按路线显示圣诞老人应在的位置。
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      TEMPLATE 是用于命令提示符或状态栏的一行。可以使用下列名称，写在花括号里；{{ 和 }} 表示花括号本身:
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      加上 --watch，每次变化都重新输出这一行，供读取管道的状态栏使用。--for 和 --notify 需要 --watch。
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      在终端上显示带地图的仪表盘，直到按下 q 或 Ctrl-C；按“?”列出按键。在管道中，或使用 --format plain 时，每次变化输出一行。
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      存储上的第一个程序负责飞行。其他程序跟随，它退出后由其中一个接替。路线和时钟都在存储里，因此不需要选项。加上 --follow 的程序从不负责飞行，而是等待别的程序。
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      存储位于 $XDG_DATA_HOME/santa 或 ~/.local/share/santa，除非用 --store 指定别的文件夹。平安夜之前可以用 --demo 观看演示。
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      使用 --server，多台机器可以通过您自己的服务器共享一次飞行；参见“santa-server”。一台机器负责飞行，它退出后由另一台接替。没有连接时，其他机器用已有的数据继续。服务器的令牌从 --token-file 的文件或 SANTA_SERVER_TOKEN 读取。
    --weather NAME is one of
      --weather NAME 是下列之一
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER 设置默认值。SANTA_OPEN_METEO_URL、SANTA_PIRATE_WEATHER_URL 和 SANTA_MET_NORWAY_URL 替换各服务的地址，例如 http://127.0.0.1:8080。
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      时间是各站的当地时间，并附有当晚与 UTC 的时差。--near 由近到远列出最近的 15 站；--limit 改变数量。
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY 是对站点属性的条件：place、region、population、time、departure、presentsDelivered、utcOffset、id、location.latitude 和 location.longitude。可用 == != < <= > >=、IN、BETWEEN、CONTAINS、BEGINSWITH、ENDSWITH 和 LIKE（[c] 忽略大小写）、AND、OR、NOT 以及括号。字符串和时间要加引号。
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE 或 URL 是 Santa Tracker 的路线，或其 info 服务指明路线的应答。另一次飞行的时间会移到下一次飞行。
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      在 CSV 中，会被电子表格当作公式的名称前面加 '，除非给出 --raw。
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      为同一存储上的所有程序飞行，直到降落或 Ctrl-C，不显示画面。如果那里已有别的程序在飞行，则在它退出后接替。
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      每应答一个请求输出一行，直到 Ctrl-C。track 应答自己飞行的请求；本命令有没有它都能工作。多个服务可以共享一个存储：每个请求只应答一次，服务被终止时也不会丢失。
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      写出内置路线，或把 --route 的路线按其飞行时间写出。--route 能把输出读回为同一条路线。
    {*} Did you mean '{}'?
      {*}您是不是想输入“{}”？
    Unknown command '{}'. {*}
      未知命令“{}”。{*}
    No help for '{}'. {*}
      没有关于“{}”的帮助。{*}
    Did you mean '{}'?
      您是不是想输入“{}”？
    The commands are {*}.
      命令有 {*}。
    '{}' is required.
      必须给出“{}”。
    Unknown option '{}'.
      未知选项“{}”。
    Missing command: '{}' is an option of {*}.
      缺少命令：“{}”是 {*} 的选项。
    Unexpected argument '{}'.
      多余的参数“{}”。
    Missing argument: it must be one of {}.
      缺少参数：必须是下列之一：{}。
    Missing argument: '{}'.
      缺少参数：“{}”。
    Missing file: '{}'.
      缺少文件：“{}”。
    Missing folder: '{}'.
      缺少文件夹：“{}”。
    '{}' is given more than once.
      “{}”出现了不止一次。
    '{}' needs a value: '{}'.
      “{}”需要一个值：“{}”。
    '{}' doesn't take a value, but has '{}'.
      “{}”不带值，却给了“{}”。
    '{}' is not an option of '{}'; it belongs to {*}.
      “{}”不是“{}”的选项，而是 {*} 的选项。
    '{}' is not an option of '{}'; it must be used alone.
      “{}”不是“{}”的选项；它必须单独使用。
    '{}' cannot be combined with '{}': {*}.
      “{}”不能与“{}”同时使用：{*}。
    {}='{}' in the environment is not valid: {*}.
      环境变量 {}='{}' 无效：{*}。
    {}: "{}": "{}" is not valid: {*}.
      {}: "{}": "{}" 无效：{*}。
    '{}' is not valid: {*}.
      “{}”无效：{*}。
    '{}' is not valid: {*}
      “{}”无效：{*}
    '{}' is not valid. {*}
      “{}”无效。{*}
    '{}' contradicts the flight under way: {}.
      “{}”与正在进行的飞行不符：{}。
    it must be one of {}
      必须是下列之一：{}
    '{}' lists the commands and options.
      “{}”列出命令和选项。
    '{}' explains the command and its options.
      “{}”解释该命令及其选项。
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      去掉该选项即可跟随那次飞行，或用“--store PATH”开始另一次飞行。
    {} must be a whole number from {} to {}
      {} 必须是 {} 到 {} 的整数
    {} must be a number from {} to {}
      {} 必须是 {} 到 {} 的数
    {} must be a number above {} and at most {}
      {} 必须大于 {}，且不超过 {}
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME 必须是 ISO 8601 的日期和时间，年份为 1 到 9999，例如 2026-12-24T22:00 (UTC) 或 2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      必须是 plain、json，或含有花括号名称的模板，例如 '{countdown} {place}'
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      有一个 '{' 后面没有 '}'；花括号本身写作 '{{'
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      有一个 '}' 前面没有 '{'；花括号本身写作 '}}'
    unknown name '{}'; the names are {}
      未知名称 '{}'；可用的名称有 {}
    the dashboard needs a terminal for both input and output
      仪表盘的输入和输出都需要终端
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM 为 {}，而仪表盘需要能移动光标的终端
    list, retry and drop the failed events of a listener
      列出、重试或丢弃失败的事件
    list the failed events with their errors
      列出失败的事件及其错误
    give failed events another series of attempts
      再次尝试失败的事件
    remove failed events for ever
      永久移除失败的事件
    the failed event, as in /u1/weather@42, or the path of a store
      失败的事件（如 /u1/weather@42），或存储的路径
    all failed events
      所有失败的事件
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      “santa-cli weather-service --match”等服务会把多次失败的事件放到一边，继续处理下一个。DIR 是某个服务的文件夹，或包含服务的文件夹；默认为“weather-service”的所有服务。这些命令运行时，服务可以继续。
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT 是“list”显示的事件（如 /u1/weather@42），或表示其所有事件的存储路径。
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      服务会在几秒内或下次启动时再次尝试这些事件。之后的事件已经处理完毕。再次失败的事件仍留在列表中。
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      服务不再尝试这些事件。它们请求的事不会完成。保存这些事件的文件也会释放。
    There are no failed events.
      没有失败的事件。
    attempts: {number}
      尝试次数：{number}
    waits for the listener
      等待服务
    Events to try again: {number}
      将再次尝试的事件：{number}
    Removed events: {number}
      已移除的事件：{number}
    The store in '{}' was deleted.
      “{}”中的存储已被删除。
    Run the command again when there is a store.
      有存储后，请再次运行该命令。
    There is no listener in '{}'.
      “{}”中没有服务。
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      请指定服务的文件夹。它与服务同名，并包含文件夹“failed”。
    There is no failed event '{}'.
      没有失败的事件“{}”。
    '{}' prints the failed events.
      “{}”显示失败的事件。
    No connection to the server ({heard}). Requests are answered when it is back.
      与服务器没有连接（{heard}）。恢复后会应答请求。
    You may only read this store.
      您只能读取这个存储。
    The server refuses new weather. {reason}
      服务器拒绝新的天气。{reason}
    The server refuses changes to the flight. {reason}
      服务器拒绝对飞行的更改。{reason}
    The server accepts new weather again.
      服务器重新接受天气。
    The server accepts changes to the flight again.
      服务器重新接受对飞行的更改。
    The folder of the store was deleted; waiting until a program makes it again.
      存储的文件夹已被删除；正在等待程序重新创建它。
    A token requires a server. Add '--server URL'.
      令牌需要服务器。请加上“--server URL”。
    data from a server is stored in files
      来自服务器的数据保存在文件里
    Only CSV output escapes strings. Add '--format csv'.
      只有 CSV 输出会转义字符串。请加上“--format csv”。
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      真正的飞行不能重复。请加上“--demo”，或用“--at”指定时间。
    '{}' prints each change as JSON
      “{}”会把每次变化输出为 JSON
    It requires '--watch'.
      它需要“--watch”。
    the program that runs the flight sets the route and the clock
      路线和时钟由负责飞行的程序决定
    the program that runs the flight requests the weather
      天气由负责飞行的程序请求
    no other program can use an in-memory store
      其他程序无法使用内存中的存储
    both set the place from which distances are measured
      两者都指定测量距离的起点
    each must be used alone
      每个都必须单独使用
    no home was given. {*}
      没有给出家的位置。{*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      请给出地名，例如 Oslo 或 "Sydney, Canada"，或以度为单位的坐标，例如 59.91,10.75
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {} 不是 LAT,LON。请写两个用小数点的数，中间用逗号，例如 59.91,10.75
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      纬度 {} 不在 {} 度之内。纬度写在前面，例如 59.91,10.75
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      经度 {} 不在 {} 度之内。西经为负数，例如 40.71,-74.01
    no place called {} is known. {*}
      没有名为 {} 的地点。{*}
    no {} is known in {}. {*}
      {} 不在 {}。{*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      您是不是想输入 {*}？如果不是，请给出坐标，例如 59.91,10.75
    Did you mean {*}?
      您是不是想输入 {*}？
    Override it with '--home', or unset the variable.
      请用“--home”覆盖它，或取消该变量。
    Override it with '--home', or correct the file.
      请用“--home”覆盖它，或改正文件。
    Unset the variable.
      请取消该变量。
    Correct the file.
      请改正文件。
    {}: unknown setting "{}". {*}
      {}：未知设置 "{}"。{*}
    {}: unknown setting "{}".
      {}：未知设置 "{}"。
    The settings are {}.
      设置有 {}。
    {}: "{}" must be a non-empty string in quotation marks.
      {}："{}" 必须是引号中的非空字符串。
    Write it as in {}, or remove it.
      请写成 {}，或将其删除。
    {}: the settings must be a JSON object.
      {}：设置必须是一个 JSON 对象。
    A settings file is a JSON object, as in {}.
      设置文件是一个 JSON 对象，例如 {}。
    The settings file '{}' can't be read.
      无法读取设置文件“{}”。
    Check its permissions.
      请检查它的权限。
    The settings file '{}' is not a regular file.
      设置文件“{}”不是普通文件。
    The settings file '{}' is too large: {} bytes of at most {}.
      设置文件“{}”太大：{} 字节，上限 {}。
    '{}' isn't a web address such as https://example.org/route.json.
      “{}”不是像 https://example.org/route.json 这样的网址。
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      路线是 Santa Tracker 的 JSON 文件。没有“--route”时使用内置路线。
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      请给出 Santa Tracker JSON 文件的路径或网址，用“-”表示标准输入，或去掉“--route”。
    The route can't be read from standard input.
      无法从标准输入读取路线。
    The route file '{}' doesn't exist.
      路线文件“{}”不存在。
    The route file '{}' can't be read.
      无法读取路线文件“{}”。
    The route '{}' is neither a file nor a pipe.
      路线“{}”既不是文件也不是管道。
    '{}' isn't a server address.
      “{}”不是服务器地址。
    Write it as in '--server https://santa.example.org:8724'.
      请写成“--server https://santa.example.org:8724”。
    Synchronisation with the server at {} has stopped: {*}
      与服务器 {} 的同步已停止：{*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*}也可以用“santa-cli login”以用户身份登录。
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      “santa-server”首次启动时会显示它；“santa-server token”会生成新的。
    The server needs a token, but {} is empty.
      服务器需要令牌，但 {} 是空的。
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {} 中没有有效的令牌：太长或含有无效字符。
    The server token file '{}' doesn't exist.
      令牌文件“{}”不存在。
    The server token file '{}' can't be read.
      无法读取令牌文件“{}”。
    The server token file '{}' is neither a file nor a pipe.
      令牌“{}”既不是文件也不是管道。
    An in-memory store can't be synchronised with a server.
      内存中的存储无法与服务器同步。
    The folder '{}' can't be created.
      无法创建文件夹“{}”。
    Choose another folder with '--store PATH'.
      请用“--store PATH”选择别的文件夹。
    '{}' is in use by another program that is connected to a server.
      “{}”正被另一个连接服务器的程序使用。
    Choose another folder with '--store PATH', or omit the option.
      请用“--store PATH”选择别的文件夹，或去掉该选项。
    Pirate Weather needs an API key.
      Pirate Weather 需要 API 密钥。
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      请把密钥放入变量 PIRATE_WEATHER_API_KEY。可在 pirateweather.net 免费获取。
    MET Norway requires your contact address.
      MET Norway 需要您的联系地址。
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      请把电子邮件地址放入变量 SANTA_CONTACT。只有 MET Norway 会收到。
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT 无效：最多 200 个可打印的 ASCII 字符。
    Set it to an e-mail address or the address of a web page.
      请设为电子邮件地址或网页地址。
    {} is not valid: '{}' is not a web address.
      {} 无效：“{}”不是网址。
    Write it as in https://api.example.org, without the path of the service.
      请写成 https://api.example.org 的形式，不含服务的路径。
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      存储没有默认文件夹：XDG_DATA_HOME 和 HOME 都未设置。
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      请用“--store PATH”选择一个，或用“--store :memory:”不保存任何内容。
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      请用“--store PATH”选择别的文件夹，或用“--store :memory:”不保存任何内容。
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      请移走该文件夹以便创建新存储，或用“--store PATH”选择别的文件夹。
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      请检查磁盘和文件夹权限，或用“--store :memory:”不保存任何内容。
    '{}' starts a flight in another store.
      “{}”会在另一个存储中开始飞行。
    '{}' is relative to the working directory, which no longer exists.
      “{}”相对于工作目录，而该目录已不存在。
    Change to an existing folder, or give an absolute path.
      请切换到存在的文件夹，或给出绝对路径。
    '{}' and '{}'
      “{}”和“{}”
    "{}" or "{}"
      "{}" 或 "{}"
    the built-in route of {year}
      内置的{year}年路线
    the route '{name}'
      路线“{name}”
    in real time
      与实际时间同步
    at {factor} times real speed
      以实际时间的{factor}倍运行
    {factor} times faster than real time
      以{factor}倍速运行
    Flying {title}, {speed}. Times are UTC.
      正在飞行：{title}，{speed}。时间为 UTC。
    Following {title}, {speed}. Times are UTC.
      正在追踪：{title}，{speed}。时间为 UTC。
    Flying {title}, {speed}.
      正在飞行：{title}，{speed}。
    Another process is flying {title}; this one takes over when it exits.
      另一个进程正在飞行{title}；它退出后由本进程接替。
    The program that ran the flight has exited; this one takes over.
      负责飞行的程序已退出；由本程序接替。
    The program that ran the flight has exited. Waiting for another one.
      负责飞行的程序已退出。正在等待另一个程序。
    No program is running a flight there; waiting. '{command}' starts one.
      那里还没有程序在飞行；正在等待。运行 {command} 即可开始。
    The clock is paused.
      时钟已暂停。
    The clock now runs {speed}.
      时钟现在{speed}。
    The clock was set to another time.
      时钟已改到另一个时间。
    Landed.
      已降落。
    (guessed; set it with --home)
      （猜测；可用 --home 指定）
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}：圣诞老人将于 {time}[（当地 {local}）]到达{stop}。
    The flight starts on {time}. Watch a demonstration now: {command}
      飞行将于 {time} 开始。现在就看演示：{command}
    Less than an hour: Santa is coming to {city}
      不到一小时，圣诞老人就到{city}
    Less than ten minutes to {city}: off to bed!
      不到十分钟就到{city}：快去睡觉！
    The next stop is {city}!
      下一站就是{city}！
    Santa is in {city} now!
      圣诞老人现在就在{city}！
    Notifications are off: '{program}' was not found.
      通知不可用：找不到 {program}。
    '{program}' could not show a notification.
      {program} 无法显示通知。
    take-off in {time}
      {time}后出发
    {number} left
      剩余 {number}
    home {time}
      还有{time}
    home visited
      已经来过
    The route's times match the flight of {year} and are unchanged.
      路线的时间与{year}年的飞行一致，保持不变。
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      路线是{year}年的，时间已移到下一次飞行。若要保留，请用 --at 指定{year}年的时间。
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
      路线的时间与{year}年的飞行不一致，已移到该次飞行。若要保留，请用 --at 指定路线期间的时间。
    Time
      时间
    Santa
      圣诞老人
    Where
      位置
    Next
      下一站
    Presents
      礼物
    Flown
      航程
    Weather
      天气
    Home
      家
    {time} UTC, by the clock of {title}
      {time} UTC（{title}）
    {title}, under way
      {title}，飞行中
    {title}, not tracked here
      {title}，此处未追踪
    at {place} ({position})
      在{place}（{position}）
    on the way from {place} ({position})
      离开{place}途中（{position}）
    somewhere
      某处
    {place}: take-off in {time}
      {place}：{time}后出发
    {place}: in {time}
      {place}：还有{time}
    {place}: has been, {time} ago
      {place}：{time}前来过
    {place}: next flight: in {time}
      {place}：下次来访还有{time}
    , on {time} there
      （当地 {time}）
    {time} ago
      {time}前
    Local time
      当地时间
    Place
      地点
    Region
      国家或地区
    From home
      离家
    Distance
      距离
    Follow Santa from the terminal.
      在终端里追踪圣诞老人。
    commands:
      命令：
    options:
      选项：
    exit codes:
      退出码：
    examples:
      示例：
    '{program} help COMMAND' explains a command. '--' ends the options.
      “{program} help COMMAND”解释一个命令。“--”结束选项。
    {days}d {hours}h
      {days}天{hours}小时
    {hours}h {minutes}m
      {hours}小时{minutes}分
    {minutes}m {seconds}s
      {minutes}分{seconds}秒
    {seconds}s
      {seconds}秒
    {day} {month}
      {number}月{plainDay}日
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
      不知去向
    Flying
      飞行中
    Delivering
      派送礼物
    Brushing reindeer
      照料驯鹿
    Cookie break
      吃饼干休息
    Calling Mrs. Claus
      给家里打电话
    Home again
      回到家了
    Nobody is sure what Santa is up to.
      谁也不知道圣诞老人在做什么。
    Racing across the sky to the next stop.
      正飞越夜空前往下一站。
    Slipping presents under the trees.
      正悄悄把礼物放到圣诞树下。
    Giving the reindeer carrots and a good brush.
      正在喂驯鹿胡萝卜，并给它们刷毛。
    Having cookies and a glass of milk.
      正在吃饼干、喝牛奶。
    On the phone with Mrs. Claus.
      正在和圣诞奶奶通电话。
    Weather[ in {place}]:
      [{place}]天气：
    asking
      已发出询问
    looking it up
      正在查询
    unknown[, {reason}]
      未知[，{reason}]
    unknown weather
      天气未知
    clear
      晴
    rain
      雨
    snow
      雪
    sleet
      雨夹雪
    windy
      有风
    fog
      雾
    cloudy
      阴
    partly cloudy
      多云
    {condition}[, {temperature}]
      {condition}[，{temperature}]
    ({source})
      （{source}）
    {report} in {place}
      {place}，{report}
    Answering requests in {folder} by {service}. Times are UTC.
      正在由 {service} 应答 {folder} 中的请求。时间为 UTC。
    Santa Tracker
      圣诞老人追踪器
    paused
      已暂停
    Looking for Santa …
      正在寻找圣诞老人 …
    The flight's program has exited. Waiting for 'santa-cli fly'.
      负责飞行的程序已退出。正在等待 santa-cli fly。
    No flight. Run 'santa-cli fly'.
      没有飞行。请运行 santa-cli fly。
    No flight
      没有飞行
    last heard {time} ago
      最后联系于{time}前
    no contact yet
      尚未联系上
    No connection to the server ({heard}). The flight continues with the data on this machine.
      与服务器没有连接（{heard}）。飞行按本机已有的数据继续。
    The server is connected again.
      服务器已重新连接。
    No connection to the server: {heard}
      与服务器没有连接：{heard}
    Take-off in
      距离出发还有
    Santa reaches {city} in
      距离到达{city}还有
    Santa was in {city}
      圣诞老人到过{city}
    Santa is back in {city} in
      距离再到{city}还有
    ago
      前
    at {time} there
      当地 {time}
    guessed; set it with --home
      猜测；可用 --home 指定
    {distance} away
      相距 {distance}
    Santa has come to {city}!
      圣诞老人到{city}了！
    {number} presents
      {number} 份礼物
    Merry Christmas!
      圣诞快乐！
    {time} in {city}
      {city} {time}
    leaves[ {city}] in
      [离开{city}]还有
    in|before a remaining time
      还有
    {number} done
      已送 {number}
    {number} to go
      剩余 {number}
    Speed
      速度
    Weather in {place}
      {place}天气
    now
      刚刚
    {minutes} min ago
      {minutes} 分钟前
    {hours} h ago
      {hours} 小时前
    No reading. {reason}
      没有实测值。{reason}
    Last stops
      最近几站
    Next stops
      接下来几站
    {all} stops
      共 {all} 站
    {count} of {all}
      {count} / {all}
    type to search
      输入即可搜索
    No stop has this name.
      没有叫这个名字的站。
    Santa is there in {time}
      {time}后到达
    Santa was there {time} ago
      {time}前来过
    Santa is there now
      现在就在这里
    People
      人口
    Presents an hour
      每小时礼物数
    You may only read this flight: its clock can't be changed
      您只能读取这次飞行：时钟不能更改
    This is the real flight: its clock can't be changed
      这是真正的飞行：时钟不能更改
    choose
      选择
    fly there
      飞到那里
    back
      返回
    quit
      退出
    list
      列表
    map
      地图
    help
      帮助
    pause
      暂停
    space|key
      空格
    speed
      速度
    stops
      逐站
    pause, faster, slower
      暂停、加速、减速
    by stop; 10 min from home
      逐站；到家前10分钟
    list of stops, and search
      站点列表与搜索
    map: next view; home
      地图：切换视图；家
    map: zoom, move; mouse
      地图：缩放、移动；鼠标
    home|on the map
      家
    next stop
      下一站
    later stops
      之后各站
    his way
      航线
    ? closes this
      ? 关闭帮助
    {position} (near {place})
      {position}（{place}附近）
    {city}, {region}
      {city}（{region}）
    your home; default: guessed from the system's time zone
      您的家；默认按系统时区猜测
    store folder; :memory: saves nothing
      存储文件夹；:memory: 不保存任何内容
    route as Santa Tracker JSON; - reads standard input
      Santa Tracker JSON 格式的路线；- 表示标准输入
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      从 TIME 开始走时，例如 2026-12-24T10:00（UTC）
    run the clock N times faster
      时钟加快到 N 倍
    share the stores with other machines through a server
      通过服务器与其他机器共享存储
    file with the server's token, instead of SANTA_SERVER_TOKEN
      存放服务器令牌的文件，代替 SANTA_SERVER_TOKEN
    demo flight; default: from take-off, 600 times faster
      演示飞行；默认从出发开始，600 倍速
    exit after this many seconds of real time
      实际经过这么多秒后退出
    show a desktop notification when Santa comes closer
      圣诞老人临近时显示桌面通知
    restart the demo flight after each landing
      每次降落后重新开始演示
    list only results that match the query
      只列出符合查询的结果
    plain text, or one JSON object per line
      纯文本，或每行一个 JSON 对象
    don't escape formulas and control characters in CSV
      CSV 中不转义公式和控制字符
    units of text output; default: from the locale
      文本的单位；默认取自区域设置
    language of text output; default: from the locale
      文本的语言；默认取自区域设置
    print the sources and licences of the built-in data
      显示内置数据的来源和许可
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      纯文本、每行一个 JSON 对象，或模板如 '{countdown} {place}'
    print a line on every change, until Ctrl-C
      每次变化输出一行，直到 Ctrl-C
    show the current state, once or on every change
      显示当前状态，一次或每次变化时
    follow Santa: where he is, what he does, when he reaches you
      追踪圣诞老人：在哪里、做什么、何时到您家
    dashboard, plain text, or one JSON object per line
      仪表盘、纯文本，或每行一个 JSON 对象
    follow only: never run the flight, wait for another program
      只跟随：从不负责飞行，等待别的程序
    dashboard colours; auto detects what the terminal supports
      仪表盘的颜色；auto 按终端能力选择
    move Santa ten times a second
      每秒移动圣诞老人十次
    ring an hour, ten minutes and one stop before home
      到家前一小时、十分钟和一站时响铃
    answer the weather requests in a store
      应答存储中的天气请求
    verify a store's checksums, indexes and links
      检查存储的校验和、索引和链接
    run a flight without showing it
      飞行，但不显示画面
    print a completion script for a shell
      输出 shell 的补全脚本
    export a route as Santa Tracker JSON
      把路线导出为 Santa Tracker JSON
    Santa Tracker JSON, the only format
      Santa Tracker JSON，唯一的格式
    print all objects of a type
      输出某个类型的所有对象
    one JSON object per line, or CSV
      每行一个 JSON 对象，或 CSV
    print the manual page
      输出手册页
    show help for the program or a command
      显示程序或某个命令的帮助
    print the version
      显示版本
    sign in to a server as a user
      以用户身份登录服务器
    sign out of a server
      从服务器注销
    print the user who is signed in to a server
      显示已登录服务器的用户
    share stores with other users of a server
      与服务器的其他用户共享存储
    list the stores that you may use, or who may use a store
      列出您可以使用的存储，或谁可以使用某个存储
    give users a right to a store
      授予用户对存储的权限
    also let them create stores there
      也允许他们在那里创建存储
    take a right to a store away
      收回对存储的权限
    give up your right to a store of another user
      放弃自己对他人存储的权限
    print a token with which another user gets a right
      显示一个令牌，其他用户凭它获得权限
    hours after which the offer expires
      邀请过期前的小时数
    accept an offer, and print its store
      接受邀请并显示其存储
    path of the flight's store on the server; default: /~/santa
      飞行存储在服务器上的路径；默认为 /~/santa
    answer in all stores with these paths, as in '/*/weather'
      回答路径匹配的所有存储，如 '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO 是用户的名称，“users”表示所有已登录的用户，“anyone”表示任何人。PATH 是存储的路径，如 /~/santa，或者一个模式：在“/~/*”中，星号代表一个部分。LEVEL 是 read、write 或 manage；manage 还包括授予权限。
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      权限会累加。“revoke”收回以相同的 PATH 授予相同 WHO 的权限。“login”让用户登录。
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      把令牌发给对方，对方用“share accept”接受邀请。最先接受的用户获得权限。令牌不能再次显示。
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      使用 --path 时，飞行是其他用户共享的；“share list”显示其路径。天气在旁边的存储“weather”中。
    address of the server
      服务器的地址
    name of the user
      用户的名称
    create the user first
      先创建该用户
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      从终端或标准输入读取密码。之后带 --server 的命令会使用该用户的存储，除非另有令牌。会话保存在程序的数据文件夹中，直到“santa-cli logout”。
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      没有令牌时，使用“santa-cli login”的用户及其自己的存储。
    list the transactions in the history of a store
      列出存储历史中的事务
    print each transaction of a store when it is committed
      在事务提交时逐个显示
    list only transactions of this author
      只列出此作者的事务
    list only transactions after a version, token or time
      只列出某个版本、令牌或时间之后的事务
    list only the newest N transactions
      只列出最新的 N 个事务
    list the newest transaction first
      先列出最新的事务
    list and end what keeps the history of a store
      列出并结束保留存储历史的要求
    list who demands versions, and the cursors
      列出要求版本的程序和游标
    end the demand of a program, or remove a cursor
      结束一个程序的要求，或删除一个游标
    remove the versions before another one
      删除某个版本之前的版本
    the program whose demand ends
      要结束其要求的程序
    the cursor to remove
      要删除的游标
    the first version or time to keep
      要保留的第一个版本或时间
    print the objects of a type in an earlier version
      输出某个类型在较早版本中的对象
    the version to show, by its number or a time
      要显示的版本，用编号或时间表示
    rewrite a store's files without obsolete data
      重写存储的文件，去掉过时数据
    list the stops with their local arrival times
      列出各站及当地到达时间
    for terminals, programs, spreadsheets or maps
      供终端、程序、电子表格或地图使用
    list the nearest stops with their distances
      列出最近的站及其距离
    sort by a property; "PROPERTY desc" for descending order
      按属性排序；"PROPERTY desc" 为降序
    list at most N stops
      最多列出 N 站
    show the types, counts, sizes and versions of a store
      显示存储的类型、数量、大小和版本
    show help for the program or the given command
      显示程序或指定命令的帮助
    success, also if the reader closed the output
      成功，即使读取方关闭了输出
    invalid command line; the message says how to fix it
      命令行无效；消息会说明如何改正
    a file has invalid or damaged contents
      文件内容无效或已损坏
    an input file doesn't exist or can't be read
      输入文件不存在或无法读取
    a server can't be reached, or refused the request
      无法连接服务器，或服务器拒绝了请求
    the store can't be created or opened
      无法创建或打开存储
    reading or writing failed
      读取或写入失败
    invalid setting in the environment or the settings file
      环境变量或设置文件中的设置无效
    interrupted with Ctrl-C
      被 Ctrl-C 中断
    nothing answers at {}
      {} 没有应答
    {} can't be found: no network, or no such name
      找不到 {}：没有网络，或没有这个名称
    {} did not answer within {} seconds
      {} 在 {} 秒内没有应答
    there is no secure connection to {} ({})
      与 {} 没有安全连接（{}）
    there is no secure connection to {}
      与 {} 没有安全连接
    the connection to {} broke off
      与 {} 的连接中断了
    {} sent more than {} bytes
      {} 发送的数据超过 {} 字节
    the request to {} failed ({})
      对 {} 的请求失败（{}）
    the request to {} failed
      对 {} 的请求失败
    it got too many requests: {}
      请求过多：{}
    it got too many requests
      请求过多
    it is unavailable for a while: {}
      暂时不可用：{}
    it is unavailable for a while
      暂时不可用
    it failed with status {}: {}
      失败，状态 {}：{}
    it failed with status {}
      失败，状态 {}
    it refused the request with status {}: {}
      请求被拒绝，状态 {}：{}
    it refused the request with status {}
      请求被拒绝，状态 {}
    it answered with status {}: {}
      应答状态 {}：{}
    it answered with status {}
      应答状态 {}
    it answered with a web page instead of data
      应答是网页而不是数据
    the limit of {} places a minute is reached
      已达到每分钟 {} 个地点的上限
    no answer for this place
      没有该地点的应答
    it answered for {} places instead of {}
      应答了 {} 个地点，而不是 {} 个
    its answer is not JSON: {}
      应答不是 JSON：{}
    its answer has no '{}'
      应答中没有“{}”
    its answer {}
      应答无效：{}
    '{}' in its answer {}
      应答中的“{}”无效：{}
    create or update objects from JSON or CSV
      用 JSON 或 CSV 创建或更新对象
    copy the readable data of a damaged store to a new one
      把损坏存储中可读的数据复制到新存储
    folder of the new store; must be empty or not exist
      新存储的文件夹；必须为空或不存在
    store folder; created if missing
      存储文件夹；没有时创建
    inspect, compare, import, export and recover stores
      查看、比较、导入、导出和恢复存储
    input format; default: csv for *.csv, json otherwise
      输入格式；*.csv 默认为 csv，否则为 json
    primary key property of a new type
      新类型的主键属性
    the type of the objects
      对象的类型
    print the schema of a store: types and properties
      显示存储的结构：类型和属性
    Swift classes, or JSON to save and compare
      Swift 类，或用于保存和比较的 JSON
    compare the schemas and objects of two stores
      比较两个存储的结构和对象
    compare only the objects of this type
      只比较这个类型的对象
    the two stores differ
      两个存储不同
    export the objects of a type, for 'store import'
      导出某个类型的对象，供 store import 使用
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record 把显示的一切写入 FILE.cast，供“asciinema play”使用。即使按下 Ctrl-C，每一行也是完整的。FILE.svg 是仪表盘的动画，最长 30 秒，在结束时写入。
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      PNG 只有拉丁字母，因此图片是英文的。SVG 支持所有文字。
    A PNG picture isn't text. Name a file with '-o santa.png'.
      PNG 图片不是文本。请用“-o santa.png”指定文件。
    Advent: door {number} of 24
      降临节：第 {number} 扇门，共 24 扇
    All rest before the long night.
      长夜之前，大家都在休息。
    At {count} stops, the Sun doesn't rise on Christmas Day.
      圣诞节当天有 {count} 站太阳不升起。
    Before your home, Santa makes {count} stops.
      到您家之前，他停留 {count} 站。
    Carrots are packed for the reindeer.
      给驯鹿的胡萝卜装好了。
    Check that the folder exists and that you may write to it.
      请检查文件夹是否存在，以及您能否写入。
    Halfway, at {time} UTC, Santa is near {place}.
      飞到一半时（{time} UTC），他在{place}附近。
    It is {distance} from your home.
      离您家 {distance}。
    Mrs. Claus bakes cookies.
      圣诞奶奶在烤饼干。
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo；无法连接时用典型天气
    Santa makes {count} stops this year.
      今年圣诞老人停留 {count} 站。
    Santa reads the letters.
      圣诞老人在读信。
    Santa visits {count} countries and territories.
      圣诞老人到访 {count} 个国家和地区。
    Snow is cleared from the runway.
      跑道上的雪正在清除。
    Sunrise is at {rise}, sunset at {set}.
      日出 {rise}，日落 {set}。
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      这一夜的成绩：送出 {presents} 份礼物，停留 {count} 站，飞行 {distance}。圣诞老人于 {time}[（当地 {local}）]到过{stop}。
    The Sun doesn't rise here today.
      今天这里太阳不升起。
    The Sun doesn't set here today.
      今天这里太阳不落下。
    The bells are polished.
      铃铛正在擦亮。
    The busiest hour starts at {time} UTC: {count} presents.
      最忙的一小时从 {time} UTC 开始：{count} 份礼物。
    The day is {time} long.
      白昼长 {time}。
    The elves check the list twice.
      精灵们把清单检查了两遍。
    The elves wrap the first presents.
      精灵们包好了第一批礼物。
    The fastest leg: {distance} an hour, from {place} to {other}.
      最快的一段：每小时 {distance}，从{place}到{other}。
    The first stop is {place}, at {time} UTC.
      第一站是{place}，{time} UTC。
    The largest city on the way is {place}: {count} people.
      途中最大的城市是{place}：{count} 人。
    The last stop is {place}, at {time} UTC.
      最后一站是{place}，{time} UTC。
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      PNG 的文字是拉丁字母。如果有其他文字，图片会用英文，并给出提示；只要查看者有字体，SVG 能显示任何文字。
    The longest leg: {distance}, from {place} to {other}.
      最长的一段：{distance}，从{place}到{other}。
    The longest stay is in {place}: {duration}.
      停留最久的是{place}：{duration}。
    The maps are brought up to date.
      地图正在更新。
    The northernmost stop is {place}.
      最北的一站是{place}。
    The postcard '{}' can't be written.
      无法写入明信片“{}”。
    The recording '{}' can't be written: {}.
      无法写入录制文件“{}”：{}。
    The reindeer practise the take-off.
      驯鹿在练习起飞。
    The sacks are sewn.
      口袋正在缝制。
    The shortest leg: {distance}, from {place} to {other}.
      最短的一段：{distance}，从{place}到{other}。
    The sleigh gets new runners.
      雪橇换上了新滑板。
    The smallest place on the way is {place}: {count} people.
      途中最小的地方是{place}：{count} 人。
    The southernmost stop is {place}.
      最南的一站是{place}。
    The stop farthest from your home is {place}: {distance}.
      离您家最远的一站是{place}：{distance}。
    The stop nearest to the equator is {place}.
      离赤道最近的一站是{place}。
    The stop nearest to your home is {place}: {distance}.
      离您家最近的一站是{place}：{distance}。
    The stops have {count} different local times.
      各站共有 {count} 种当地时间。
    The weather shown is typical for December. {reason}.
      显示的天气是十二月的典型天气。{reason}。
    The whole flight is {distance} long.
      全程 {distance}。
    Tonight is the night! Take-off is at {time} UTC.
      就是今夜！{time} UTC 出发。
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      把地图、圣诞老人、您的家和倒计时写成 1200×630 像素的图片（聊天软件显示的大小），或写成文本。FILE 的扩展名决定格式。没有 -o 时输出文本或 SVG。
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      SVG 显示的是仪表盘，需要终端；各行请录制到 .cast 文件
    cards of arrivals on, off
      到站卡片：开、关
    dashboard theme; auto asks the terminal for its background
      仪表盘的主题；auto 询问终端的背景色
    enter closes this
      enter 关闭此处
    make a picture of the flight to share
      制作可分享的飞行图片
    print the places that begin with these letters
      列出以这些字母开头的地点
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      录制到 FILE.cast（asciinema），或把仪表盘录成 FILE.svg 动画
    show three lines instead of the whole dashboard
      只显示三行，而不是整个仪表盘
    svg, png or txt; default: the file's suffix, or txt
      svg、png 或 txt；默认取决于文件扩展名，否则为 txt
    the name must end with .cast or .svg
      名称必须以 .cast 或 .svg 结尾
    the name must end with .svg, .png or .txt, unless '--format' names the format
      名称必须以 .svg、.png 或 .txt 结尾，除非用“--format”指定格式
    the typical weather of December, without network access
      十二月的典型天气，不使用网络
    typical for December
      十二月典型天气
    typical|weather of the season
      典型
    weather service, or 'normal' for typical weather
      天气服务，或用 normal 表示典型天气
    write to this file instead of standard output
      写入此文件而不是标准输出
    {city} is a capital city.
      {city}是首都或首府。
    {country} has the most stops: {count}.
      站数最多的是{country}：{count} 站。
    {country}: stop {number} of {count}.
      {country}：第 {number} 站，共 {count} 站。
    {count} presents are on the list.
      清单上有 {count} 份礼物。
    {delivered} delivered
      已送出 {delivered} 份
    {delivered} delivered, {remaining} still in the sleigh
      已送出 {delivered} 份，雪橇上还有 {remaining} 份
    {distance}, {count} stops
      {distance}，{count} 站
    {home}, by way of {stop} ({distance})
      {home}（经由{stop}，{distance}）
    {number} people live here.
      这里住着 {number} 人。
    {number} presents for the children here
      给这里孩子们的 {number} 份礼物
    character between the cells of a table, or 'tab'; default: ,
      表格单元格之间的字符，或 'tab'；默认：,
    export only these properties, separated by commas
      只导出这些属性，以逗号分隔
    objects in a transaction; default: 10,000
      每个事务的对象数；默认：10,000
    say what would be imported, and write nothing
      说明将导入的内容，不写入任何数据
    types of properties of a new type, as in zip=string,id=int
      新类型的属性类型，例如 zip=string,id=int
    write records with errors to FILE, and import the others
      把有错误的记录写入 FILE，并导入其余记录
    """#
}
