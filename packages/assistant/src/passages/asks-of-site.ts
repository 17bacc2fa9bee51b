import { foldText } from '@manzil/query-language/language/fold'

/** The site, or those who run it, over folded text in the six languages. */
const words =
  /\b(?:website|web site|this site|your site|this platform|your platform|this app|your app|webseite|diese seite|dieser seite|eure seite|eurer seite|ihre seite|ihrer seite|plattform|portal)\b|сайт|платформ|портал|موقعكم|هذا الموقع|الموقع الالكتروني|منصتكم|المنصه|वेबसाइट|इस साइट|आपकी साइट|प्लेटफ|你们|网站|平台|贵站|网页/u

/** Whether a question is about the site: 'does your website take a fee?' */
export const asksOfSite = (question: string): boolean => words.test(foldText(question))
