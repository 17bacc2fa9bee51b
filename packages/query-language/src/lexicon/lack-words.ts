import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Says that something is not there. In a question it asks for that very thing: 'nothing in JLT?' A star stands for any ending, three dots for a few words. */
export const lackWords: Words = {
  en: "nothing|none|not any|no other|isn't there|isnt there|aren't there|arent there|is there no|are there no|is there nothing|there no|don't you have|dont you have|you don't have|you dont have|have nothing|not available|no homes|no flats|no apartments|no villas|no listings",
  ar: 'مافي|ما في|مافيه|ما فيه|مفيش|ما فيش|مافيش|ماكو|ما عندكم|ماعندكم|ما عندك|مو موجود|مش موجود|ما يوجد|لا يوجد|الا يوجد|ليس هناك|ما لقيت|ما تلقى|ما تلاقي|ما بتلاقي',
  ru: 'нет|нету|ничего|не найдется|не бывает|неужели нет|совсем нет',
  hi: 'nahi hai|nahi hain|nahi h|nhi hai|nhi hain|nhi h|nahin hai|nai hai|kuch nahi|kuch nhi|koi nahi|koi nhi|nahi milega|nahi milegi|nahi milta|nahi mil sakta|nahi mil sakti|nhi milega|nhi milta|नहीं है|नहीं हैं|कुछ नहीं|कोई नहीं|नहीं मिलेगा|नहीं मिलेगी|नहीं मिलता|नहीं मिल सकता',
  zh: '没有|沒有|没|無|冇',
  de: 'nichts|nix|keine|kein|keinen|keins|keines|gibts nicht|gibt es nicht|habt ihr nicht|haben sie nicht|nirgends',
}

/** A most: of what is said to be missing, less is asked for. */
export const lessWords: Words = {
  en: 'under|below|less than|cheaper than',
  ar: 'تحت|اقل من|ارخص من|دون',
  ru: 'дешевле|ниже|меньше|до',
  hi: 'niche|neeche|kam|andar|under|नीचे|कम|अंदर',
  zh: '以下|以内|低于|不到',
  de: 'unter|weniger als|günstiger als|billiger als',
}
