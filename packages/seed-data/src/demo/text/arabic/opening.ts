import { developerAr } from '../developer-names.ts'
import type { Pattern } from '../text-facts.ts'
import { floorAr } from './numbers.ts'
import { homeAr, seenFromAr } from './words.ts'

/** First sentences: what it is and where. */
export const arabicOpening: readonly Pattern[] = [
  (f) => `${homeAr(f)} في ${f.place.ar}.`,
  (f) => `يقع هذا العقار في ${f.place.ar}، وهو ${homeAr(f)}.`,
  (f) => f.community !== undefined && `${homeAr(f)} في ${f.place.ar} ضمن ${f.community.ar}.`,
  (f) => f.purpose === 'rent' && `${homeAr(f)} للإيجار في ${f.place.ar}.`,
  (f) => f.purpose === 'sale' && `${homeAr(f)} للبيع في ${f.place.ar}.`,
  (f) => {
    const seen = seenFromAr(f)
    return seen !== undefined && `${homeAr(f)} في ${f.place.ar} بإطلالة على ${seen}.`
  },
  (f) =>
    f.floor !== null &&
    f.floor > 0 &&
    `${homeAr(f)} في ${floorAr(f.floor)} من بناية في ${f.place.ar}.`,
  (f) => f.isHouse && f.features.has('garden') && `${homeAr(f)} مع حديقة خاصة في ${f.place.ar}.`,
  (f) => {
    const developer = developerAr(f.developer)
    return developer !== undefined && `${homeAr(f)} من تطوير ${developer} في ${f.place.ar}.`
  },
  (f) => f.handover !== null && `${homeAr(f)} على الخارطة في ${f.place.ar}.`,
]
