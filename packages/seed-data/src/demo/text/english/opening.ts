import type { Pattern } from '../text-facts.ts'
import { capital, home, ordinal, viewOf, where, withArticle } from './words.ts'

/** First sentences: what it is and where. */
export const englishOpening: readonly Pattern[] = [
  (f) => `${capital(withArticle(home(f)))} ${where(f)}.`,
  (f) => `This ${home(f)} is ${where(f)}.`,
  (f) => f.community !== undefined && `${capital(home(f))} ${where(f)}, part of ${f.community.en}.`,
  (f) => f.purpose === 'rent' && `${capital(withArticle(home(f)))} to rent ${where(f)}.`,
  (f) => f.purpose === 'sale' && `${capital(withArticle(home(f)))} for sale ${where(f)}.`,
  (f) => {
    const view = viewOf(f)
    return view !== undefined && `${capital(withArticle(home(f)))} with ${view} ${where(f)}.`
  },
  (f) =>
    f.floor !== null &&
    f.floor > 0 &&
    `${capital(withArticle(home(f)))} on the ${ordinal(f.floor)} floor of a building ${where(f)}.`,
  (f) =>
    f.isHouse &&
    f.features.has('garden') &&
    `${capital(withArticle(home(f)))} with its own garden ${where(f)}.`,
  (f) => f.developer !== null && `${capital(withArticle(home(f)))} by ${f.developer} ${where(f)}.`,
  (f) => f.handover !== null && `An off-plan ${home(f)} ${where(f)}.`,
]
