import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Stands between two places of which one is to be chosen. A star stands for any ending, three dots for a few words. */
export const eitherWords: Words = {
  en: 'or|vs|versus|against|compared to|compared with|compare to|compare with|compare|between',
  ar: 'او|ولا|والا|ام|مقابل|مقارنة|مقارنه|قارن*|بين',
  ru: 'или|либо|против|по сравнению|сравн*|между',
  hi: 'या|बनाम|की तुलना|तुलना|ya|or|vs|versus|ki tulna|tulna|compare|mein se|me se|में से',
  zh: '还是|還是|或者|或是|对比|對比|相比|比较|比較|比一比|vs|跟|和',
  de: 'oder|gegen|gegenüber|im vergleich|verglichen|vergleich*|bzw|vs|zwischen',
}

/** Compares a place that is named with the one that was spoken of. */
export const againstSpokenWords: Words = {
  en: 'compared to|compared with|compare to|compare with|compare|versus|vs|against|than|instead of',
  ar: 'مقارنة|مقارنه|قارن*|مقابل|احسن من|افضل من|ارخص من|اغلى من|اهدى من|اهدا من|اقرب من|ابعد من|بدل',
  ru: 'по сравнению|сравн*|против|чем|вместо',
  hi: 'की तुलना|के मुकाबले|से सस्ता|से बेहतर|बनाम|ki tulna|ke mukable|se sasta|se behtar|compare|versus|vs',
  zh: '相比|对比|對比|比起|比较一下|比較一下|比 … 更|比 … 近|比 … 便宜|比 … 贵|跟 … 比|和 … 比',
  de: 'im vergleich|verglichen|vergleich*|gegenüber|als|statt',
}

/** Means the places that were spoken of together, and no home. */
export const ofBothWords: Words = {
  en: 'the two|these two|those two|either of them|of them|of those|of these|both|which area|which one|which place|which island',
  ar: 'الثنتين|الاثنين|الثنين|بينهم|بينهما|منهم|منهما|ايهم|ايهما|اي منطقة|اي وحدة',
  ru: 'из двух|из них|из этих|оба|обоих|обе|между ними|какой район|какой из',
  hi: 'दोनों|इनमें से|उनमें से|कौन सा इलाका|कौन सा एरिया|dono|donon|inme se|in me se|unme se|kaunsa area|konsa area|kaunsi jagah',
  zh: '两个|两者|这两|那两|兩個|兩者|哪个区|哪個區|它们|哪边|哪邊',
  de: 'von beiden|beide|beiden|von denen|davon|welche gegend|welches viertel|welcher ort|welche insel',
}

/** Two of them, no more. */
export const theTwoWords: Words = {
  en: 'the two|these two|those two|both of them',
  ar: 'الثنتين|الاثنين|الثنين|بين الاثنين',
  ru: 'из двух|между ними|из этих двух|оба|обоих',
  hi: 'दोनों|dono|donon',
  zh: '两个|两者|这两|那两|兩個|兩者|两边',
  de: 'beiden|von beiden|beide',
}

/** What places are weighed by, beside what guides tell of them. */
export const weighedPoints = ['return', 'price', 'work', 'resale'] as const
export type WeighedPoint = (typeof weighedPoints)[number]

export const weighedPointWords: Readonly<Record<WeighedPoint, Words>> = {
  return: {
    en: 'invest*|rent income|rental income|rental return*|rental demand|yield|yields|return|returns|roi|rents out|rent out|rent it out|renting it out|renting out|letting|let it out|let out|pays me|pays more|pays better|buy to let|buy-to-let|brings in|brings more|earn|earns more|passive income|capital growth|appreciat*|go up in value',
    ar: 'استثمار*|استثمر|نستثمر|عائد|عوائد|مردود|الدخل|دخل ايجار*|يجيب ايجار|تجيب ايجار|اجرها|ااجرها|للتأجير|تأجير|تاجير|مكسب|ارباح|ربح',
    ru: 'инвест*|вложени*|вложить*|доходност*|доход|доходн*|под сдачу|для сдачи|сдавать|сдать|прибыльн*|приносит|окупа*|заработа*|пассивн*',
    hi: 'invest*|निवेश*|इन्वेस्ट*|yield|return|returns|रिटर्न|यील्ड|कमाई|kamai|rental income|rent accha|rent achha|rent zyada|किराए से|किराये से|kiraye se|kiraya zyada|roi|मुनाफ़ा|मुनाफा|munafa',
    zh: '投资|投資|回报|回報|收租|收益|租金收入|以租养|出租好|升值|赚',
    de: 'invest*|rendite*|mietrendite*|vermiet*|kapitalanlage|geldanlage|anlage|mieteinnahm*|mieteinkünft*|einbring*|bringt … meisten|bringen … meisten|wirft … ab|ertrag*|wertsteiger*',
  },
  price: {
    en: 'cheaper|cheapest|less expensive|better value|more for my money|more for the money|more for your money|affordable|more affordable|expensive|dearer|pricier|prices|budget-friendly|value for money',
    ar: 'ارخص|اغلى|اوفر|السعر|الاسعار|اسعار|ايجارات',
    ru: 'дешевле|дороже|выгоднее|доступнее|цены|ценам|подешевле|дешевый|дорого',
    hi: 'सस्ता|सस्ती|सस्ते|महंगा|महँगा|महंगे|sasta|sasti|saste|mehnga|mehenga|mahanga|daam|कीमत|दाम',
    zh: '便宜|更贵|贵多少|划算|性价比|价格|房价',
    de: 'günstiger|billiger|teurer|preiswerter|preise|preislich|preis-leistung*|günstig|günstigste*',
  },
  work: {
    en: 'work|office|job|commut*|closer to',
    ar: 'دوام|دوامي|شغل|شغلي|مكتب|مكتبي|عملي',
    ru: 'работ*|офис*',
    hi: 'ऑफिस|ऑफ़िस|दफ़्तर|दफ्तर|काम|नौकरी|office|daftar|kaam|job',
    zh: '上班|公司|工作|通勤|办公室',
    de: 'arbeit|arbeite|arbeitet|büro|job|firma|pendel*|arbeitsweg',
  },
  resale: {
    en: 'resale|resell|sell again|sell on|easier to sell|sell it later|sell later|sell in|liquid*|exit',
    ar: 'اعادة البيع|اعادة بيع|ابيعها بعدين|البيع بعدين|اسهل بيع*|اسهل في البيع|اسرع بيع*|تنباع',
    ru: 'перепрода*|продать потом|потом продать|ликвид*|легче продать|проще продать|быстрее продать',
    hi: 'resale|रीसेल|bechna aasan|bechna asan|बेचना आसान|baad me bech*|baad mein bech*|बाद में बेच*',
    zh: '转手|轉手|好卖|流动性|脱手|再卖|转卖|好出手',
    de: 'wiederverkauf*|weiterverkauf*|wieder verkaufen|weiter verkaufen|wieder los|leichter verkaufen|leichter zu verkaufen|besser verkaufen',
  },
}

