/**
 * Asks what homes of a place cost, without naming a sum: 'how much is a two-bed there?', 'is it dear?'
 * A star stands for any ending, three dots for a few words between.
 */
export const priceLevelWords =
  'how much is|how much are|how much does|how much do|how much would|how much for|what does … cost|what do … cost|what does … rent|what do … rent|what do … go for|going rate|prices|rents|expensive|pricey|cheap|affordable|average price|average rent|on average|what … price|what … rent' +
  '|wie teuer|was kostet|was kosten|wie viel kostet|wieviel kostet|wie hoch … miete*|mietpreise|preise|preisniveau|teuer|günstig|billig|im schnitt|durchschnittlich' +
  '|сколько … сто*|сколько … снять|сколько … купить|сколько … аренда|сколько просят|почем|какие … цены|какая … цена|какая … аренда|цены|ценник|цена|дорого|дороговато|недорого|дешево|в среднем|средняя' +
  '|بكم|كم سعر|كم الايجار|كم ايجار|كم تكلف|كم يكلف|الاسعار|اسعار|غالي|غاليه|غالية|رخيص*|متوسط' +
  '|कितने का|कितने की|कितने में|कितना किराया|किराया कितना|कितनी कीमत|कीमत कितनी|कीमतें|दाम|महंगा|महँगा|महंगी|सस्ता|औसत|kitne ka|kitne ki|kitne me|kitne mein|kitna kiraya|kiraya kitna|kitna rent|rent kitna|mehenga|mehnga|mahanga|sasta|average' +
  '|多少钱|多少錢|什么价|什麼價|房价|房價|租金多少|租金怎么样|价格|贵吗|贵不贵|貴嗎|便宜吗|均价|平均'
