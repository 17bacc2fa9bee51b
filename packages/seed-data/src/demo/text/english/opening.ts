import type { Pattern } from '../text-facts.ts'
import { capital, ordinal, property, viewOf, where, withArticle } from './words.ts'

/** First sentences: what it is and where. */
export const englishOpening: readonly Pattern[] = [
  (f) => `${capital(withArticle(property(f)))} ${where(f)}.`,
  (f) => `This ${property(f)} is ${where(f)}.`,
  (f) =>
    f.community !== undefined && `${capital(property(f))} ${where(f)}, part of ${f.community.en}.`,
  (f) => f.purpose === 'rent' && `${capital(withArticle(property(f)))} to rent ${where(f)}.`,
  (f) => f.purpose === 'sale' && `${capital(withArticle(property(f)))} for sale ${where(f)}.`,
  (f) => {
    const view = viewOf(f)
    return view !== undefined && `${capital(withArticle(property(f)))} with ${view} ${where(f)}.`
  },
  (f) =>
    f.floor !== null &&
    f.floor > 0 &&
    `${capital(withArticle(property(f)))} on the ${ordinal(f.floor)} floor of a building ${where(f)}.`,
  (f) =>
    f.isHouse &&
    f.features.has('garden') &&
    `${capital(withArticle(property(f)))} with its own garden ${where(f)}.`,
  (f) =>
    f.developer !== null && `${capital(withArticle(property(f)))} by ${f.developer} ${where(f)}.`,
  (f) => f.handover !== null && `An off-plan ${property(f)} ${where(f)}.`,
]
