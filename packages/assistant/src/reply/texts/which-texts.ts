import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences that tell which of the shown adverts name an amenity. */
interface WhichTexts {
  /** Homes whose adverts name it. */
  named: (amenity: string, homes: string) => string
  /** None of so many adverts names it. */
  none: (count: number, amenity: string) => string
  /** They name no amenity of any kind, so that this one is simply not known. */
  unlisted: (count: number, amenities: string) => string
  /** A silent advert says neither yes nor no. */
  silent: string
  /** Of what no advert states the agents of all of them know. */
  agents: string
}

const byLanguage: Readonly<Record<LanguageCode, WhichTexts>> = {
  en: {
    named: (amenity, homes) => `The adverts say “${amenity}” for: ${homes}.`,
    none: (count, amenity) => `None of the ${count} adverts names: ${amenity}.`,
    unlisted: (count, amenities) =>
      `These ${count} adverts name no amenities at all, so it is not known which has: ${amenities}.`,
    silent: 'An advert that is silent may still have it: its agent can tell.',
    agents: 'The agents can tell.',
  },
  ar: {
    named: (amenity, homes) => `إعلانات تذكر ${amenity}: ${homes}.`,
    none: (count, amenity) => `لا يذكر أي من الإعلانات المعروضة (عددها ${count}): ${amenity}.`,
    unlisted: (count, amenities) =>
      `الإعلانات المعروضة (عددها ${count}) لا تذكر أي مرافق، فلا يُعرف أيها فيه: ${amenities}.`,
    silent: 'وسكوت الإعلان لا يعني النفي: يمكن للوكيل أن يخبرك.',
    agents: 'يمكن للوكلاء أن يخبروك.',
  },
  ru: {
    named: (amenity, homes) => `В объявлении указано «${amenity}»: ${homes}.`,
    none: (count, amenity) =>
      `Ни в одном из показанных объявлений (их ${count}) не указано: ${amenity}.`,
    unlisted: (count, amenities) =>
      `В показанных объявлениях (их ${count}) удобства вообще не перечислены, поэтому неизвестно, где есть: ${amenities}.`,
    silent: 'Если в объявлении об этом не сказано, это не значит, что этого нет: подскажет агент.',
    agents: 'Подскажут агенты.',
  },
  hi: {
    named: (amenity, homes) => `इनके विज्ञापन में ${amenity} लिखा है: ${homes}।`,
    none: (count, amenity) => `दिखाए गए ${count} विज्ञापनों में से किसी में नहीं लिखा: ${amenity}।`,
    unlisted: (count, amenities) =>
      `इन ${count} विज्ञापनों में कोई सुविधा लिखी ही नहीं है, इसलिए पता नहीं कि किसमें यह है: ${amenities}।`,
    silent: 'विज्ञापन में न लिखा हो, तब भी हो सकता है: एजेंट बता सकता है।',
    agents: 'एजेंट बता सकते हैं।',
  },
  zh: {
    named: (amenity, homes) => `写明“${amenity}”的：${homes}。`,
    none: (count, amenity) => `展示的 ${count} 套房源都没有写明：${amenity}。`,
    unlisted: (count, amenities) =>
      `这 ${count} 套房源没有列出任何设施，所以不知道哪套有：${amenities}。`,
    silent: '没有写明不等于没有，可以问经纪人。',
    agents: '可以问各自的经纪人。',
  },
  de: {
    named: (amenity, homes) => `Im Angebot steht „${amenity}“ bei: ${homes}.`,
    none: (count, amenity) => `In keinem der ${count} Angebote steht: ${amenity}.`,
    unlisted: (count, amenities) =>
      `Diese ${count} Angebote nennen gar keine Ausstattung. Bei welchem es das gibt, ist also nicht bekannt: ${amenities}.`,
    silent: 'Was nicht genannt ist, kann es trotzdem geben: Der Makler weiß es.',
    agents: 'Die Makler wissen es.',
  },
}

export const whichTextsOf = (language: LanguageCode): WhichTexts => byLanguage[language]
