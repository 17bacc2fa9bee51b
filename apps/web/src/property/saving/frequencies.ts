import type { SavedSearchFrequency } from '@manzil/api-client/generated/types.gen'

/** How often matches are written about, the soonest first. */
export const frequencies = ['instant', 'daily', 'weekly'] as const satisfies SavedSearchFrequency[]
