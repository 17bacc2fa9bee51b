import type { FeedDifference } from '@manzil/api-client/generated/types.gen'
import type { EntryOf } from '../world.ts'

type Kept = EntryOf<'feedRuns'>['differences'][number]

/** A row of a run as it is answered: what it does not say is left out. */
export const toDifference = ({ reasons, ...row }: Kept): FeedDifference => ({
  ...row,
  reasons: reasons.map(({ key, values, ...reason }) => ({
    ...reason,
    ...(key && { key }),
    ...(values && { values }),
  })),
})
