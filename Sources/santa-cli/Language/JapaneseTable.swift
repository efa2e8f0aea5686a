/// The output in Japanese, in the form that `WordTable` describes.
///
/// The names of cities are from GeoNames (geonames.org), CC BY 4.0, selected.
enum JapaneseTable {
  static let text = #"""
    the built-in route of {year}
      内蔵の{year}年ルート
    the route '{name}'
      ルート「{name}」
    in real time
      実時間
    at {factor} of real speed
      実時間の{factor}倍
    {factor} times faster than real
      {factor}倍速
    Flying {title}, {speed}. Times are UTC.
      {title}を飛行しています（{speed}）。時刻はUTCです。
    Following {title}, {speed}. Times are UTC.
      {title}を追跡しています（{speed}）。時刻はUTCです。
    Flying {title}, {speed}.
      {title}を飛行しています（{speed}）。
    Another process flies {title}; this one flies on when it ends.
      別のプロセスが{title}を飛行しています。終わり次第、こちらが引き継ぎます。
    The program that flew the sleigh has ended; this one flies on.
      飛行していたプロセスが終わったので、この端末が引き継ぎます。
    The program that flew the sleigh has ended. Waiting for another one to fly.
      飛行していたプロセスが終わりました。次の飛行を待っています。
    No program flies there yet; waiting. '{command}' starts a flight.
      まだだれも飛行していないので、待っています。飛行させるには: {command}
    The clock stands still.
      時計が止められました。
    The clock now runs {speed}.
      時計の速さが変わりました: {speed}
    The clock was set to another time.
      時計が別の時刻に合わせられました。
    Landed.
      着陸しました。
    That was the night: {presents} presents on {distance}. Santa was in {stop} on {time}[, {local} there].
      この夜の記録: プレゼント{presents}個、飛行距離{distance}。{stop}には{time}[（現地時刻{local}）]に来ました。
    (a guess; say it with --home)
      （推測です。--home で指定できます）
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: サンタは{time}[（現地時刻{local}）]に{stop}に着きます。
    Nothing flies before {time}. See now what it will be like: {command}
      出発は{time}です。いま様子を見るには: {command}
    Less than an hour: Santa is coming to {city}
      あと1時間以内に {city} に来ます
    Less than ten minutes to {city}: off to bed!
      あと10分以内です。早く寝ましょう!
    The next stop is {city}!
      次は {city} です!
    Santa is in {city} now!
      サンタは今 {city} にいます!
    There is no '{program}' here, so no notifications are shown.
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
    The route's times are those of the flight of {year}, and taken as they are.
      ルートの時刻は{year}年の飛行と同じなので、そのまま使います。
    The route is of {year}; its times are moved to the coming flight. '--at' with a time of {year} flies them as they are.
      これは{year}年のルートなので、時刻を次の飛行に合わせました。'--at' に{year}年の時刻を指定すると、そのまま飛行します。
    The route's times are not those of the flight of {year}, and are moved to it. '--at' with a time between them flies them as they are.
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
    {title}, which nobody tracks here
      {title}、ここでは追跡されていません
    at {place} ({position})
      {place}に滞在中（{position}）
    on the way from {place} ({position})
      {place}から次の町へ向かう途中（{position}）
    somewhere
      どこか
    {delivered} left under trees, {remaining} to go
      配達済み{delivered}個、残り{remaining}個
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
    December normal
      12月の平年値
    ({source})
      （{source}）
    {report} in {place}
      {place}: {report}
    The weather is the normal of the season. {reason}.
      天気は平年値です（{reason}）。
    Answering requests in {folder} by {service}. Times are UTC.
      {folder} への問い合わせに {service} で答えます。時刻は UTC。
    Santa Tracker
      サンタ追跡
    paused
      一時停止中
    Looking for Santa …
      サンタを探しています…
    The program that flew has ended. Waiting for 'santa-cli fly'.
      飛行していたプログラムが終わりました。santa-cli fly を待っています
    Nobody flies. Run 'santa-cli fly'.
      飛行が止まりました: santa-cli fly
    Nobody flies
      飛行停止
    last heard {time} ago
      最後の応答は{time}前
    not heard yet
      まだ応答なし
    The server is away ({heard}). The flight goes on as far as it is known here.
      サーバーが応答しません（{heard}）。ここで分かる範囲で飛行を続けます。
    The server is back.
      サーバーが復帰しました。
    The server is away: {heard}
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
    a guess; say it with --home
      推測です。--home で指定できます
    {distance} away
      家から {distance}
    Santa has come to {city}!
      サンタが {city} に来ました!
    {number} presents
      プレゼント {number} 個
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
    normal|weather of the season
      平年値
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
    This is the real flight: nobody can change its clock
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
    your home; default: the place of the system's time zone
      自宅。省略時はシステムのタイムゾーンの都市
    folder of the store; :memory: keeps nothing
      ストアのフォルダ。:memory: では何も残さない
    a route in Santa Tracker's JSON; - is standard input
      Santa Tracker の JSON 形式のルートを使う。- で標準入力
    whom to ask for the weather, or 'normal'
      天気の問い合わせ先。normal では平年値
    start the clock here, as in 2026-12-24T10:00 (UTC)
      時計をこの時刻から始める（例: 2026-12-24T10:00、UTC）
    run the clock N times faster
      時計を N 倍速で進める
    have the stores in common with other machines
      ストアを他のマシンと共有する
    the server's token; default: SANTA_SERVER_TOKEN
      サーバーのトークン。既定は SANTA_SERVER_TOKEN
    fly from take-off at speed 600, or as --at and --speed say
      出発（または --at の時刻）から 600 倍速（または --speed の速さ）で飛ぶ
    end after so many real seconds
      この秒数（実時間）が過ぎたら終わる
    show a desktop notification when Santa comes closer
      サンタが近づいたらデスクトップに通知する
    begin a demonstration again after its landing
      デモが着陸で終わったら、最初からくり返す
    only what matches the query
      条件に合うものだけ
    lines for people, or one JSON object a line
      人のための行、または 1 行に 1 つの JSON オブジェクト
    write texts to a CSV as they are, also formulas
      CSV の文字列を、数式なども含めてそのまま書き出す
    of the output for people; default: those of the locale
      表示の単位。省略時はロケールに従う
    of the output for people; default: that of the locale
      表示の言語。省略時はロケールに従う
    print whose data the program carries
      使用しているデータの出典を表示する
    lines for people, one JSON object a line, or a line such as '{countdown} {place}'
      人のための行、1 行に 1 つの JSON オブジェクト、または '{countdown} {place}' のような 1 行
    print a line whenever it changes, until Ctrl-C
      変わるたびに 1 行ずつ表示し、Ctrl-C まで続ける
    show the present state, once or whenever it changes
      現在の状況を一度、または変わるたびに表示する
    follow Santa: where he is, what he does, when he reaches you
      サンタの居場所、行動、自宅への到着時刻を追う
    a screen, lines for people, or one JSON object a line
      画面表示、人のための行、または 1 行に 1 つの JSON オブジェクト
    never fly; wait for another program that does
      自分では飛ばさず、だれかの飛行を待って追う
    colours of the dashboard; auto asks the terminal
      ダッシュボードの色。auto では端末に合わせる
    move Santa ten times a second
      サンタを 1 秒に 10 回動かす
    ring an hour, ten minutes and one stop from home
      到着の 1 時間前、10 分前、1 つ前の町でベルを鳴らす
    answer the requests for weather in a store
      ストアに寄せられた天気の問い合わせに答える
    check every checksum and every rule of a store
      ストアのすべてのチェックサムと規則を検査する
    fly the sleigh for all who track, and show nothing of it
      追跡する人たちのためにそりを飛ばす（表示はしない）
    print a script with which a shell completes commands
      シェルの補完スクリプトを出力する
    write a route as a Santa Tracker file
      ルートを Santa Tracker 形式で書き出す
    Santa Tracker's JSON, the only one
      Santa Tracker の JSON のみ
    print all objects of a type
      ある型のオブジェクトをすべて出力する
    one JSON object a line, or a table with commas
      1 行に 1 つの JSON オブジェクト、または CSV
    print the manual page
      マニュアルページを出力する
    explain the program or one of its commands
      プログラムまたはコマンドの使い方を表示する
    print the version
      版を表示する
    rewrite a store's files without superseded data
      不要なものを除いてストアのファイルを書き直す
    list the stops with their local arrival times
      立ち寄り先を現地の到着時刻とともに一覧にする
    for people, for programs, for spreadsheets, for maps
      人、プログラム、表計算、地図のための形式
    the nearest stops, with their distance
      近い順に、距離とともに表示する
    in order; "PROPERTY desc" for the greatest first
      並べ替える。"PROPERTY desc" で降順
    only the first N
      最初の N 件だけ
    show the types, counts, sizes and versions of a store
      ストアの型、件数、大きさ、版を表示する
    explain the program, or the command it is given with
      プログラムまたは指定したコマンドの説明を表示する
    success, also if the reader of the output closed it
      正常終了。出力の読み手が先に終わった場合も含む
    the command line is wrong; the message says how to correct it
      コマンドラインが正しくない。メッセージが正しい書き方を示す
    a file was read, but its contents are not valid
      ファイルは読めたが、内容が正しくない
    an input file does not exist, or it can't be read
      入力ファイルがない、または読む権限がない
    a web server could not be reached, or refused to answer
      Web サーバーに問い合わせできなかった
    the store can't be created or opened
      ストアを作れない、または開けない
    reading or writing failed
      読み書きに失敗した
    a setting in the environment or the settings file is not valid
      環境変数または設定ファイルの設定が正しくない
    ended with Ctrl-C
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
    {} can't be asked ({})
      {} に問い合わせできません（{}）
    {} can't be asked
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
    write what can be read of a damaged store to a new one
      壊れたストアの読める部分を新しいストアに書き出す
    folder of the new store, which is empty or does not exist
      新しいストアのフォルダ。空か、存在しないもの
    folder of the store, which is created if need be
      ストアのフォルダ。なければ作られる
    look into any store, and move objects in and out
      ストアを調べ、オブジェクトを出し入れする
    of the data; default: csv for a name that ends so
      データの形式。省略時は名前の末尾による
    the property that is the primary key of a new type
      新しい型の主キーとなるプロパティ
    the type of the objects
      オブジェクトの型
    print the types and properties of a store
      ストアの型とプロパティを表示する
    classes in Swift, or JSON to keep and compare
      Swift のクラス、または保存・比較用の JSON
    compare the schemas and the objects of two stores
      二つのストアのスキーマとオブジェクトを比べる
    compare only the objects of this type
      この型のオブジェクトだけを比べる
    the two stores differ
      二つのストアに違いがある
    write the objects of a type, for 'store import'
      ある型のオブジェクトを store import 用に書き出す
    [places]
    Aberdeen=アバディーン
    Abidjan=アビジャン
    Abu Dhabi=アブダビ
    Abuja=アブジャ
    Abéché=アベシェ
    Accra=アクラ
    Ad-Damazin=アッダマジン
    Addis Ababa=アディスアベバ
    Adelaide=アデレード
    Afghanistan=アフガニスタン
    Agadez=アガデス
    Agadir=アガディール
    Ahmedabad=アフマダーバード
    Akita=秋田
    Aktau=アクタウ
    Aktobe=アクトベ
    Al Aḩmadī=アルアハマディ
    Aland Islands=オーランド諸島
    Albania=アルバニア
    Albuquerque=アルバカーキ
    Aleppo=アレッポ
    Algeria=アルジェリア
    Algiers=アルジェ
    Almaty=アルマトイ
    Alofi=アロフィ
    Ambon=アンボン
    American Samoa=アメリカ領サモア
    Amman=アンマン
    Amsterdam=アムステルダム
    Anadyr=アナディリ
    Anchorage=アンカレッジ
    Andorra=アンドラ
    Andorra la Vella=アンドラ・ラ・ベリャ
    Angola=アンゴラ
    Anguilla=アンギラ
    Ankara=アンカラ
    Antananarivo=アンタナナリボ
    Antigua and Barbuda=アンティグア・バーブーダ
    Antofagasta=アントファガスタ
    Antsiranana=アンツィラナナ
    Apia=アピア
    Aqsu=アクス
    Arar=アラル
    Arctic=北極
    Arequipa=アレキパ
    Argentina=アルゼンチン
    Arkhangel’sk=アルハンゲリスク
    Armenia=アルメニア
    Aruba=アルバ
    Ashgabat=アシガバート
    Asmara=アスマラ
    Astana=アスタナ
    Astrakhan=アストラハン
    Asunción=アスンシオン
    Athens=アテネ
    Atlanta=アトランタ
    Atyrau=アティラウ
    Auckland=オークランド
    Australia=オーストラリア
    Austria=オーストリア
    Avarua=アバルア
    Azerbaijan=アゼルバイジャン
    Baghdad=バグダード
    Bahamas=バハマ
    Bahrain=バーレーン
    Bahía Blanca=バイアブランカ
    Baku=バクー
    Bamako=バマコ
    Banda Aceh=バンダ・アチェ
    Bandar Abbas=バンダレ・アッバース
    Bandar Seri Begawan=バンダルスリブガワン
    Banfora=バンフォラ
    Bangkok=バンコク
    Bangladesh=バングラデシュ
    Bangui=バンギ
    Banjul=バンジュール
    Barbados=バルバドス
    Barnaul=バルナウル
    Barranquilla=バランキージャ
    Basseterre=バセテール
    Bata=バタ
    Beijing=北京
    Beira=ベイラ
    Beirut=ベイルート
    Belarus=ベラルーシ
    Belgium=ベルギー
    Belgrade=ベオグラード
    Belize=ベリーズ
    Belize City=ベリーズシティ
    Belmopan=ベルモパン
    Belo Horizonte=ベロオリゾンチ
    Belém=ベレン
    Bengaluru=バンガロール
    Benghazi=ベンガジ
    Benin=ベナン
    Benin City=ベニンシティ
    Berezniki=ベレズニキ
    Berlin=ベルリン
    Bermuda=バミューダ
    Bern=ベルン
    Bhutan=ブータン
    Billings=ビリングス
    Bingöl=ビンギョル
    Bishkek=ビシュケク
    Bissau=ビサウ
    Boa Vista=ボアビスタ
    Bogotá=ボゴタ
    Boise=ボイシ
    Bolivia=ボリビア
    Bonaire, Saint Eustatius and Saba =ボネール
    Bosnia and Herzegovina=ボスニア・ヘルツェゴビナ
    Botswana=ボツワナ
    Brasília=ブラジリア
    Bratislava=ブラチスラヴァ
    Bratsk=ブラーツク
    Brazil=ブラジル
    Brazzaville=ブラザヴィル
    Bridgetown=ブリッジタウン
    Brisbane=ブリスベン
    British Virgin Islands=英領ヴァージン諸島
    Brunei=ブルネイ
    Brussels=ブリュッセル
    Bryansk=ブリャンスク
    Bucharest=ブカレスト
    Budapest=ブダペスト
    Buenaventura=ブエナベントゥラ
    Buenos Aires=ブエノスアイレス
    Bujumbura=ブジュンブラ
    Bukhara=ブハラ
    Bulawayo=ブラワヨ
    Bulgaria=ブルガリア
    Bumba=ブンバ
    Buraydah=ブライダ
    Burkina Faso=ブルキナファソ
    Burundi=ブルンジ
    Béchar=ベシャール
    Cabo San Lucas=カボ・サン・ルーカス
    Cabo Verde=カーボベルデ
    Cairo=カイロ
    Calgary=カルガリー
    Camagüey=カマグエイ
    Cambodia=カンボジア
    Cameroon=カメルーン
    Campo Grande=カンポ・グランデ
    Canada=カナダ
    Canberra=キャンベラ
    Cancún=カンクン
    Cape Coral=ケープコーラル
    Cape Town=ケープタウン
    Caracas=カラカス
    Casablanca=カサブランカ
    Castries=カストリーズ
    Catamarca=サン・フェルナンド・デル・バジェ・デ・カタマルカ
    Cayenne=カイエンヌ
    Cayman Islands=ケイマン諸島
    Cebu City=セブ
    Cedar Rapids=シーダーラピッズ
    Central African Republic=中央アフリカ
    Chad=チャド
    Charlotte=シャーロット
    Chatham Islands=チャタム諸島
    Chengdu=成都
    Cherepovets=チェレポヴェツ
    Chicago=シカゴ
    Chihuahua=チワワ
    Chile=チリ
    China=中国
    Chisinau=キシナウ
    Chita=チタ
    Christmas Island=クリスマス島
    Ciudad Bolívar=シウダ・ボリバル
    Ciudad Juárez=シウダー・フアレス
    Clermont-Ferrand=クレルモン＝フェラン
    Cocos Islands=ココス諸島
    Colombia=コロンビア
    Colombo=コロンボ
    Columbus=コロンバス
    Comodoro Rivadavia=コモドーロ・リバダビア
    Comoros=コモロ
    Conakry=コナクリ
    Concepción=コンセプシオン
    Cook Islands=クック諸島
    Copenhagen=コペンハーゲン
    Coquimbo=コキンボ
    Costa Rica=コスタリカ
    Cotonou=コトヌー
    Croatia=クロアチア
    Cuba=キューバ
    Cuiabá=クイアバ
    Culiacán=クリアカン
    Curacao=キュラソー
    Curitiba=クリチバ
    Cyprus=キプロス
    Czechia=チェコ
    Córdoba=コルドバ
    Cúcuta=ククタ
    Dakar=ダカール
    Dalian=大連
    Dallas=ダラス
    Damascus=ダマスカス
    Dar es Salaam=ダルエスサラーム
    Darwin=ダーウィン
    Davao=ダバオ
    Democratic Republic of the Congo=コンゴ民主共和国
    Denizli=デニズリ
    Denmark=デンマーク
    Denver=デンバー
    Detroit=デトロイト
    Dhaka=ダッカ
    Dili=ディリ
    Djibouti=ジブチ
    Dodoma=ドドマ
    Doha=ドーハ
    Dominica=ドミニカ国
    Dominican Republic=ドミニカ共和国
    Douala=ドゥアラ
    Douglas=ダグラス
    Dubai=ドバイ
    Dublin=ダブリン
    Dunedin=ダニーデン
    Durban=ダーバン
    Dushanbe=ドゥシャンベ
    East Jerusalem=東エルサレム
    Ecuador=エクアドル
    Egypt=エジプト
    El Obeid=エルオベイド
    El Oued=エル・ウエド
    El Salvador=エルサルバドル
    Equatorial Guinea=赤道ギニア
    Eritrea=エリトリア
    Estonia=エストニア
    Eswatini=エスワティニ
    Ethiopia=エチオピア
    Eugene=ユージン
    Falkland Islands=フォークランド諸島
    Fargo=ファーゴ
    Faroe Islands=フェロー諸島
    Fiji=フィジー
    Finland=フィンランド
    Fort-de-France=フォール・ド・フランス
    Fortaleza=フォルタレザ
    France=フランス
    Franceville=フランスヴィル
    Freetown=フリータウン
    French Guiana=フランス領ギアナ
    French Polynesia=フランス領ポリネシア
    French Southern Territories=フランス領南方地域
    Fukuoka=福岡
    Funafuti=フナフティ
    Funchal=フンシャル
    Gabon=ガボン
    Gaborone=ハボローネ
    Gambia=ガンビア
    Gao=ガオ
    Gaza=ガザ
    Gaziantep=ガズィアンテプ
    George Town=ジョージタウン
    Georgetown=ジョージタウン
    Georgia=ジョージア
    Germany=ドイツ
    Ghana=ガーナ
    Gibraltar=ジブラルタル
    Gitega=ギテガ
    Gombe=ゴンベ
    Gonder=ゴンダール
    Gqeberha=ポート・エリザベス
    Greater Sudbury=サドバリー
    Greece=ギリシャ
    Greenland=グリーンランド
    Grenada=グレナダ
    Guadeloupe=グアドループ
    Guam=グアム
    Guatemala=グアテマラ
    Guatemala City=グアテマラシティ
    Guernsey=ガーンジー
    Guilin=桂林
    Guinea=ギニア
    Guinea-Bissau=ギニアビサウ
    Guiyang=貴陽
    Guyana=ガイアナ
    Haikou=海口
    Haiti=ハイチ
    Halifax=ハリファックス
    Hamilton=ハミルトン
    Hanoi=ハノイ
    Harare=ハラレ
    Harbin=ハルビン
    Havana=ハバナ
    Helsinki=ヘルシンキ
    Hermosillo=エルモシージョ
    Herāt=ヘラート
    Ho Chi Minh City=サイゴン
    Hobart=ホバート
    Hohhot=フフホト
    Honduras=ホンジュラス
    Hong Kong=香港
    Honiara=ホニアラ
    Honolulu=ホノルル
    Houston=ヒューストン
    Huambo=ウアンボ
    Hungary=ハンガリー
    Huế=フエ
    Hyderabad=ハイデラバード
    Iceland=アイスランド
    India=インド
    Indianapolis=インディアナポリス
    Indonesia=インドネシア
    Indore=インドール
    Iquique=イキケ
    Iquitos=イキトス
    Iran=イラン
    Iraq=イラク
    Ireland=アイルランド
    Irkutsk=イルクーツク
    Isfahan=エスファハーン
    Isiro=イシロ
    Islamabad=イスラマバード
    Isle of Man=マン島
    Israel=イスラエル
    Istanbul=イスタンブール
    Italy=イタリア
    Ivory Coast=コートジボワール
    Jacksonville=ジャクソンビル
    Jakarta=ジャカルタ
    Jalandhar=ジャランダル
    Jamaica=ジャマイカ
    Jamestown=ジェームズタウン
    Jamshedpur=ジャムシェドプル
    Japan=日本
    Jayapura=ジャヤプラ
    Jeddah=ジッダ
    Jeju City=済州
    Jersey=ジャージー
    Jerusalem=エルサレム
    Jodhpur=ジョドプル
    Johannesburg=ヨハネスブルグ
    Jordan=ヨルダン
    Juba=ジュバ
    Juneau=ジュノー
    Kabul=カブール
    Kaliningrad=カリーニングラード
    Kampala=カンパラ
    Kano=カノ
    Kanpur=カーンプル
    Karachi=カラチ
    Kashgar=カシュガル
    Kathmandu=カトマンズ
    Kayes=カイ
    Kazakhstan=カザフスタン
    Kemerovo=ケメロヴォ
    Kendari=ケンダリ
    Kenya=ケニア
    Kerman=ケルマーン
    Khabarovsk=ハバロフスク
    Khamis Mushait=ハミース・ムシャイト
    Kharkiv=ハリコフ
    Khartoum=ハルツーム
    Kigali=キガリ
    Kikwit=キクウィト
    Kindu=キンドゥ
    Kingston=キングストン
    Kingstown=キングスタウン
    Kinshasa=キンシャサ
    Kiribati=キリバス
    Kiritimati=キリスィマスィ
    Kirov=キーロフ
    Kisangani=キサンガニ
    Kismayo=キスマヨ
    Kosovo=コソボ
    Kostanay=コスタナイ
    Kota Bharu=コタバル
    Kota Kinabalu=コタキナバル
    Krasnoyarsk=クラスノヤルスク
    Kuala Lumpur=クアラルンプール
    Kumasi=クマシ
    Kunming=昆明
    Kurgan=クルガン
    Kuwait=クウェート
    Kuwait City=クウェート
    Kyiv=キーウ
    Kyrgyzstan=キルギス
    Kyzyl=クズル
    Kyzylorda=クズロルダ
    La Paz=ラパス
    La Rioja=ラ・リオハ
    Laayoune=アイウン
    Lagos=ラゴス
    Lahore=ラホール
    Laos=ラオス
    Las Palmas de Gran Canaria=ラス・パルマス・デ・グラン・カナリア
    Las Vegas=ラスベガス
    Latvia=ラトビア
    Lebanon=レバノン
    Lesotho=レソト
    Liberia=リベリア
    Libreville=リーブルヴィル
    Libya=リビア
    Liechtenstein=リヒテンシュタイン
    Lilongwe=リロングウェ
    Lima=リマ
    Lipetsk=リペツク
    Lisbon=リスボン
    Lithuania=リトアニア
    Little Rock=リトルロック
    Ljubljana=リュブリャナ
    Lomé=ロメ
    London=ロンドン
    Longyearbyen=ロングイェールビーン
    Los Angeles=ロサンゼルス
    Louisville=ルイビル
    Luanda=ルアンダ
    Lubango=ルバンゴ
    Lubbock=ラボック
    Lubumbashi=ルブンバシ
    Lusaka=ルサカ
    Luxembourg=ルクセンブルク
    Lviv=リヴィウ
    Macao=マカオ
    Macau=マカオ
    Maceió=マセイオ
    Madagascar=マダガスカル
    Madinah=マディーナ
    Madrid=マドリード
    Madurai=マドゥライ
    Magadan=マガダン
    Mahajanga=マハジャンガ
    Majuro=マジュロ
    Makassar=マカッサル
    Malakal=マラカル
    Malanje=マランジェ
    Malawi=マラウイ
    Malaysia=マレーシア
    Maldives=モルディブ
    Male=マレ
    Mali=マリ
    Malindi=マリンディ
    Malta=マルタ
    Mamoudzou=マムズ
    Manado=マナド
    Managua=マナグア
    Manama=マナーマ
    Manaus=マナウス
    Manila=マニラ
    Manzini=マンジニ
    Maputo=マプト
    Mar del Plata=マル・デル・プラタ
    Maringá=マリンガ
    Marshall Islands=マーシャル諸島
    Martinique=マルティニーク
    Maseru=マセル
    Mataram=マタラム
    Mauritania=モーリタニア
    Mauritius=モーリシャス
    Mawlamyine=モーラミャイン
    Maxixe=マシーシェ
    Mayotte=マヨット
    Mbabane=ムババーネ
    Mbandaka=ムバンダカ
    Mbeya=ムベヤ
    Mbuji-Mayi=ムブジマイ
    Medan=メダン
    Melbourne=メルボルン
    Melilla=メリリャ
    Mexico=メキシコ
    Mexico City=メキシコシティ
    Micronesia=ミクロネシア
    Minneapolis=ミネアポリス
    Minsk=ミンスク
    Mogadishu=モガディシュ
    Moldova=モルドバ
    Monaco=モナコ
    Mongolia=モンゴル
    Monrovia=モンロビア
    Montenegro=モンテネグロ
    Monterrey=モンテレイ
    Montevideo=モンテビデオ
    Montserrat=モントセラト
    Mopti=モプティ
    Morocco=モロッコ
    Moroni=モロニ
    Moscow=モスクワ
    Mozambique=モザンビーク
    Mtwara=ムトワラ
    Mukalla=ムカッラ
    Multan=ムルターン
    Mumbai=ムンバイ
    Murmansk=ムルマンスク
    Muscat=マスカット
    Myanmar=ミャンマー
    Mérida=メリダ
    N'Djamena=ンジャメナ
    Nagpur=ナーグプル
    Naha=那覇
    Nairobi=ナイロビ
    Namibia=ナミビア
    Nampula=ナンプラ
    Nashville=ナッシュビル
    Nassau=ナッソー
    Nauru=ナウル
    Nay Pyi Taw=ネピドー
    Nepal=ネパール
    Neuquén=ネウケン
    New Caledonia=ニューカレドニア
    New Delhi=ニューデリー
    New Orleans=ニューオーリンズ
    New York City=ニューヨーク
    New Zealand=ニュージーランド
    Newcastle=ニューカッスル
    Ngaoundéré=ヌガウンデレ
    Nha Trang=ニャチャン
    Niamey=ニアメ
    Nicaragua=ニカラグア
    Nicosia=ニコシア
    Niger=ニジェール
    Nigeria=ナイジェリア
    Niue=ニウエ
    Nizhniy Novgorod=ニジニ・ノヴゴロド
    Norfolk Island=ノーフォーク島
    Norilsk=ノリリスク
    North Korea=北朝鮮
    North Macedonia=北マケドニア
    North Pole=北極点
    Northern Mariana Islands=北マリアナ諸島
    Norway=ノルウェー
    Nouadhibou=ヌアディブ
    Nouakchott=ヌアクショット
    Nouméa=ヌメア
    Novosibirsk=ノヴォシビルスク
    Nukus=ヌクス
    Nuku‘alofa=ヌクアロファ
    Nuuk=ヌーク
    Nyala=ニャラ
    Oaxaca=オアハカ
    Omaha=オマハ
    Oman=オマーン
    Omsk=オムスク
    Ondjiva=オンジバ
    Oral=オラル
    Oran=オラン
    Oranjestad=オラニエスタッド
    Orenburg=オレンブルク
    Osaka=大阪
    Oslo=オスロ
    Ottawa=オタワ
    Ouagadougou=ワガドゥグー
    Oulu=オウル
    Padang=パダン
    Pago Pago=パゴパゴ
    Pakistan=パキスタン
    Palau=パラオ
    Palembang=パレンバン
    Palestinian Territory=パレスチナ
    Palikir=パリキール
    Palmas=パルマス
    Panama=パナマ
    Panama City=パナマシティ
    Papeete=パペーテ
    Papua New Guinea=パプアニューギニア
    Paraguay=パラグアイ
    Paramaribo=パラマリボ
    Paris=パリ
    Pavlodar=パヴロダル
    Perth=パース
    Peru=ペルー
    Petropavlovsk-Kamchatsky=ペトロパブロフスク・カムチャツキー
    Petrozavodsk=ペトロザヴォーツク
    Philippines=フィリピン
    Phnom Penh=プノンペン
    Phoenix=フェニックス
    Pitcairn=ピトケアン
    Piura=ピウラ
    Podgorica=ポドゴリツァ
    Pointe-Noire=ポワントノワール
    Poland=ポーランド
    Ponta Delgada=ポンタ・デルガダ
    Pontianak=ポンティアナック
    Port Louis=ポートルイス
    Port Moresby=ポートモレスビー
    Port of Spain=ポートオブスペイン
    Port-Vila=ポートビラ
    Port-au-Prince=ポルトープランス
    Porto Alegre=ポルト・アレグレ
    Porto Seguro=ポルト・セグーロ
    Porto Velho=ポルト・ヴェーリョ
    Porto-Novo=ポルトノボ
    Portugal=ポルトガル
    Prague=プラハ
    Praia=プライア
    Pretoria=プレトリア
    Pristina=プリシュティナ
    Pucallpa=プカルバ
    Puerto Ayacucho=プエルト・アヤクーチョ
    Puerto Montt=プエルトモント
    Puerto Princesa=プエルト・プリンセサ
    Puerto Rico=プエルトリコ
    Punta Arenas=プンタ・アレーナス
    Puri=プーリ
    Pyongyang=平壌
    Qatar=カタール
    Qingdao=青島
    Queens=クイーンズ
    Quetta=クエッタ
    Quezon City=ケソン
    Quito=キト
    Québec=ケベック・シティー
    Rabat=ラバト
    Recife=レシフェ
    Republic of the Congo=コンゴ共和国
    Reunion=レユニオン
    Reykjavík=レイキャヴィーク
    Reynosa=レイノサ
    Riga=リガ
    Rio Branco=リオブランコ
    Rio de Janeiro=リオデジャネイロ
    Riyadh=リヤド
    Romania=ルーマニア
    Rome=ローマ
    Roseau=ロゾー
    Rostov-on-Don=ロストフ・ナ・ドヌ
    Rotterdam=ロッテルダム
    Russia=ロシア
    Rwanda=ルワンダ
    Río Gallegos=リオ・ガジェゴス
    Sabha=サブハ
    Saint Barthelemy=サン・バルテルミー
    Saint Helena=セントヘレナ
    Saint John’s=セントジョンズ
    Saint Kitts and Nevis=セントクリストファー・ネイビス
    Saint Lucia=セントルシア
    Saint Martin=サン・マルタン
    Saint Pierre and Miquelon=サンピエール・ミクロン
    Saint Vincent and the Grenadines=セントビンセント
    Saint-Denis=サン・ドゥニ
    Saipan=サイパン
    Salt Lake City=ソルトレイクシティ
    Salta=サルタ
    Salvador=サルバドール
    Samara=サマーラ
    Samarinda=サマリンダ
    Samarkand=サマルカンド
    Samoa=サモア
    Samsun=サムスン
    San Jose=サンノゼ
    San José=サンホセ
    San Juan=サンフアン
    San Luis=サン・ルイス
    San Marino=サンマリノ
    San Miguel de Tucumán=サン・ミゲル・デ・トゥクマン
    San Rafael=サンラファエル
    San Salvador=サンサルバドル
    San Salvador de Jujuy=サン・サルバドール・デ・フフイ
    Sanaa=サヌア
    Sandakan=サンダカン
    Santa Cruz de Tenerife=サンタ・クルス・デ・テネリフェ
    Santa Fe=サンタフェ
    Santander=サンタンデール
    Santarém=サンタレン
    Santiago=サンティアゴ
    Santo Domingo=サントドミンゴ
    Sao Tome and Principe=サントメ・プリンシペ
    Sapporo=札幌
    Sarajevo=サラエヴォ
    Saratov=サラトフ
    Sarh=サール
    Saskatoon=サスカトゥーン
    Saudi Arabia=サウジアラビア
    Saurimo=サウリモ
    Seattle=シアトル
    Senegal=セネガル
    Seoul=ソウル
    Serbia=セルビア
    Serekunda=セレクンダ
    Sevastopol=セヴァストポリ
    Seychelles=セーシェル
    Shanghai=上海
    Shenyang=瀋陽
    Shiraz=シーラーズ
    Sibu=シブ
    Sierra Leone=シエラレオネ
    Singapore=シンガポール
    Sint Maarten=シント・マールテン
    Sittwe=シットウェ
    Skopje=スコピエ
    Slovakia=スロバキア
    Slovenia=スロベニア
    Sochi=ソチ
    Sofia=ソフィア
    Sokoto=ソコト
    Solomon Islands=ソロモン諸島
    Somalia=ソマリア
    South Africa=南アフリカ
    South Georgia and the South Sandwich Islands=サウスジョージア・サウスサンドウィッチ諸島
    South Korea=韓国
    South Sudan=南スーダン
    Spain=スペイン
    Spokane=スポケーン
    Sri Lanka=スリランカ
    St. John's=セントジョンズ
    St. Louis=セントルイス
    Stanley=スタンリー
    Stockholm=ストックホルム
    Sucre=スクレ
    Sudan=スーダン
    Surabaya=スラバヤ
    Surat Thani=スラートターニー
    Surgut=スルグト
    Suriname=スリナム
    Suva=スバ
    Svalbard and Jan Mayen=スヴァールバル諸島
    Sweden=スウェーデン
    Switzerland=スイス
    Sydney=シドニー
    Syktyvkar=スィクティフカル
    Syria=シリア
    São Luís=サン・ルイス
    São Paulo=サンパウロ
    São Tomé=サントメ
    Tabora=タボラ
    Tabuk=タブーク
    Taipei=台北
    Taiwan=台湾
    Taiyuan=太原
    Tajikistan=タジキスタン
    Tallinn=タリン
    Tampico=タンピコ
    Tanzania=タンザニア
    Tarawa=タラワ
    Tashkent=タシュケント
    Tbilisi=トビリシ
    Tegucigalpa=テグシガルパ
    Tehran=テヘラン
    Thailand=タイ
    The Netherlands=オランダ
    Thimphu=ティンプー
    Tijuana=ティフアナ
    Timor Leste=東ティモール
    Tirana=ティラナ
    Togo=トーゴ
    Tokyo=东京
    Toliara=トゥリアラ
    Tomsk=トムスク
    Tonga=トンガ
    Toronto=トロント
    Townsville=タウンズビル
    Trinidad and Tobago=トリニダード・トバゴ
    Tripoli=トリポリ
    Trondheim=トロンハイム
    Trujillo=トルヒーリョ
    Tuguegarao=トゥグエガラオ
    Tulsa=タルサ
    Tunis=チュニス
    Tunisia=チュニジア
    Turkey=トルコ
    Turkmenistan=トルクメニスタン
    Turks and Caicos Islands=タークス・カイコス諸島
    Tuvalu=ツバル
    Tuxtla=トゥストラ・グティエレス
    Tórshavn=トースハウン
    U.S. Virgin Islands=米領ヴァージン諸島
    Uberlândia=ウベルランジア
    Ufa=ウファ
    Uganda=ウガンダ
    Ukraine=ウクライナ
    Ulan Bator=ウランバートル
    Ulyanovsk=ウリヤノフスク
    United Arab Emirates=アラブ首長国連邦
    United Kingdom=イギリス
    United States=アメリカ
    Uruguay=ウルグアイ
    Ushuaia=ウシュアイア
    Ust-Kamenogorsk=ウスチ・カメノゴルスク
    Uzbekistan=ウズベキスタン
    Vaduz=ファドゥーツ
    Valletta=バレッタ
    Vancouver=バンクーバー
    Vanuatu=バヌアツ
    Vatican=バチカン
    Vatican City=バチカン
    Velikiy Novgorod=ノヴゴロド
    Venezuela=ベネズエラ
    Victoria=ヴィクトリア
    Vienna=ウィーン
    Vientiane=ヴィエンチャン
    Vietnam=ベトナム
    Vigo=ビーゴ
    Vilnius=ヴィリニュス
    Vladivostok=ウラジオストク
    Volgograd=ヴォルゴグラード
    Wallis and Futuna=ウォリス・フツナ
    Warsaw=ワルシャワ
    Washington=ワシントン
    Wellington=ウェリントン
    Wenzhou=温州
    Western Sahara=西サハラ
    Whitehorse=ホワイトホース
    Willemstad=ウィレムスタット
    Windhoek=ウィントフック
    Winnipeg=ウィニペグ
    Wuhan=武漢
    Xiamen=廈門
    Xining=西寧
    Xi’an=西安
    Yakutsk=ヤクーツク
    Yamoussoukro=ヤムスクロ
    Yangon=ヤンゴン
    Yaren=ヤレン
    Yekaterinburg=エカテリンブルク
    Yemen=イエメン
    Yerevan=エレバン
    Yuzhno-Sakhalinsk=ユジノサハリンスク
    Zagreb=ザグレブ
    Zahedan=ザーヘダーン
    Zambia=ザンビア
    Zamboanga=サンボアンガ
    Zapopan=サポパン
    Zhengzhou=鄭州
    Zimbabwe=ジンバブエ
    Zürich=チューリッヒ
    Ürümqi=ウルムチ
    Şalālah=サラーラ
    """#
}
