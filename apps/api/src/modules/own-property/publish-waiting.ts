import { statusCodes } from '../../db/codes.ts'
import { decideIn } from './decide-review.ts'
import type { OwnParts } from './parts.ts'
import { findNeedlesslyWaiting } from './repository/property-state.ts'
import { isHeld } from './review.ts'

/**
 * Lets go live what waits for a look that nobody has to take any more: its owner's licence has been checked
 * meanwhile, or the rule of review is another one. What an operator took off the site stays there. Answers
 * how many went live; each is a transaction of its own, so that others are served in between.
 */
export async function publishWaiting({
  db,
  now,
  review,
  availability: rules,
}: Pick<OwnParts, 'db' | 'now' | 'review' | 'availability'>): Promise<number> {
  if (review === 'all') return 0
  const ids = await findNeedlesslyWaiting(db, { unlicensedToo: review === 'none' })
  let published = 0
  for (const id of ids) {
    const decided = await db.transaction().execute((trx) =>
      decideIn(
        trx,
        id,
        null,
        { decision: 'approve' },
        {
          now: now(),
          rules,
          isMeant: (row) => row.status === statusCodes.in_review && !isHeld(row),
        },
      ),
    )
    if (decided === 'done') published += 1
  }
  return published
}
