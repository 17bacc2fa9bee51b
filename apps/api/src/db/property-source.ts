import { sql } from 'kysely'

/** Where a property that a feed keeps comes from; a form makes it its `owner`'s. */
export const FEED_SOURCE = 'feed'

/** Whether an account has entered it, by a form or by a feed: only such ones take room in a plan. */
export const isEntered = ({ source }: { source: string }): boolean =>
  source === 'owner' || source === FEED_SOURCE

/** The same of rows of `property`. */
export const entered = sql<boolean>`source in ('owner', 'feed')`
