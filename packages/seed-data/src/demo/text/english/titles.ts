import type { Pattern } from '../text-facts.ts'
import { capital, property, quarter, sqft, viewOf, where } from './words.ts'

/** Titles; the first always fits. */
export const englishTitles: readonly Pattern[] = [
  (f) => `${capital(property(f))} ${where(f)}`,
  (f) => `${capital(property(f))}, ${f.place.en}`,
  (f) => f.type !== 'land' && `${sqft(f.size)} ${property(f)} ${where(f)}`,
  (f) => {
    const view = viewOf(f)
    return view !== undefined && `${capital(property(f))} with ${view}`
  },
  (f) => {
    const view = viewOf(f)
    return view !== undefined && `${capital(property(f))} with ${view} ${where(f)}`
  },
  (f) => f.furnished === 'furnished' && `Furnished ${property(f)} ${where(f)}`,
  (f) => f.furnished === 'furnished' && f.purpose === 'rent' && `Furnished ${property(f)} to rent`,
  (f) => f.features.has('vacant') && `Vacant ${property(f)} ${where(f)}`,
  (f) => f.features.has('upgraded') && `Upgraded ${property(f)} ${where(f)}`,
  (f) => f.features.has('private-pool') && `${capital(property(f))} with a private pool`,
  (f) =>
    f.features.has('garden') && f.isHouse && `${capital(property(f))} with a garden, ${f.place.en}`,
  (f) => f.features.has('maids-room') && `${capital(property(f))} with a maid’s room`,
  (f) => f.features.has('study') && `${capital(property(f))} with a study, ${f.place.en}`,
  (f) =>
    f.handover !== null && `Off-plan ${property(f)} ${where(f)}, ${f.handover.replace('-', ' ')}`,
  (f) => f.handover !== null && `${capital(property(f))} with handover in ${quarter(f.handover)}`,
  (f) => f.features.has('near-metro') && `${capital(property(f))} near the metro ${where(f)}`,
  (f) => f.features.has('beach-access') && `${capital(property(f))} by the beach, ${f.place.en}`,
  (f) => f.features.has('high-floor') && `High-floor ${property(f)} ${where(f)}`,
  (f) =>
    f.features.has('chiller-free') &&
    `${capital(property(f))} with cooling included, ${f.place.en}`,
  (f) => f.type === 'land' && `${capital(property(f))} of ${sqft(f.size)} ${where(f)}`,
]
