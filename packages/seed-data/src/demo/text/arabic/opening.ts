import { developerAr } from '../developer-names.ts'
import type { Pattern } from '../text-facts.ts'
import { floorAr } from './numbers.ts'
import { propertyAr, seenFromAr } from './words.ts'

/** First sentences: what it is and where. */
export const arabicOpening: readonly Pattern[] = [
  (f) => `${propertyAr(f)} في ${f.place.ar}.`,
  (f) => `يقع هذا العقار في ${f.place.ar}، وهو ${propertyAr(f)}.`,
  (f) => f.community !== undefined && `${propertyAr(f)} في ${f.place.ar} ضمن ${f.community.ar}.`,
  (f) => f.purpose === 'rent' && `${propertyAr(f)} للإيجار في ${f.place.ar}.`,
  (f) => f.purpose === 'sale' && `${propertyAr(f)} للبيع في ${f.place.ar}.`,
  (f) => {
    const seen = seenFromAr(f)
    return seen !== undefined && `${propertyAr(f)} في ${f.place.ar} بإطلالة على ${seen}.`
  },
  (f) =>
    f.floor !== null &&
    f.floor > 0 &&
    `${propertyAr(f)} في ${floorAr(f.floor)} من بناية في ${f.place.ar}.`,
  (f) =>
    f.isHouse && f.features.has('garden') && `${propertyAr(f)} مع حديقة خاصة في ${f.place.ar}.`,
  (f) => {
    const developer = developerAr(f.developer)
    return developer !== undefined && `${propertyAr(f)} من تطوير ${developer} في ${f.place.ar}.`
  },
  (f) => f.handover !== null && `${propertyAr(f)} على الخارطة في ${f.place.ar}.`,
]
