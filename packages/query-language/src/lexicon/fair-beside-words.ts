import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Asks whether a price is fair beside something else that is asked of the same home. A star stands for any ending. */
export const fairBesideWords: Readonly<Record<LanguageCode, string>> = {
  en: 'price fair|price is fair|fair price|fairly priced|overpriced|over priced|price reasonable|price ok|price okay|price right|priced right|good price|too expensive|good deal|worth the price|worth it|worth the money',
  ar: 'سعرها عدل|سعره عدل|السعر عدل|عدل ولا|مبالغ فيه|مبالغ فيها|سعره معقول|سعرها معقول|السعر معقول|سعر معقول|سعرها مناسب|السعر مناسب|سعره مناسب|سعرها زين|سعره زين|السعر زين|سعرها منطقي|السعر منطقي|تستاهل|يستاهل|غالي ولا|غالية ولا|سعرها عادل|سعره عادل|السعر عادل|سعر عادل|سعرها كويس|السعر كويس|سعرها منيح|السعر منيح',
  ru: 'цена справедлив*|справедливая цена|цена завышен*|завышена|цена адекватн*|адекватная цена|нормальная цена|цена нормальн*|цена норм|стоит своих денег|стоит того|переплач*',
  hi: 'दाम सही|कीमत सही|कीमत ठीक|दाम ठीक|ज़्यादा तो नहीं|कीमत वाजिब|दाम वाजिब|price sahi|daam sahi|sahi price|price theek|price fair|daam theek|keemat sahi|overpriced|zyada to nahi',
  zh: '价格合理|价钱合理|合理吗|合不合理|贵不贵|值不值|值吗|偏高|划算|价格公道|抵唔抵|價錢合理|價格合理',
  de: 'preis fair|fairer preis|preis … fair|preis … angemessen|überteuert|zu teuer|preis … gerechtfertigt|preis … marktgerecht|preis … okay|preis … ok|preis … in ordnung|preis … realistisch',
}
