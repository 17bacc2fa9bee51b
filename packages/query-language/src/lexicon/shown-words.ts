import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Points at what was spoken of last. A star stands for any ending; everything else is whole words. */
export const pointingWords: Words = {
  en: 'it|its|this one|that one|this home|that home|the place',
  ar: 'فيها|عليها|عنها|منها|لها|فيه|عليه|عنه|هاي|هذي|هذه|هذا|هالشقة|تبعد|يبعد',
  ru: 'ее|она|ней|нее|него|нем|он|этой|эта|эту|этот|за нее|до нее',
  hi: 'इसमें|इसका|इसकी|इसके|इस|उसमें|उसका|उसकी|उस|isme|iska|iski|usme|uska|uski',
  zh: '它|这套|那套|这间|那间|這間|那間|這套',
  de: 'sie|dafür|davon|dabei|darin|diese|dieses|die wohnung|das haus',
}

/** Asks which of the cards on the screen. */
export const ofThoseShown: Words = {
  en: 'which one|which of|which gives|which has|which is|which ones|of these|of those|of them|among them',
  ar: 'ايها|ايهم|اي واحد|اي وحدة|مين فيهم|اي وحده|منهم|منها|فيهم',
  ru: 'какая из|какой из|какое из|кто из них|у какой|в какой из|из них|из этих|которая из',
  hi: 'कौन सा|कौन सी|कौनसा|कौनसी|इनमें|इनमें से|konsa|kaunsa|kaunsi|inme|inme se',
  zh: '哪套|哪一套|哪个|哪間|哪间|其中|这几套|哪一间',
  de: 'welche davon|welches|welche|welcher|davon|von denen|von diesen|darunter',
}

/** Superlatives by which shown properties are told apart. */
export const rankWords: Readonly<Record<'cheapest' | 'largest' | 'bestRate', Words>> = {
  cheapest: {
    en: 'cheapest|lowest price|least expensive|lowest rent',
    ar: 'الارخص|ارخص واحد|ارخص وحدة|ارخصها|ارخصهم',
    ru: 'самая дешев*|самую дешев*|самой дешев*|самые дешев*|самых дешев*|самый дешев*|дешевле всего|дешевле всех',
    hi: 'सबसे सस्ता|सबसे सस्ती|सबसे सस्ते|sabse sasta|sabse sasti',
    zh: '最便宜|最低价',
    de: 'günstigste*|billigste*|preiswerteste*',
  },
  largest: {
    en: 'largest|biggest|most space|most spacious|more space|bigger|larger|most sqft',
    ar: 'الاوسع|اوسع|الاكبر|اكبرها|اكبرهم|اكبر مساحة|اكبر وحدة',
    ru: 'самая больш*|самую больш*|самой больш*|самый больш*|больше всех|просторнее|самая простор*|больше места',
    hi: 'सबसे बड़ा|सबसे बड़ी|सबसे बड़े|sabse bada|sabse badi|ज़्यादा जगह|zyada jagah',
    zh: '最大|面积最大|更大|最宽敞',
    de: 'größte*|geräumigste*|am größten|mehr platz|am meisten platz',
  },
  bestRate: {
    en: 'space for the money|space for my money|value for money|price per sqft|price per square foot|per square foot|per sqft|rate per sqft',
    ar: 'سعر القدم|سعر للقدم|مساحة مقابل السعر|قيمة مقابل السعر',
    ru: 'цена за фут|за кв фут|за квадратный фут|цена за метр|за квадрат|места за эти деньги|больше за свои деньги',
    hi: 'पैसे में ज़्यादा जगह|प्रति वर्ग फ़ुट|प्रति वर्ग फुट|per sqft|paise vasool',
    zh: '每平方英尺|单价最低|單價最低|性价比|性價比|每尺',
    de: 'platz fürs geld|platz für das geld|fläche fürs geld|preis pro quadratfuß|je quadratfuß|pro quadratfuß|quadratmeterpreis|preis-leistung*',
  },
}
