import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** What is paid for a home that is lived in or let already. A star stands for any ending, three dots for a few words. */
export const paidNowWords: Words = {
  en: 'i pay|we pay|he pays|she pays|they pay|pays|paying|he is paying|she is paying|is renting|rents it|rented for|rented at|rented out|is let|let for|let out|current rent|my rent|our rent',
  ar: 'يدفع|تدفع|ادفع|ندفع|يدفعون|مؤجر*|موجر*|ماجر*|مأجر*|ايجاره|ايجارها|ايجاري|ايجارنا|الايجار الحالي|ساكن*',
  ru: 'платит|платят|плачу|платим|сдаю за|сдаем за|сдана за|сдается за|сдаётся за|снимает за|снимаю за|снимаем за|текущая аренда',
  hi: 'देता है|देती है|देते हैं|दे रहा|दे रहे|दे रही|किराए पर दिया|किराए पे दिया|चढ़ा हुआ|deta hai|deti hai|dete hai|dete hain|de raha|de rahe|de rahi|kiraye pe diya|kiraye par diya|rent pe diya|rent par diya|diya hua',
  zh: '现在租|現在租|目前租|租金是|现在的租金|付(?=\\d)|付着|租给|租給|租出去|出租给|现租|租着',
  de: 'er zahlt|sie zahlt|ich zahle|wir zahlen|zahlt|zahlen|vermietet für|vermietet um|vermietet zu|aktuelle miete|jetzige miete|meine miete|unsere miete|kaltmiete',
}

/** Since when, or who is on the other side of the contract. */
export const tenancyWords: Words = {
  en: 'since|for … years|for … yrs|years now|tenant|tenants|landlord|landlady|renewal|contract ends|contract expires|lease ends|lease expires|moved in',
  ar: 'من سنة|من سنتين|من … سنين|من … سنوات|من 20*|منذ|مستاجر|المستاجر|مستاجرة|المالك|صاحب البيت|صاحب الشقة|التجديد|عقده|العقد يخلص|ينتهي العقد',
  ru: 'с 20*|уже … год*|уже … лет|живет … год*|живут … год*|живет … лет|арендатор*|жилец|жильц*|хозяин*|хозяйк*|арендодател*|продлени*|договор заканч*',
  hi: 'साल से|सालों से|किराएदार|किरायेदार|मकान मालिक|मालिक|रिन्यूअल|saal se|salo se|saalon se|tenant|kirayedar|landlord|makan malik|malik|renewal',
  zh: '租客|房客|房东|房東|续租|續租|续约|續約|住了|租了|年没涨|到期',
  de: 'seit|mieter|mieterin|vermieter|vermieterin|verlängerung|vertrag läuft|vertrag endet',
}

/** How long it has lasted, and how long it is to last. */
export const lastingTenancyWords: Words = {
  en: 'been there|been here|been living|lived there|lived here|living there|living here|contract|lease|my deposit|deposit is|deposit was',
  ar: 'العقد|عقدي|عقدنا|ساكن*|صارلي|صارلنا|صار لي|صار لنا|بقالي|بقالنا|التأمين',
  ru: 'договор*|живем|живём|живу|прожили|прожил|прожила|депозит*',
  hi: 'अनुबंध|कॉन्ट्रैक्ट|एग्रीमेंट|साल से|रह रहे|रह रहा|रह रही|contract|agreement|saal se|reh rahe|reh raha|reh rahi|डिपॉज़िट|deposit',
  zh: '合同|租约|租約|住了|租了|押金',
  de: 'vertrag|mietvertrag|jahre drin|jahren drin|wohnen … jahr*|wohne … jahr*|läuft noch|läuft bis|kaution',
}