/** Somebody lives there with children. */
export const familyWords: Words = {
  en: 'famil*|kid|kids|child|children|baby|babies|toddler*|daughter*|son|sons|girls|boys',
  ar: 'عائل*|عوائل|عوايل|عيله|عيلة|عيلتي|عيال|عيالي|اولاد|ولاد|اولادي|ولادي|اطفال|اطفالي|اسره|اسرة|بنات|بناتي|طفل|رضيع',
  ru: 'семь*|семей*|дет*|ребен*|малыш*|дочк*|сын*',
  hi: 'परिवार*|फ़ैमिली|फैमिली|बच्चे|बच्चों|बच्चा|बच्ची|family|families|pariwar|parivar|bachche|bachcho|bacche|bacho|bachho|bacchon|bachcha|baccha',
  zh: '家庭|一家|孩子|小孩|娃|宝宝|带小孩|老人小孩',
  de: 'famili*|kinder|kindern|kind|baby|babys|kleinkind*',
}

/** A place that is meant by its number among those of a search. */
export const numberedAreaWords: Words = {
  en: 'area|place|community|neighbourhood|neighborhood|district|location',
  ar: 'المنطقة|منطقة|المكان|الحي',
  ru: 'район*|место|локаци*',
  hi: 'इलाका|इलाक़ा|इलाके|एरिया|जगह|area|ilaka|ilake|jagah',
  zh: '区域|地区|社区|地方|个区|地点|個區',
  de: 'gegend|viertel|stadtteil|ort|lage',
}

/** Names areas in general: 'the cheapest area', 'in which part of town'. */
export const areaNounWords: Words = {
  en: 'area|areas|communit*|neighbo*|district|districts|part of town|part of dubai|places to live|place to live|location',
  ar: 'منطقة|منطقه|مناطق|المناطق|حي|احياء',
  ru: 'район*',
  hi: 'area|areas|ilaka|ilake|jagah|इलाका|इलाक़ा|इलाके|एरिया|जगह',
  zh: '哪个区|哪个地区|哪些区|区域|地区|社区|地段|哪个地方|什么地方|哪片|哪一带',
  de: 'gegend|gegenden|viertel|stadtteil*|ecke',
}

/** Asks for the most room or homes that a sum gets. */
export const mostForWords: Words = {
  en: 'most for|most space|most room|get the most|go the furthest|go furthest|goes furthest|goes the furthest|goes further|stretch|biggest … for|largest … for|bang for|best value|most house|more space for',
  ar: 'اكبر مساحة|اوسع|اكبر شقة|اكثر مساحة|احسن قيمة|اكبر شي|اكبر بيت',
  ru: 'больше всего … за|больше метров|побольше … за|самую большую|самое большое|просторн*|больше площади|максимум … за',
  hi: 'sabse bada|sabse badi|sabse bade|सबसे बड़ा|सबसे बड़ी|सबसे ज़्यादा जगह|sabse zyada jagah|zyada jagah|बड़ा घर|bada ghar|bada flat',
  zh: '最大|面积最大|最划算|性价比最高|租到更大|买到更大|大一点',
  de: 'am meisten platz|meisten platz|am meisten … für|meisten für|meiste fürs geld|am größten|größte wohnung|mehr platz',
}

/** Asks for the lowest prices of all. */
export const cheapestWords: Words = {
  en: 'cheapest|least expensive|most affordable|lowest rent*|lowest price*|cheap area*|affordable area*',
  ar: 'ارخص|اقل ايجار*|اقل سعر|اوفر',
  ru: 'дешевл* всего|самый дешевый|самые дешевые|самых дешевых|самом дешевом|дешевые районы|недорого* район*|подешевле|самый недорог*',
  hi: 'sabse sasta|sabse sasti|sabse saste|सबसे सस्ता|सबसे सस्ती|सबसे सस्ते',
  zh: '最便宜|租金最低|房价最低',
  de: 'günstigste*|billigste*|am günstigsten|am billigsten|preiswerteste*',
}
