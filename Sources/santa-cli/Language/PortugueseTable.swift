/// The output in Brazilian Portuguese, in the format that ``WordTable`` describes.
enum PortugueseTable {
  static let text = #"""
    1,234 12,345.6|the form of numbers
      1.234 12.345,6
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
      uso:
    error:
      erro:
    hint:
      dica:
    note:
      nota:
    the time until take-off, until Santa is at your home, or since then
      o tempo até a partida, até chegar à sua casa, ou desde então
    the stop nearest to home
      a parada mais próxima de casa
    when Santa arrives there, in local time
      quando chega lá, na hora local
    Santa's distance from home
      a distância dele até sua casa
    the current stop, or the one he left last
      a parada atual, ou a última que deixou
    the next stop; empty after the landing
      a próxima parada; vazio após o pouso
    what he is doing, in a few words
      o que ele faz, em poucas palavras
    an emoji for what he is doing
      um emoji do que ele faz
    the number of presents delivered
      o número de presentes entregues
    the number of presents left
      o número de presentes que faltam
    the percentage of presents delivered
      a porcentagem de presentes entregues
    the time of the flight, in UTC
      a hora do voo, em UTC
    the local time at {place}
      a hora local em {place}
    the weather at {place}; empty if unknown
      o tempo em {place}; vazio se desconhecido
    Santa's latitude, in degrees
      sua latitude, em graus
    Santa's longitude, in degrees
      sua longitude, em graus
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com, sem chave; só para uso não comercial
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net, com sua chave em PIRATE_WEATHER_API_KEY
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no, com seu e-mail em SANTA_CONTACT
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      Mostra o voo do armazenamento. Se nenhum programa voa ali, mostra onde o Papai Noel estaria segundo a rota.
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      TEMPLATE é uma linha para um prompt ou uma barra de status. Pode usar estes nomes entre chaves; {{ e }} são as próprias chaves:
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      Com --watch, mostra a linha de novo a cada mudança, para barras de status que leem um pipe. --for e --notify exigem --watch.
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      Em um terminal, mostra um painel com mapa até você pressionar q ou Ctrl-C; “?” lista as teclas. Em um pipe, ou com --format plain, mostra uma linha por mudança.
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      O primeiro rastreador de um armazenamento faz o voo. Os outros o acompanham, e um deles assume quando ele termina. Não precisam de opções, pois a rota e o relógio estão no armazenamento. Com --follow, um rastreador nunca voa, mas aguarda outro programa.
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      O armazenamento fica em $XDG_DATA_HOME/santa ou ~/.local/share/santa, a menos que --store indique outra pasta. Antes da véspera de Natal, --demo mostra uma demonstração.
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      Com --server, várias máquinas compartilham um voo pelo seu próprio servidor; veja “santa-server”. Uma máquina voa, e outra assume quando ela termina. Sem conexão, as demais continuam com os dados que têm. O token do servidor é lido do arquivo de --token-file, ou de SANTA_SERVER_TOKEN.
    --weather NAME is one of
      --weather NAME é um de
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER define o padrão. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL e SANTA_MET_NORWAY_URL substituem os endereços dos serviços, como http://127.0.0.1:8080.
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      Os horários são locais de cada parada, com sua diferença de UTC naquela noite. --near lista as 15 paradas mais próximas, a mais perto primeiro; --limit muda o número.
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY é uma condição sobre as propriedades de uma parada: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude e location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH e LIKE ([c] ignora maiúsculas), AND, OR, NOT e parênteses. Escreva textos e horários entre aspas.
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE ou URL é uma rota do Santa Tracker, ou uma resposta do seu serviço “info” que nomeia a rota. Os horários de outro voo passam para o próximo.
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      No CSV, nomes que uma planilha leria como fórmulas recebem ' na frente, exceto com --raw.
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      Faz o voo para todos os rastreadores do mesmo armazenamento, até o pouso ou Ctrl-C, sem mostrá-lo. Se outro programa já voa ali, assume quando ele termina.
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      Mostra uma linha por pedido respondido, até Ctrl-C. “track” responde aos pedidos do seu próprio voo; este comando funciona com ou sem ele. Vários serviços podem compartilhar um armazenamento: cada pedido é respondido uma vez, e nenhum se perde se um serviço for encerrado.
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      Escreve a rota integrada, ou a de --route com os horários em que seria voada. --route lê a saída como a mesma rota.
    {*} Did you mean '{}'?
      {*} Você quis dizer “{}”?
    Unknown command '{}'. {*}
      Comando desconhecido “{}”. {*}
    No help for '{}'. {*}
      Não há ajuda sobre “{}”. {*}
    Did you mean '{}'?
      Você quis dizer “{}”?
    The commands are {*}.
      Os comandos são {*}.
    '{}' is required.
      “{}” é obrigatório.
    Unknown option '{}'.
      Opção desconhecida “{}”.
    Missing command: '{}' is an option of {*}.
      Falta um comando: “{}” é uma opção de {*}.
    Unexpected argument '{}'.
      Argumento inesperado “{}”.
    Missing argument: it must be one of {}.
      Falta um argumento: deve ser um de {}.
    Missing argument: '{}'.
      Falta um argumento: “{}”.
    Missing file: '{}'.
      Falta um arquivo: “{}”.
    Missing folder: '{}'.
      Falta uma pasta: “{}”.
    '{}' is given more than once.
      “{}” aparece mais de uma vez.
    '{}' needs a value: '{}'.
      “{}” precisa de um valor: “{}”.
    '{}' doesn't take a value, but has '{}'.
      “{}” não aceita valor, mas tem “{}”.
    '{}' is not an option of '{}'; it belongs to {*}.
      “{}” não é uma opção de “{}”, e sim de {*}.
    '{}' is not an option of '{}'; it must be used alone.
      “{}” não é uma opção de “{}”; deve ser usada sozinha.
    '{}' cannot be combined with '{}': {*}.
      “{}” não pode ser combinada com “{}”: {*}.
    {}='{}' in the environment is not valid: {*}.
      {}='{}' no ambiente não é válido: {*}.
    {}: "{}": "{}" is not valid: {*}.
      {}: "{}": "{}" não é válido: {*}.
    '{}' is not valid: {*}.
      “{}” não é válido: {*}.
    '{}' is not valid: {*}
      “{}” não é válido: {*}
    '{}' is not valid. {*}
      “{}” não é válido. {*}
    '{}' contradicts the flight under way: {}.
      “{}” contradiz o voo em andamento: {}.
    it must be one of {}
      deve ser um de {}
    '{}' lists the commands and options.
      “{}” lista os comandos e as opções.
    '{}' explains the command and its options.
      “{}” explica o comando e suas opções.
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      Omita a opção para acompanhar esse voo, ou comece outro com “--store PATH”.
    {} must be a whole number from {} to {}
      {} deve ser um número inteiro de {} a {}
    {} must be a number from {} to {}
      {} deve ser um número de {} a {}
    {} must be a number above {} and at most {}
      {} deve ser um número acima de {} e no máximo {}
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME deve ser data e hora em ISO 8601, nos anos 1 a 9999, como 2026-12-24T22:00 (UTC) ou 2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      deve ser plain, json, ou um modelo com nomes entre chaves, como '{countdown} {place}'
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      um '{' não é seguido de '}'; escreva '{{' para a própria chave
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      um '}' não é precedido de '{'; escreva '}}' para a própria chave
    unknown name '{}'; the names are {}
      nome desconhecido '{}'; os nomes são {}
    the dashboard needs a terminal for both input and output
      o painel precisa de um terminal na entrada e na saída
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM é {}, e o painel precisa de um terminal que mova o cursor
    list, retry and drop the failed events of a listener
      listar, repetir ou descartar os eventos com falha
    list the failed events with their errors
      listar os eventos com falha e seus erros
    give failed events another series of attempts
      tentar de novo os eventos com falha
    remove failed events for ever
      remover para sempre os eventos com falha
    the failed event, as in /u1/weather@42, or the path of a store
      o evento (/u1/weather@42), ou o caminho do armazenamento
    all failed events
      todos os eventos com falha
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      Um serviço como “santa-cli weather-service --match” põe de lado um evento que falhou várias vezes e continua com o seguinte. DIR é a pasta de um serviço ou uma pasta com vários; por padrão, todos os de “weather-service”. O serviço pode continuar durante estes comandos.
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT é um evento como “list” o mostra, por exemplo /u1/weather@42, ou o caminho de um armazenamento para todos os seus eventos.
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      O serviço tenta os eventos de novo em segundos, ou quando for iniciado. Os eventos seguintes já foram tratados. Um evento que falha de novo fica na lista.
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      O serviço não tenta os eventos de novo. O que pediam fica por fazer. Isto também libera os arquivos que os guardam.
    There are no failed events.
      Não há eventos com falha.
    attempts: {number}
      tentativas: {number}
    waits for the listener
      espera pelo serviço
    Events to try again: {number}
      Eventos para tentar de novo: {number}
    Removed events: {number}
      Eventos removidos: {number}
    The store in '{}' was deleted.
      O armazenamento em “{}” foi apagado.
    Run the command again when there is a store.
      Repita o comando quando houver um armazenamento.
    There is no listener in '{}'.
      Não há nenhum serviço em “{}”.
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      Dê a pasta de um serviço. Ela tem o nome do serviço e contém a pasta “failed”.
    There is no failed event '{}'.
      Não há nenhum evento com falha “{}”.
    '{}' prints the failed events.
      “{}” mostra os eventos com falha.
    No connection to the server ({heard}). Requests are answered when it is back.
      Sem conexão com o servidor ({heard}). Os pedidos serão respondidos quando ele voltar.
    You may only read this store.
      Você só pode ler este armazenamento.
    The server refuses new weather. {reason}
      O servidor recusa o tempo novo. {reason}
    The server refuses changes to the flight. {reason}
      O servidor recusa mudanças no voo. {reason}
    The server accepts new weather again.
      O servidor aceita de novo o tempo.
    The server accepts changes to the flight again.
      O servidor aceita de novo mudanças no voo.
    The folder of the store was deleted; waiting until a program makes it again.
      A pasta do armazenamento foi apagada; esperando até um programa a criar de novo.
    A token requires a server. Add '--server URL'.
      Um token exige um servidor. Acrescente “--server URL”.
    data from a server is stored in files
      os dados de um servidor ficam em arquivos
    Only CSV output escapes strings. Add '--format csv'.
      Só a saída CSV protege textos. Acrescente “--format csv”.
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      O voo real não se repete. Acrescente “--demo”, ou um horário com “--at”.
    '{}' prints each change as JSON
      “{}” mostra cada mudança como JSON
    It requires '--watch'.
      Exige “--watch”.
    the program that runs the flight sets the route and the clock
      o programa que faz o voo define a rota e o relógio
    the program that runs the flight requests the weather
      o programa que faz o voo consulta o tempo
    no other program can use an in-memory store
      nenhum outro programa pode usar um armazenamento em memória
    both set the place from which distances are measured
      ambas definem o lugar de onde se mede
    each must be used alone
      cada uma deve ser usada sozinha
    no home was given. {*}
      nenhuma casa foi indicada. {*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      Indique um lugar, como Oslo ou "Sydney, Canada", ou coordenadas em graus, como 59.91,10.75
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {} não é LAT,LON. Escreva dois números com ponto decimal e uma vírgula entre eles, como 59.91,10.75
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      a latitude {} não está em {} graus. A latitude vem primeiro, como em 59.91,10.75
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      a longitude {} não está em {} graus. O oeste é negativo, como em 40.71,-74.01
    no place called {} is known. {*}
      nenhum lugar chamado {} é conhecido. {*}
    no {} is known in {}. {*}
      {} não é conhecido em {}. {*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      Você quis dizer {*}? Se não, indique coordenadas, como 59.91,10.75
    Did you mean {*}?
      Você quis dizer {*}?
    Override it with '--home', or unset the variable.
      Substitua com “--home”, ou remova a variável.
    Override it with '--home', or correct the file.
      Substitua com “--home”, ou corrija o arquivo.
    Unset the variable.
      Remova a variável.
    Correct the file.
      Corrija o arquivo.
    {}: unknown setting "{}". {*}
      {}: configuração desconhecida "{}". {*}
    {}: unknown setting "{}".
      {}: configuração desconhecida "{}".
    The settings are {}.
      As configurações são {}.
    {}: "{}" must be a non-empty string in quotation marks.
      {}: "{}" deve ser um texto não vazio entre aspas.
    Write it as in {}, or remove it.
      Escreva como em {}, ou remova.
    {}: the settings must be a JSON object.
      {}: as configurações devem ser um objeto JSON.
    A settings file is a JSON object, as in {}.
      Um arquivo de configurações é um objeto JSON, como {}.
    The settings file '{}' can't be read.
      O arquivo de configurações “{}” não pode ser lido.
    Check its permissions.
      Verifique as permissões dele.
    The settings file '{}' is not a regular file.
      O arquivo de configurações “{}” não é um arquivo comum.
    The settings file '{}' is too large: {} bytes of at most {}.
      O arquivo de configurações “{}” é grande demais: {} bytes de no máximo {}.
    '{}' isn't a web address such as https://example.org/route.json.
      “{}” não é um endereço da web como https://example.org/route.json.
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      Uma rota é um arquivo JSON do Santa Tracker. Sem “--route”, usa-se a rota integrada.
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      Indique o caminho ou o endereço de um arquivo JSON do Santa Tracker, “-” para a entrada padrão, ou omita “--route”.
    The route can't be read from standard input.
      A rota não pode ser lida da entrada padrão.
    The route file '{}' doesn't exist.
      O arquivo de rota “{}” não existe.
    The route file '{}' can't be read.
      O arquivo de rota “{}” não pode ser lido.
    The route '{}' is neither a file nor a pipe.
      A rota “{}” não é nem um arquivo nem um pipe.
    '{}' isn't a server address.
      “{}” não é um endereço de servidor.
    Write it as in '--server https://santa.example.org:8724'.
      Escreva como em “--server https://santa.example.org:8724”.
    Synchronisation with the server at {} has stopped: {*}
      A sincronização com o servidor {} parou: {*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*} Ou entre como usuário com “santa-cli login”.
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      “santa-server” o mostra na primeira vez que inicia; “santa-server token” cria outro.
    The server needs a token, but {} is empty.
      O servidor precisa de um token, mas {} está vazio.
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {} não contém um token válido: é longo demais ou tem caracteres inválidos.
    The server token file '{}' doesn't exist.
      O arquivo de token “{}” não existe.
    The server token file '{}' can't be read.
      O arquivo de token “{}” não pode ser lido.
    The server token file '{}' is neither a file nor a pipe.
      O token “{}” não é nem um arquivo nem um pipe.
    An in-memory store can't be synchronised with a server.
      Um armazenamento em memória não pode ser sincronizado com um servidor.
    The folder '{}' can't be created.
      A pasta “{}” não pode ser criada.
    Choose another folder with '--store PATH'.
      Escolha outra pasta com “--store PATH”.
    '{}' is in use by another program that is connected to a server.
      “{}” está em uso por outro programa conectado a um servidor.
    Choose another folder with '--store PATH', or omit the option.
      Escolha outra pasta com “--store PATH”, ou omita a opção.
    Pirate Weather needs an API key.
      Pirate Weather precisa de uma chave de API.
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      Ponha sua chave em PIRATE_WEATHER_API_KEY. Ela é gratuita em pirateweather.net.
    MET Norway requires your contact address.
      MET Norway exige seu endereço de contato.
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      Ponha seu e-mail em SANTA_CONTACT. Só o MET Norway o recebe.
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT não é válido: no máximo 200 caracteres ASCII imprimíveis.
    Set it to an e-mail address or the address of a web page.
      Ponha um e-mail ou o endereço de uma página da web.
    {} is not valid: '{}' is not a web address.
      {} não é válido: “{}” não é um endereço da web.
    Write it as in https://api.example.org, without the path of the service.
      Escreva como em https://api.example.org, sem o caminho do serviço.
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      O armazenamento não tem pasta: nem XDG_DATA_HOME nem HOME está definido.
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      Escolha uma com “--store PATH”, ou não grave nada com “--store :memory:”.
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      Escolha outra pasta com “--store PATH”, ou não grave nada com “--store :memory:”.
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      Mova a pasta, para que um novo armazenamento seja criado, ou escolha outra com “--store PATH”.
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      Verifique o disco e as permissões da pasta, ou não grave nada com “--store :memory:”.
    '{}' starts a flight in another store.
      “{}” começa um voo em outro armazenamento.
    '{}' is relative to the working directory, which no longer exists.
      “{}” é relativo à pasta de trabalho, que não existe mais.
    Change to an existing folder, or give an absolute path.
      Vá para uma pasta existente, ou indique um caminho absoluto.
    '{}' and '{}'
      “{}” e “{}”
    "{}" or "{}"
      "{}" ou "{}"
    the built-in route of {year}
      a rota integrada de {year}
    the route '{name}'
      a rota “{name}”
    in real time
      em tempo real
    at {factor} times real speed
      a {factor} vezes a velocidade real
    {factor} times faster than real time
      {factor} vezes mais rápido que o tempo real
    Flying {title}, {speed}. Times are UTC.
      Voo: {title}, {speed}. Horários em UTC.
    Following {title}, {speed}. Times are UTC.
      Acompanhando: {title}, {speed}. Horários em UTC.
    Flying {title}, {speed}.
      Voo: {title}, {speed}.
    Another process is flying {title}; this one takes over when it exits.
      Outro processo já voa ({title}); este assume quando ele terminar.
    The program that ran the flight has exited; this one takes over.
      O programa que fazia o voo terminou; este assume.
    The program that ran the flight has exited. Waiting for another one.
      O programa que fazia o voo terminou. Aguardando outro.
    No program is running a flight there; waiting. '{command}' starts one.
      Nenhum programa faz um voo ali; aguardando. “{command}” inicia um.
    The clock is paused.
      O relógio está parado.
    The clock now runs {speed}.
      O relógio agora anda {speed}.
    The clock was set to another time.
      O relógio foi acertado para outra hora.
    Landed.
      Pousou.
    (guessed; set it with --home)
      (suposto; defina com --home)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: o Papai Noel chega em {time}[, {local} no local] (parada: {stop}).
    The flight starts on {time}. Watch a demonstration now: {command}
      O voo começa em {time}. Veja já uma demonstração: {command}
    Less than an hour: Santa is coming to {city}
      Menos de uma hora: o Papai Noel está chegando a {city}
    Less than ten minutes to {city}: off to bed!
      {city} em menos de dez minutos: já para a cama!
    The next stop is {city}!
      A próxima parada é {city}!
    Santa is in {city} now!
      O Papai Noel está em {city} agora!
    Notifications are off: '{program}' was not found.
      Sem notificações: “{program}” não foi encontrado.
    '{program}' could not show a notification.
      “{program}” não conseguiu mostrar uma notificação.
    take-off in {time}
      partida em {time}
    {number} left
      faltam {number}
    home {time}
      casa {time}
    home visited
      já passou
    The route's times match the flight of {year} and are unchanged.
      Os horários da rota são os do voo de {year} e ficam como estão.
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      A rota é de {year}; seus horários passam para o próximo voo. Para mantê-los, use “--at” com um horário de {year}.
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
      Os horários da rota não são os do voo de {year} e passam para ele. Para mantê-los, use “--at” com um horário da rota.
    Time
      Hora
    Santa
      Papai Noel
    Where
      Local
    Next
      Próxima
    Presents
      Presentes
    Flown
      Voado
    Weather
      Tempo
    Home
      Casa
    {time} UTC, by the clock of {title}
      {time} UTC, pelo relógio de: {title}
    {title}, under way
      {title}, em andamento
    {title}, not tracked here
      {title}, não acompanhada aqui
    at {place} ({position})
      em {place} ({position})
    on the way from {place} ({position})
      a caminho desde {place} ({position})
    somewhere
      em algum lugar
    {place}: take-off in {time}
      {place}: partida em {time}
    {place}: in {time}
      {place}: em {time}
    {place}: has been, {time} ago
      {place}: já passou, há {time}
    {place}: next flight: in {time}
      {place}: próximo voo em {time}
    , on {time} there
      , {time} no local
    {time} ago
      há {time}
    Local time
      Hora local
    Place
      Lugar
    Region
      Região
    From home
      De casa
    Distance
      Distância
    Follow Santa from the terminal.
      Acompanhe o Papai Noel pelo terminal.
    commands:
      comandos:
    options:
      opções:
    exit codes:
      códigos de saída:
    examples:
      exemplos:
    '{program} help COMMAND' explains a command. '--' ends the options.
      “{program} help COMMAND” explica um comando. “--” encerra as opções.
    {days}d {hours}h
      {days}d {hours}h
    {hours}h {minutes}m
      {hours}h {minutes}min
    {minutes}m {seconds}s
      {minutes}min {seconds}s
    {seconds}s
      {seconds}s
    {day} {month}
      {day} {month}
    {day} {month} {year}
      {plainDay} de {month} de {year}
    {day} {clock}
      {day} {clock}
    Jan
      jan.
    Feb
      fev.
    Mar
      mar.
    Apr
      abr.
    May
      mai.
    Jun
      jun.
    Jul
      jul.
    Aug
      ago.
    Sep
      set.
    Oct
      out.
    Nov
      nov.
    Dec
      dez.
    Out of sight
      Fora de vista
    Flying
      Voando
    Delivering
      Entregando
    Brushing reindeer
      Escovando renas
    Cookie break
      Pausa p/ biscoitos
    Calling Mrs. Claus
      Ligando p/ casa
    Home again
      Em casa de novo
    Nobody is sure what Santa is up to.
      Ninguém sabe o que o Papai Noel está fazendo.
    Racing across the sky to the next stop.
      Corta o céu rumo à próxima parada.
    Slipping presents under the trees.
      Deixa presentes sob as árvores.
    Giving the reindeer carrots and a good brush.
      Dá cenouras às renas e as escova.
    Having cookies and a glass of milk.
      Come biscoitos com um copo de leite.
    On the phone with Mrs. Claus.
      Ao telefone com a Mamãe Noel.
    Weather[ in {place}]:
      Tempo[ em {place}]:
    asking
      consultando
    looking it up
      procurando
    unknown[, {reason}]
      desconhecido[, {reason}]
    unknown weather
      tempo desconhecido
    clear
      céu limpo
    rain
      chuva
    snow
      neve
    sleet
      chuva com neve
    windy
      vento
    fog
      neblina
    cloudy
      nublado
    partly cloudy
      parcialmente nublado
    {condition}[, {temperature}]
      {condition}[, {temperature}]
    ({source})
      ({source})
    {report} in {place}
      {report} em {place}
    Answering requests in {folder} by {service}. Times are UTC.
      Respondendo pedidos em {folder} por {service}. Horários em UTC.
    Santa Tracker
      Papai Noel ao vivo
    paused
      pausado
    Looking for Santa …
      Procurando o Papai Noel …
    The flight's program has exited. Waiting for 'santa-cli fly'.
      O programa do voo terminou. Aguardando “santa-cli fly”.
    No flight. Run 'santa-cli fly'.
      Sem voo. Execute “santa-cli fly”.
    No flight
      Sem voo
    last heard {time} ago
      último contato há {time}
    no contact yet
      ainda sem contato
    No connection to the server ({heard}). The flight continues with the data on this machine.
      Sem conexão com o servidor ({heard}). O voo continua com os dados desta máquina.
    The server is connected again.
      O servidor está conectado de novo.
    No connection to the server: {heard}
      Sem conexão com o servidor: {heard}
    Take-off in
      Partida em
    Santa reaches {city} in
      Chega a {city} em
    Santa was in {city}
      Esteve em {city} há
    Santa is back in {city} in
      Volta a {city} em
    ago
       
    at {time} there
      {time} no local
    guessed; set it with --home
      suposto; defina com --home
    {distance} away
      a {distance}
    Santa has come to {city}!
      O Papai Noel chegou a {city}!
    {number} presents
      {number} {number: presente, presentes, de presentes}
    Merry Christmas!
      Feliz Natal!
    {time} in {city}
      {time} em {city}
    leaves[ {city}] in
      sai[ de {city}] em
    in|before a remaining time
      em
    {number} done
      {number} feitos
    {number} to go
      faltam {number}
    Speed
      Veloc.
    Weather in {place}
      Tempo em {place}
    now
      agora
    {minutes} min ago
      há {minutes} min
    {hours} h ago
      há {hours} h
    No reading. {reason}
      Sem medição. {reason}
    Last stops
      Últimas paradas
    Next stops
      Próximas paradas
    {all} stops
      {all} {all: parada, paradas}
    {count} of {all}
      {count} de {all}
    type to search
      digite para buscar
    No stop has this name.
      Nenhuma parada tem esse nome.
    Santa is there in {time}
      Chega em {time}
    Santa was there {time} ago
      Passou há {time}
    Santa is there now
      Está lá agora
    People
      Habitantes
    Presents an hour
      Presentes por hora
    You may only read this flight: its clock can't be changed
      Você só pode ler este voo: seu relógio não pode ser mudado
    This is the real flight: its clock can't be changed
      Este é o voo real: seu relógio não pode ser mudado
    choose
      escolher
    fly there
      voar até lá
    back
      voltar
    quit
      sair
    list
      lista
    map
      mapa
    help
      ajuda
    pause
      pausa
    space|key
      espaço
    speed
      ritmo
    stops
      paradas
    pause, faster, slower
      pausar, acelerar, frear
    by stop; 10 min from home
      parada; 10 min antes
    list of stops, and search
      lista de paradas e busca
    map: next view; home
      mapa: outra vista; casa
    map: zoom, move; mouse
      mapa: zoom, mover; mouse
    home|on the map
      sua casa
    next stop
      próxima parada
    later stops
      paradas seguintes
    his way
      sua rota
    ? closes this
      ? fecha a ajuda
    {position} (near {place})
      {position} (perto de {place})
    {city}, {region}
      {city}, {region}
    your home; default: guessed from the system's time zone
      sua casa; padrão: deduzida do fuso horário do sistema
    store folder; :memory: saves nothing
      pasta do armazenamento; :memory: não grava nada
    route as Santa Tracker JSON; - reads standard input
      rota no JSON do Santa Tracker; - lê a entrada padrão
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      iniciar o relógio em TIME, como em 2026-12-24T10:00 (UTC)
    run the clock N times faster
      fazer o relógio andar N vezes mais rápido
    share the stores with other machines through a server
      compartilhar os armazenamentos com outras máquinas por um servidor
    file with the server's token, instead of SANTA_SERVER_TOKEN
      arquivo com o token do servidor, em vez de SANTA_SERVER_TOKEN
    demo flight; default: from take-off, 600 times faster
      voo de demonstração; padrão: desde a partida, 600 vezes mais rápido
    exit after this many seconds of real time
      terminar após tantos segundos reais
    show a desktop notification when Santa comes closer
      mostrar uma notificação quando o Papai Noel se aproximar
    restart the demo flight after each landing
      reiniciar a demonstração após cada pouso
    list only results that match the query
      listar só os resultados que atendem à consulta
    plain text, or one JSON object per line
      texto simples, ou um objeto JSON por linha
    don't escape formulas and control characters in CSV
      não neutralizar fórmulas e caracteres de controle em CSV
    units of text output; default: from the locale
      unidades do texto; padrão: as do idioma do sistema
    language of text output; default: from the locale
      idioma do texto; padrão: o do sistema
    print the sources and licences of the built-in data
      mostrar as fontes e licenças dos dados integrados
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      texto simples, um objeto JSON por linha, ou um modelo como '{countdown} {place}'
    print a line on every change, until Ctrl-C
      mostrar uma linha a cada mudança, até Ctrl-C
    show the current state, once or on every change
      mostrar o estado atual, uma vez ou a cada mudança
    follow Santa: where he is, what he does, when he reaches you
      acompanhar o Papai Noel: onde está, o que faz, quando chega
    dashboard, plain text, or one JSON object per line
      painel, texto simples, ou um objeto JSON por linha
    follow only: never run the flight, wait for another program
      só acompanhar: nunca voar, aguardar outro programa
    dashboard colours; auto detects what the terminal supports
      cores do painel; auto detecta as do terminal
    move Santa ten times a second
      mover o Papai Noel dez vezes por segundo
    ring an hour, ten minutes and one stop before home
      tocar uma hora, dez minutos e uma parada antes de casa
    answer the weather requests in a store
      responder aos pedidos de tempo de um armazenamento
    verify a store's checksums, indexes and links
      verificar somas, índices e vínculos de um armazenamento
    run a flight without showing it
      fazer um voo sem mostrá-lo
    print a completion script for a shell
      mostrar um script de completamento para um shell
    export a route as Santa Tracker JSON
      exportar uma rota no JSON do Santa Tracker
    Santa Tracker JSON, the only format
      JSON do Santa Tracker, o único formato
    print all objects of a type
      mostrar todos os objetos de um tipo
    one JSON object per line, or CSV
      um objeto JSON por linha, ou CSV
    print the manual page
      mostrar a página de manual
    show help for the program or a command
      mostrar a ajuda do programa ou de um comando
    print the version
      mostrar a versão
    sign in to a server as a user
      entrar em um servidor como usuário
    sign out of a server
      sair de um servidor
    print the user who is signed in to a server
      mostrar o usuário conectado a um servidor
    share stores with other users of a server
      compartilhar armazenamentos com outros usuários
    list the stores that you may use, or who may use a store
      listar seus direitos, ou quem pode usar um armazenamento
    give users a right to a store
      dar a usuários um direito sobre um armazenamento
    also let them create stores there
      permitir também criar armazenamentos ali
    take a right to a store away
      tirar um direito sobre um armazenamento
    give up your right to a store of another user
      abrir mão do seu direito sobre um armazenamento alheio
    print a token with which another user gets a right
      mostrar um token com que outro usuário recebe um direito
    hours after which the offer expires
      horas após as quais a oferta expira
    accept an offer, and print its store
      aceitar uma oferta e mostrar seu armazenamento
    path of the flight's store on the server; default: /~/santa
      caminho do armazenamento do voo no servidor; senão /~/santa
    answer in all stores with these paths, as in '/*/weather'
      responde em todos os armazenamentos como '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO é o nome de um usuário, “users” para todos os usuários conectados, ou “anyone” para qualquer um. PATH é o caminho de um armazenamento, como /~/santa, ou um padrão: em “/~/*”, o asterisco vale por um componente. LEVEL é read, write ou manage; manage permite também dar direitos.
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      Os direitos se somam. “revoke” tira um direito dado ao mesmo WHO com o mesmo PATH. “login” conecta um usuário.
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      Envie o token a uma pessoa, que aceita a oferta com “share accept”. O primeiro usuário que a aceita recebe o direito. O token não pode ser mostrado de novo.
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      Com --path, o voo é o que outro usuário compartilha; “share list” mostra seu caminho. O tempo está no armazenamento “weather” ao lado.
    address of the server
      endereço do servidor
    name of the user
      nome do usuário
    create the user first
      criar o usuário primeiro
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      Lê a senha do terminal ou da entrada padrão. Comandos com --server usam depois os armazenamentos deste usuário, a menos que recebam um token. A sessão fica na pasta de dados do programa até “santa-cli logout”.
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      Sem token, vale o usuário de “santa-cli login”, com seus próprios armazenamentos.
    list the transactions in the history of a store
      listar as transações do histórico de um armazenamento
    print each transaction of a store when it is committed
      mostrar cada transação assim que é confirmada
    list only transactions of this author
      listar só as transações deste autor
    list only transactions after a version, token or time
      listar só as transações após uma versão, um token ou uma hora
    list only the newest N transactions
      listar só as N transações mais recentes
    list the newest transaction first
      listar primeiro a transação mais recente
    list and end what keeps the history of a store
      listar e encerrar o que mantém o histórico
    list who demands versions, and the cursors
      listar quem exige versões, e os cursores
    end the demand of a program, or remove a cursor
      encerrar uma exigência ou remover um cursor
    remove the versions before another one
      remover as versões anteriores a outra
    the program whose demand ends
      o programa cuja exigência termina
    the cursor to remove
      o cursor a remover
    the first version or time to keep
      a primeira versão ou hora a manter
    print the objects of a type in an earlier version
      mostrar os objetos de um tipo em uma versão anterior
    the version to show, by its number or a time
      a versão a mostrar, por número ou hora
    rewrite a store's files without obsolete data
      reescrever os arquivos sem dados obsoletos
    list the stops with their local arrival times
      listar as paradas com sua hora local de chegada
    for terminals, programs, spreadsheets or maps
      para terminais, programas, planilhas ou mapas
    list the nearest stops with their distances
      listar as paradas mais próximas com suas distâncias
    sort by a property; "PROPERTY desc" for descending order
      ordenar por uma propriedade; "PROPERTY desc" para ordem decrescente
    list at most N stops
      listar no máximo N paradas
    show the types, counts, sizes and versions of a store
      mostrar tipos, quantidades, tamanhos e versões
    show help for the program or the given command
      mostrar a ajuda do programa ou do comando dado
    success, also if the reader closed the output
      sucesso, mesmo se o leitor fechou a saída
    invalid command line; the message says how to fix it
      linha de comando inválida; a mensagem diz como corrigir
    a file has invalid or damaged contents
      um arquivo tem conteúdo inválido ou danificado
    an input file doesn't exist or can't be read
      um arquivo de entrada não existe ou não pode ser lido
    a server can't be reached, or refused the request
      um servidor está inacessível ou recusou o pedido
    the store can't be created or opened
      o armazenamento não pode ser criado ou aberto
    reading or writing failed
      a leitura ou a gravação falhou
    invalid setting in the environment or the settings file
      configuração inválida no ambiente ou no arquivo de configurações
    interrupted with Ctrl-C
      interrompido com Ctrl-C
    nothing answers at {}
      nada responde em {}
    {} can't be found: no network, or no such name
      {} não foi encontrado: sem rede, ou nome inexistente
    {} did not answer within {} seconds
      {} não respondeu em {} segundos
    there is no secure connection to {} ({})
      não há conexão segura com {} ({})
    there is no secure connection to {}
      não há conexão segura com {}
    the connection to {} broke off
      a conexão com {} caiu
    {} sent more than {} bytes
      {} enviou mais de {} bytes
    the request to {} failed ({})
      o pedido a {} falhou ({})
    the request to {} failed
      o pedido a {} falhou
    it got too many requests: {}
      pedidos demais: {}
    it got too many requests
      pedidos demais
    it is unavailable for a while: {}
      indisponível por enquanto: {}
    it is unavailable for a while
      indisponível por enquanto
    it failed with status {}: {}
      falha com status {}: {}
    it failed with status {}
      falha com status {}
    it refused the request with status {}: {}
      pedido recusado com status {}: {}
    it refused the request with status {}
      pedido recusado com status {}
    it answered with status {}: {}
      resposta com status {}: {}
    it answered with status {}
      resposta com status {}
    it answered with a web page instead of data
      a resposta é uma página da web em vez de dados
    the limit of {} places a minute is reached
      o limite de {} lugares por minuto foi atingido
    no answer for this place
      sem resposta para este lugar
    it answered for {} places instead of {}
      a resposta é para {} lugares em vez de {}
    its answer is not JSON: {}
      a resposta não é JSON: {}
    its answer has no '{}'
      a resposta não tem “{}”
    its answer {}
      a resposta é inválida: {}
    '{}' in its answer {}
      “{}” na resposta é inválido: {}
    create or update objects from JSON or CSV
      criar ou atualizar objetos a partir de JSON ou CSV
    copy the readable data of a damaged store to a new one
      copiar o legível de um armazenamento danificado
    folder of the new store; must be empty or not exist
      pasta do novo armazenamento; vazia ou inexistente
    store folder; created if missing
      pasta do armazenamento; criada se faltar
    inspect, compare, import, export and recover stores
      examinar, comparar, importar, exportar e recuperar
    input format; default: csv for *.csv, json otherwise
      formato de entrada; padrão: csv para *.csv, senão json
    primary key property of a new type
      propriedade de chave primária de um novo tipo
    the type of the objects
      o tipo dos objetos
    print the schema of a store: types and properties
      mostrar o esquema: tipos e propriedades
    Swift classes, or JSON to save and compare
      classes Swift, ou JSON para guardar e comparar
    compare the schemas and objects of two stores
      comparar os esquemas e objetos de dois armazenamentos
    compare only the objects of this type
      comparar só os objetos deste tipo
    the two stores differ
      os dois armazenamentos diferem
    export the objects of a type, for 'store import'
      exportar os objetos de um tipo, para “store import”
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record grava tudo o que é mostrado em FILE.cast, para “asciinema play”. Cada linha fica completa mesmo após Ctrl-C. FILE.svg é uma animação do painel de no máximo 30 segundos, gravada no fim.
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      Um PNG só tem letras latinas, por isso a imagem está em inglês. Um SVG tem todas.
    A PNG picture isn't text. Name a file with '-o santa.png'.
      Uma imagem PNG não é texto. Indique um arquivo com “-o santa.png”.
    Advent: door {number} of 24
      Advento: porta {number} de 24
    All rest before the long night.
      Todos descansam antes da longa noite.
    At {count} stops, the Sun doesn't rise on Christmas Day.
      Em {count} paradas, o sol não nasce no dia de Natal.
    Before your home, Santa makes {count} stops.
      Antes da sua casa, ele faz {count} {count: parada, paradas}.
    Carrots are packed for the reindeer.
      As cenouras das renas são embaladas.
    Check that the folder exists and that you may write to it.
      Verifique se a pasta existe e se você pode gravar nela.
    Halfway, at {time} UTC, Santa is near {place}.
      Na metade, às {time} UTC, ele está perto de {place}.
    It is {distance} from your home.
      Fica a {distance} da sua casa.
    Mrs. Claus bakes cookies.
      A Mamãe Noel assa biscoitos.
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo, ou o tempo típico se estiver inacessível
    Santa makes {count} stops this year.
      O Papai Noel faz {count} {count: parada, paradas} este ano.
    Santa reads the letters.
      O Papai Noel lê as cartas.
    Santa visits {count} countries and territories.
      O Papai Noel visita {count} países e territórios.
    Snow is cleared from the runway.
      A neve é retirada da pista.
    Sunrise is at {rise}, sunset at {set}.
      O sol nasce às {rise} e se põe às {set}.
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      Assim foi a noite: {presents} {presents: presente, presentes, de presentes}, {count} {count: parada, paradas}, {distance}. {stop}: passou em {time}[, {local} no local].
    The Sun doesn't rise here today.
      O sol não nasce aqui hoje.
    The Sun doesn't set here today.
      O sol não se põe aqui hoje.
    The bells are polished.
      Os sinos são polidos.
    The busiest hour starts at {time} UTC: {count} presents.
      A hora mais cheia começa às {time} UTC: {count} {count: presente, presentes, de presentes}.
    The day is {time} long.
      O dia dura {time}.
    The elves check the list twice.
      Os duendes conferem a lista duas vezes.
    The elves wrap the first presents.
      Os duendes embrulham os primeiros presentes.
    The fastest leg: {distance} an hour, from {place} to {other}.
      O trecho mais rápido: {distance} por hora, de {place} a {other}.
    The first stop is {place}, at {time} UTC.
      A primeira parada é {place}, às {time} UTC.
    The largest city on the way is {place}: {count} people.
      A maior cidade do caminho é {place}: {count} {count: habitante, habitantes, de habitantes}.
    The last stop is {place}, at {time} UTC.
      A última parada é {place}, às {time} UTC.
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      As letras de um PNG são latinas. Se o texto tem outras, fica em inglês, e uma nota avisa; um SVG mostra toda escrita para a qual o visualizador tenha uma fonte.
    The longest leg: {distance}, from {place} to {other}.
      O trecho mais longo: {distance}, de {place} a {other}.
    The longest stay is in {place}: {duration}.
      A estadia mais longa é em {place}: {duration}.
    The maps are brought up to date.
      Os mapas são atualizados.
    The northernmost stop is {place}.
      A parada mais ao norte é {place}.
    The postcard '{}' can't be written.
      O cartão-postal “{}” não pode ser gravado.
    The recording '{}' can't be written: {}.
      A gravação “{}” não pode ser escrita: {}.
    The reindeer practise the take-off.
      As renas treinam a decolagem.
    The sacks are sewn.
      Os sacos são costurados.
    The shortest leg: {distance}, from {place} to {other}.
      O trecho mais curto: {distance}, de {place} a {other}.
    The sleigh gets new runners.
      O trenó ganha patins novos.
    The smallest place on the way is {place}: {count} people.
      O menor lugar do caminho é {place}: {count} {count: habitante, habitantes, de habitantes}.
    The southernmost stop is {place}.
      A parada mais ao sul é {place}.
    The stop farthest from your home is {place}: {distance}.
      A parada mais distante da sua casa é {place}: {distance}.
    The stop nearest to the equator is {place}.
      A parada mais próxima do equador é {place}.
    The stop nearest to your home is {place}: {distance}.
      A parada mais próxima da sua casa é {place}: {distance}.
    The stops have {count} different local times.
      As paradas têm {count} horas locais diferentes.
    The weather shown is typical for December. {reason}.
      O tempo mostrado é o típico de dezembro. {reason}.
    The whole flight is {distance} long.
      O voo inteiro tem {distance}.
    Tonight is the night! Take-off is at {time} UTC.
      É esta noite! A partida é às {time} UTC.
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      Escreve o mapa, o Papai Noel, sua casa e a contagem regressiva como uma imagem de 1200 por 630 pixels, o tamanho que os chats mostram, ou como texto. A extensão de FILE determina o formato. Sem -o, o texto ou o SVG é mostrado.
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      um SVG mostra o painel, que precisa de um terminal; grave linhas em um arquivo .cast
    cards of arrivals on, off
      chegadas: sim, não
    dashboard theme; auto asks the terminal for its background
      tema do painel; auto consulta o fundo do terminal
    enter closes this
      Enter fecha isto
    make a picture of the flight to share
      fazer uma imagem do voo para compartilhar
    print the places that begin with these letters
      mostrar os lugares que começam com estas letras
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      gravar em FILE.cast (asciinema), ou o painel como animação em FILE.svg
    show three lines instead of the whole dashboard
      mostrar três linhas em vez do painel inteiro
    svg, png or txt; default: the file's suffix, or txt
      svg, png ou txt; padrão: a extensão do arquivo, ou txt
    the name must end with .cast or .svg
      o nome deve terminar em .cast ou .svg
    the name must end with .svg, .png or .txt, unless '--format' names the format
      o nome deve terminar em .svg, .png ou .txt, a menos que “--format” indique o formato
    the typical weather of December, without network access
      o tempo típico de dezembro, sem rede
    typical for December
      típico de dezembro
    typical|weather of the season
      típico
    weather service, or 'normal' for typical weather
      serviço de meteorologia, ou “normal” para o tempo típico
    write to this file instead of standard output
      escrever neste arquivo em vez da saída padrão
    {city} is a capital city.
      {city} é uma capital.
    {country} has the most stops: {count}.
      O país com mais paradas: {country} ({count}).
    {country}: stop {number} of {count}.
      {country}: parada {number} de {count}.
    {count} presents are on the list.
      A lista tem {count} {count: presente, presentes, de presentes}.
    {delivered} delivered
      {delivered} entregues
    {delivered} delivered, {remaining} still in the sleigh
      {delivered} entregues, ainda {remaining} no trenó
    {distance}, {count} stops
      {distance}, {count} {count: parada, paradas}
    {home}, by way of {stop} ({distance})
      {home}, passando por {stop} ({distance})
    {number} people live here.
      {number} {number: pessoa mora, pessoas moram, de pessoas moram} aqui.
    {number} presents for the children here
      {number} {number: presente, presentes, de presentes} para as crianças daqui
    character between the cells of a table, or 'tab'; default: ,
      caractere entre as células de uma tabela, ou 'tab'; padrão: ,
    export only these properties, separated by commas
      exportar só estas propriedades, separadas por vírgulas
    objects in a transaction; default: 10,000
      objetos por transação; padrão: 10.000
    say what would be imported, and write nothing
      dizer o que seria importado, sem gravar nada
    types of properties of a new type, as in zip=string,id=int
      tipos das propriedades de um novo tipo, como zip=string,id=int
    write records with errors to FILE, and import the others
      gravar os registros com erros em FILE e importar os demais
    """#
}