/** Beside these another home is looked for. */
export const seekingWords: Words = {
  en: 'looking|look for|need a|need an|need another|want a|want another|find me|find a|find us|show me|show us|any … available|anything|searching|cheaper|move to|moving to|instead',
  ar: 'ابي شقة|ابي بيت|ابغى شقة|ابغى بيت|نبي|ادور|ندور|ابحث|نبحث|عايز شقة|عاوز شقة|عايز اسكن|اريد شقة|محتاج شقة|ارخص|وريني|اعرض*',
  ru: 'ищу|ищем|нужна квартира|нужна другая|нужно другое|хочу снять|хотим снять|хотим переехать|хочу переехать|покаж*|подбер*|подешевле|дешевле|переезжаем|что есть',
  hi: 'चाहिए|ढूँढ*|ढूंढ*|दिखाओ|दिखाइए|सस्ता|शिफ्ट होना|chahiye|dhoond*|dhund*|dikhao|dikhaiye|sasta|shift hona',
  zh: '想租|想找|找个|找一|找套|想换|想搬|求租|有没有|便宜|看看',
  de: 'suche*|brauche*|zeig*|gibt es|möchten … ziehen|wollen … ziehen|umziehen|günstiger|billiger|finden',
}

/** Who pays instead of a tenant: that is a budget. */
export const employerWords: Words = {
  en: 'company pays|employer pays|company is paying|employer|allowance',
  ar: 'الشركة تدفع|شركتي تدفع|بدل سكن',
  ru: 'компания платит|фирма платит|работодател*|компания оплач*',
  hi: 'कंपनी देती|कंपनी दे|company deti|company de',
  zh: '公司付|公司出|公司给|房补|津贴',
  de: 'firma zahlt|arbeitgeber*|firma übernimmt',
}

/** What homes like one's own bring, or what neighbours pay: a comparison and no budget. */
export const comparableWords: Words = {
  en: 'similar … go for|similar … going for|similar … are going|similar … let for|similar … rent for|similar … rented|similar … cost|similar … ask|same … go for|same … going for|others … go for|others … pay|others … paying|neighbour* … pay*|neighbor* … pay*|neighbour* … got|neighbor* … got|next door … pays|next door … paying|units … go for|units … going for|flats … go for|in my building … pay|in the building … pay',
  ar: 'الجيران … يدفع*|جاري … يدفع|جارتي … تدفع|جيراني … يدفع*|مثلها … توجر|مثلها … تتاجر|مثلها … بتتاجر|نفسها … توجر|اللي زيها … بتتاجر|اللي مثلها … توجر|في نفس البناية … يدفع*|في العمارة … يدفع*|نفس البناية … توجر*',
  ru: 'похож* … сда*|похож* … уход*|похож* … стоят|такие же … сда*|такие же … уход*|такие же … стоят|сосед* … плат*|сосед* … сда*|соседн* … сда*|в доме … сда*|в доме … плат*|аналогичн* … сда*|аналогичн* … уход*|аналогичн* … стоят',
  hi: 'पड़ोसी … दे*|पड़ोस में … दे*|ऐसे ही फ्लैट … जा*|वैसे ही … जा*|बिल्डिंग में … दे*|बिल्डिंग में … चल रहा|padosi … de*|padosi … dete|building me … de rahe|building mein … de rahe|building me … chal raha|building mein … chal raha|waise hi … ja*|similar … chal raha|similar … ja rahe|baaki … de rahe',
  zh: '同样的[^,;?!]{0,8}?租|同户型[^,;?!]{0,8}?租|同楼[^,;?!]{0,8}?租|邻居[^,;?!]{0,8}?付|邻居[^,;?!]{0,8}?租|隔壁[^,;?!]{0,8}?租|隔壁[^,;?!]{0,8}?付|楼里[^,;?!]{0,8}?租|差不多的[^,;?!]{0,8}?租|类似的[^,;?!]{0,8}?租|同类[^,;?!]{0,8}?租',
  de: 'ähnliche … gehen|ähnliche … kosten|ähnliche … weg|vergleichbare … gehen|vergleichbare … kosten|vergleichbare … weg|nachbar* … zahl*|nebenan … zahl*|im haus … zahl*|im haus … gehen|gleiche wohnung* … kost*|gleiche wohnung* … weg',
}
