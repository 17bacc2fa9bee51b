import type { Pattern } from '../text-facts.ts'
import { quarterAr, sqftAr } from './numbers.ts'
import { agree, homeAr, seenFromAr } from './words.ts'

/** Titles; the first always fits. */
export const arabicTitles: readonly Pattern[] = [
  (f) => `${homeAr(f)} في ${f.place.ar}`,
  (f) => `${homeAr(f)}، ${f.place.ar}`,
  (f) => f.purpose === 'rent' && `${homeAr(f)} للإيجار في ${f.place.ar}`,
  (f) => f.purpose === 'sale' && `${homeAr(f)} للبيع في ${f.place.ar}`,
  (f) => f.bedrooms !== null && `${homeAr(f)} بمساحة ${sqftAr(f.size)}`,
  (f) => {
    const seen = seenFromAr(f)
    return seen !== undefined && `${homeAr(f)} بإطلالة على ${seen}`
  },
  (f) => {
    const seen = seenFromAr(f)
    return seen !== undefined && `${homeAr(f)} بإطلالة على ${seen} في ${f.place.ar}`
  },
  (f) =>
    f.furnished === 'furnished' && `${homeAr(f)}، ${agree(f, 'مفروشة', 'مفروش')}، في ${f.place.ar}`,
  (f) => f.features.has('vacant') && `${homeAr(f)}، ${agree(f, 'خالية', 'خالٍ')}، في ${f.place.ar}`,
  (f) => f.features.has('private-pool') && `${homeAr(f)} مع مسبح خاص`,
  (f) => f.features.has('garden') && f.isHouse && `${homeAr(f)} مع حديقة خاصة في ${f.place.ar}`,
  (f) => f.features.has('maids-room') && `${homeAr(f)} وغرفة خادمة في ${f.place.ar}`,
  (f) => f.features.has('study') && `${homeAr(f)} وغرفة مكتب في ${f.place.ar}`,
  (f) => f.handover !== null && `${homeAr(f)} على الخارطة في ${f.place.ar}`,
  (f) => f.handover !== null && `${homeAr(f)}، التسليم في ${quarterAr(f.handover)}`,
  (f) => f.features.has('near-metro') && `${homeAr(f)} قرب المترو في ${f.place.ar}`,
  (f) => f.features.has('beach-access') && `${homeAr(f)} قرب الشاطئ في ${f.place.ar}`,
  (f) => f.features.has('high-floor') && `${homeAr(f)} في طابق عالٍ، ${f.place.ar}`,
  (f) => f.type === 'land' && `${homeAr(f)} بمساحة ${sqftAr(f.size)} في ${f.place.ar}`,
]
