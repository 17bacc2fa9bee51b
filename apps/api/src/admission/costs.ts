import type { OperationId } from '@manzil/api-client/generated/operations.gen'

/** What a read takes of an address's tokens where it is not 1: about the work that it makes. */
const dearer: Partial<Record<OperationId, number>> = {
  downloadMyData: 20,
  getSearchFacets: 3,
  listMapPins: 2,
}

/** Unknown words are looked for in the whole vocabulary, which is the dearest that a read can ask. */
const TEXT_COST = 4

/** The tokens that a read takes. */
export const costOf = (operation: OperationId | undefined, hasText: boolean): number =>
  ((operation && dearer[operation]) ?? 1) + (hasText ? TEXT_COST : 0)
