import type { Pattern } from '../text-facts.ts'
import { capital, home, quarter, sqft, viewOf, where } from './words.ts'

/** Titles; the first always fits. */
export const englishTitles: readonly Pattern[] = [
  (f) => `${capital(home(f))} ${where(f)}`,
  (f) => `${capital(home(f))}, ${f.place.en}`,
  (f) => f.type !== 'land' && `${sqft(f.size)} ${home(f)} ${where(f)}`,
  (f) => {
    const view = viewOf(f)
    return view !== undefined && `${capital(home(f))} with ${view}`
  },
  (f) => {
    const view = viewOf(f)
    return view !== undefined && `${capital(home(f))} with ${view} ${where(f)}`
  },
  (f) => f.furnished === 'furnished' && `Furnished ${home(f)} ${where(f)}`,
  (f) => f.furnished === 'furnished' && f.purpose === 'rent' && `Furnished ${home(f)} to rent`,
  (f) => f.features.has('vacant') && `Vacant ${home(f)} ${where(f)}`,
  (f) => f.features.has('upgraded') && `Upgraded ${home(f)} ${where(f)}`,
  (f) => f.features.has('private-pool') && `${capital(home(f))} with a private pool`,
  (f) =>
    f.features.has('garden') && f.isHouse && `${capital(home(f))} with a garden, ${f.place.en}`,
  (f) => f.features.has('maids-room') && `${capital(home(f))} with a maid’s room`,
  (f) => f.features.has('study') && `${capital(home(f))} with a study, ${f.place.en}`,
  (f) => f.handover !== null && `Off-plan ${home(f)} ${where(f)}, ${f.handover.replace('-', ' ')}`,
  (f) => f.handover !== null && `${capital(home(f))} with handover in ${quarter(f.handover)}`,
  (f) => f.features.has('near-metro') && `${capital(home(f))} near the metro ${where(f)}`,
  (f) => f.features.has('beach-access') && `${capital(home(f))} by the beach, ${f.place.en}`,
  (f) => f.features.has('high-floor') && `High-floor ${home(f)} ${where(f)}`,
  (f) =>
    f.features.has('chiller-free') && `${capital(home(f))} with cooling included, ${f.place.en}`,
  (f) => f.type === 'land' && `${capital(home(f))} of ${sqft(f.size)} ${where(f)}`,
]
