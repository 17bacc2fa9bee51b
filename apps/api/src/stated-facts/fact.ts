import type { StatedFact } from '@manzil/api-client/generated/types.gen'

/** A fact as the words have it; whether a field says it too is not known yet. */
export type ReadFact = Omit<StatedFact, 'alone'>
