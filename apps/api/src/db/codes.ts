import type {
  Completion,
  Furnishing,
  PropertyStatus,
  Purpose,
} from '@manzil/api-client/generated/types.gen'

/** The contract's words as the small numbers that the `property` table holds. Stored: never change. */
export const purposeCodes: Record<Purpose, number> = { sale: 1, rent: 2 }
export const completionCodes: Record<Completion, number> = { ready: 1, off_plan: 2 }
export const furnishingCodes: Record<Furnishing, number> = {
  furnished: 1,
  unfurnished: 2,
  partly: 3,
}

/** Only `live` properties are seen by visitors and indexed for search. */
export const statusCodes = {
  live: 1,
  hidden: 2,
  draft: 3,
  in_review: 4,
  expired: 5,
  rejected: 6,
} as const satisfies Record<PropertyStatus, number>

/** A property that its owner has removed, while it may still be brought back: nobody sees it. */
export const REMOVED = 7

function wordOf<T extends string>(codes: Record<T, number>): (code: number) => T | undefined {
  // The keys of a record over T are T.
  const words = new Map((Object.keys(codes) as T[]).map((word) => [codes[word], word]))
  return (code) => words.get(code)
}

/** The word of a stored code; `undefined` for a code that nothing writes. */
export const purposeOf = wordOf(purposeCodes)
export const completionOf = wordOf(completionCodes)
export const furnishingOf = wordOf(furnishingCodes)
export const statusOf = wordOf<PropertyStatus>(statusCodes)
