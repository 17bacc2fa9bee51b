import type {
  FeedDifference,
  FeedOutcome,
  FieldError,
} from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { changesOfContent } from '@manzil/domain/feeds/feed-content'
import type { PropertyMove } from '@manzil/domain/own-property/states'
import { REMOVED, statusCodes } from '../../../db/codes.ts'
import { FEED_SOURCE } from '../../../db/property-source.ts'
import { shortHash, stableJson } from '../../../stable-hash.ts'
import type { ReadRow } from '../read-row.ts'
import type { KnownRow } from '../repository/rows.ts'

/** What is to become of a row. */
export interface Decided {
  row: ReadRow
  outcome: FeedOutcome
  known: KnownRow | undefined
  hash: string
  changes: FeedDifference['changes']
  reasons: FieldError[]
  /** What brings its property to the site, where it is not there. */
  move: PropertyMove | undefined
}

export interface Against {
  known: ReadonlyMap<string, KnownRow>
  /** Permits that belong to other companies. */
  othersPermits: ReadonlySet<string>
  /** Live properties that the plan still has room for; counts down. */
  room: { left: number }
}

const reason = (path: string, said: Pick<FieldError, 'key' | 'message'>): FieldError => ({
  path,
  rule: 'feed',
  ...said,
})

/** Compares a row with what the site has of it. */
export function decide(row: ReadRow, { known: all, othersPermits, room }: Against): Decided {
  const { content, reference } = row
  const known = reference === null ? undefined : all.get(reference)
  const hash = content ? shortHash(stableJson(content)) : ''
  const decided = (
    outcome: FeedOutcome,
    more: Partial<Pick<Decided, 'changes' | 'reasons' | 'move'>> = {},
  ): Decided => ({
    row,
    outcome,
    known,
    hash,
    changes: [],
    reasons: row.reasons,
    move: undefined,
    ...more,
  })
  if (!content) return decided('refused')
  if (content.form.permit_number && othersPermits.has(content.form.permit_number))
    return decided('refused', { reasons: [reason('permit_number', say('field.feedPermit'))] })
  if (known && (known.source !== FEED_SOURCE || known.status === REMOVED))
    return decided('kept', { reasons: [reason('', say('feed.kept'))] })
  const move = known ? moveBack(known) : 'submit'
  if (move !== undefined) {
    if (room.left <= 0) return decided('refused', { reasons: [reason('', say('feed.plan'))] })
    room.left -= 1
  }
  if (!known) return decided('new', { move })
  if (known.hash === hash && move === undefined) return decided('unchanged')
  return decided('changed', { changes: changesOfContent(known.content, content), move })
}

/** What the feed has paused comes back with it, and what has run out while it was offered. */
function moveBack({ status, gone_at }: KnownRow): PropertyMove | undefined {
  if (status === statusCodes.expired) return 'renew'
  if (gone_at === null) return undefined
  if (status === statusCodes.hidden) return 'resume'
  return status === statusCodes.draft ? 'submit' : undefined
}
