import type { Pattern } from '../text-facts.ts'
import { quarterAr, sqftAr } from './numbers.ts'
import { agree, propertyAr, seenFromAr } from './words.ts'

/** Titles; the first always fits. */
export const arabicTitles: readonly Pattern[] = [
  (f) => `${propertyAr(f)} في ${f.place.ar}`,
  (f) => `${propertyAr(f)}، ${f.place.ar}`,
  (f) => f.purpose === 'rent' && `${propertyAr(f)} للإيجار في ${f.place.ar}`,
  (f) => f.purpose === 'sale' && `${propertyAr(f)} للبيع في ${f.place.ar}`,
  (f) => f.bedrooms !== null && `${propertyAr(f)} بمساحة ${sqftAr(f.size)}`,
  (f) => {
    const seen = seenFromAr(f)
    return seen !== undefined && `${propertyAr(f)} بإطلالة على ${seen}`
  },
  (f) => {
    const seen = seenFromAr(f)
    return seen !== undefined && `${propertyAr(f)} بإطلالة على ${seen} في ${f.place.ar}`
  },
  (f) =>
    f.furnished === 'furnished' &&
    `${propertyAr(f)}، ${agree(f, 'مفروشة', 'مفروش')}، في ${f.place.ar}`,
  (f) =>
    f.features.has('vacant') && `${propertyAr(f)}، ${agree(f, 'خالية', 'خالٍ')}، في ${f.place.ar}`,
  (f) => f.features.has('private-pool') && `${propertyAr(f)} مع مسبح خاص`,
  (f) => f.features.has('garden') && f.isHouse && `${propertyAr(f)} مع حديقة خاصة في ${f.place.ar}`,
  (f) => f.features.has('maids-room') && `${propertyAr(f)} وغرفة خادمة في ${f.place.ar}`,
  (f) => f.features.has('study') && `${propertyAr(f)} وغرفة مكتب في ${f.place.ar}`,
  (f) => f.handover !== null && `${propertyAr(f)} على الخارطة في ${f.place.ar}`,
  (f) => f.handover !== null && `${propertyAr(f)}، التسليم في ${quarterAr(f.handover)}`,
  (f) => f.features.has('near-metro') && `${propertyAr(f)} قرب المترو في ${f.place.ar}`,
  (f) => f.features.has('beach-access') && `${propertyAr(f)} قرب الشاطئ في ${f.place.ar}`,
  (f) => f.features.has('high-floor') && `${propertyAr(f)} في طابق عالٍ، ${f.place.ar}`,
  (f) => f.type === 'land' && `${propertyAr(f)} بمساحة ${sqftAr(f.size)} في ${f.place.ar}`,
]
