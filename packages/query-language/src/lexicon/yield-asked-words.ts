import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Asks for the yield itself, and not for what the word means: 'what yield is realistic there?' */
export const yieldAskedWords: Words = {
  en: 'what yield|what real yield|what sort of yield|what kind of yield|which yield|what net yield|what gross yield|how much yield|how high … yield|what return|what returns|what net return|what roi|how much roi|yield … after|roi … after|return … after service',
  ar: 'كم العائد|كم … عائد*|العائد كم|كام العائد|قديش العائد|شو العائد|وش العائد|كم النسبة|كم صافي العائد|العائد الصافي كم|العائد الحقيقي',
  ru: 'какая доходность|какая … доходность|какую доходность|какой … доходности|сколько … доходност*|доходность … реальн*|реальная доходность|сколько процентов годовых|сколько … приносит|сколько … приносят',
  hi: 'कितना रिटर्न|रिटर्न कितना|कितनी यील्ड|यील्ड कितनी|कितना … रिटर्न|return kitna|kitna return|kitna … return|roi kitna|kitna roi|yield kitni|kitni yield|असली रिटर्न|asli return',
  zh: '回报率多少|回报率是多少|回报多少|回报率有多少|多少回报|几个点|实际回报|真实回报|净回报率|净回报多少|租金回报多少|回报率大概',
  de: 'welche rendite|welche … rendite|wie hoch … rendite|was für eine rendite|wie viel rendite|wieviel rendite|was bringt … netto|was bringen … netto|am meisten … netto|netto … am meisten|rendite … nach|rendite netto|nettorendite|netto nich*|netto statt brutto|bringt am meisten|bringen am meisten',
}

/** The first two of those that are shown. */
export const firstTwoWords: Words = {
  en: 'first two|first 2|top two|1 and 2|one and two|first and second|first and the second',
  ar: 'اول ثنتين|اول اثنين|اول اتنين|اول شقتين|الاولى والثانية|الاولي والثانية|الاول والثاني|الاولى والتانية',
  ru: 'первым двум|первые две|первые два|первых двух|первую и вторую|первой и второй|первая и вторая',
  hi: 'पहले दो|पहली दो|पहले और दूसरे|पहला और दूसरा|pehle do|pehli do|pahle do|pehla aur dusra',
  zh: '前两套|前两个|头两套|前2套|第一和第二|第一套和第二套',
  de: 'ersten zwei|ersten beiden|erste und zweite|ersten und zweiten|ersten und die zweite|erste und die zweite',
}

/** A rent is held against the instalments. */
export const coversWords: Words = {
  en: 'cover|covers|covered|pay for the mortgage|pay the mortgage|pays the mortgage|pay the loan|pay off the loan',
  ar: 'يغطي|تغطي|بتغطي|بيغطي|يكفي القسط|تكفي القسط|تسدد القسط|يسدد القسط',
  ru: 'покро*|покры*|хватит на ипотеку|хватит на платеж|перекро*|окупит ипотеку',
  hi: 'पूरी हो*|निकल आए*|निकल जाए*|कवर|cover|nikal aay*|nikal aye*|nikal jay*|nikal jaye*|bhar jay*',
  zh: '覆盖|抵得过|够还|够付月供|盖过|够交月供|抵月供|养房|以租养贷',
  de: 'deckt|decken|gedeckt|trägt die rate|trägt sich|reicht für die rate|bezahlt die rate',
}

/** So much rent is paid where one lives now. */
export const rentNowWords: Words = {
  en: 'paying|i pay|we pay|i am paying|currently pay|we are paying|my rent|our rent|renting … for|rent now',
  ar: 'ادفع|ندفع|دافع|دافعين|اجاري|ايجاري|ايجارنا|مستاجر|مستأجر|ساكن ب|ساكنين ب',
  ru: 'плачу|платим|снимаю|снимаем|моя аренда|наша аренда',
  hi: 'दे रहा|दे रहे|दे रही|देता हूँ|देता हूं|देते हैं|मेरा किराया|de raha|de rahe|de rahi|deta hu|dete hai|mera rent|mera kiraya|hamara kiraya',
  zh: '我租|我们租|现在租|現在租|目前租|我现在|租的|交着|付着|每年付|一年付',
  de: 'zahle|zahlen|wir zahlen|ich zahle|meine miete|unsere miete|miete gerade|wohne für',
}

/** Asks whether it is much, beside the words that judge a price. */
export const isMuchWords: Words = {
  en: 'too much|fair|overpriced|expensive|normal|am i overpaying|overpaying|a good deal|reasonable|market rate',
  ar: 'غالي|كثير|كتير|معقول|مناسب|مبالغ',
  ru: 'дорого|дороговато|нормально|много|переплачиваю|переплачиваем|адекватно',
  hi: 'ज्यादा|महंगा|सही है|ठीक है|zyada|jyada|mehnga|mahanga|sahi hai|theek hai|thik hai',
  zh: '贵不贵|贵吗|太贵|偏贵|贵了|高吗|高不高|合理吗|合理不|值吗|划算吗|正常吗',
  de: 'zu viel|zuviel|zu teuer|teuer|fair|normal|angemessen|okay|in ordnung',
}
