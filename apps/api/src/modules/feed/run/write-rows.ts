import type { FeedContent } from '@manzil/domain/feeds/feed-content'
import { needsALook } from '@manzil/domain/own-property/changed-fields'
import { expiryFrom } from '@manzil/domain/own-property/terms'
import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import { statusCodes } from '../../../db/codes.ts'
import type { PropertyRow } from '../../../db/property-row.ts'
import { upsertProperties } from '../../../db/property-writer.ts'
import type { Database } from '../../../db/schema.ts'
import { endOf } from '../../own-property/move.ts'
import { type Advertiser, findAdvertiser } from '../../own-property/repository/own-row.ts'
import { mustAsk } from '../../own-property/review.ts'
import { noteAll } from '../repository/history.ts'
import { fetchedPictures } from '../repository/pictures.ts'
import {
  markGone,
  renewSoonOut,
  type StateWrite,
  type StatusWrite,
  saveRows,
  saveStates,
  setStatuses,
} from '../repository/rows.ts'
import type { Decided } from './decide.ts'
import { propertyOf } from './row-of-property.ts'
import { mediaOf, type RunContext } from './run-context.ts'

type Writing = Pick<RunContext, 'parts' | 'feed' | 'owner' | 'references'>

/** A property that a row has become, and where it stands. */
export interface WrittenRow {
  id: string
  status: number
}

interface Target {
  decided: Decided
  content: FeedContent
  reference: string
  id: string
}

/**
 * Writes rows that are new or changed, by the rules of the form: through the same writer, into review where
 * the form would go, with the same history. Answers each row's property.
 */
export async function writeRows(
  trx: Transaction<Database>,
  all: readonly Decided[],
  { parts, feed, owner, references }: Writing,
  { photos, now }: { photos: number; now: Date },
): Promise<ReadonlyMap<Decided, WrittenRow>> {
  const targets = all.flatMap((decided): Target[] => {
    const { row, outcome, known } = decided
    const isWritten = outcome === 'new' || outcome === 'changed'
    if (!isWritten || !row.content || row.reference === null) return []
    const id = known?.property_id ?? v7()
    return [{ decided, content: row.content, reference: row.reference, id }]
  })
  const urls = targets.flatMap(({ content }) => content.pictures.map(({ url }) => url))
  const fetched = await fetchedPictures(trx, feed.id, urls)
  const advertisers = await advertisersOf(trx, targets, owner)
  const asks = mustAsk(parts.review, owner)
  const fresh: PropertyRow[] = []
  const changed: PropertyRow[] = []
  const statuses: StatusWrite[] = []
  const states: StateWrite[] = []
  const rows: Parameters<typeof saveRows>[1][number][] = []
  const history: Parameters<typeof noteAll>[1][number][] = []
  const change_id = v7()
  for (const { decided, content, reference, id } of targets) {
    const { known, changes, move, hash } = decided
    const { media, missing } = mediaOf(content.pictures, fetched, photos)
    const advertiser = advertisers.get(content.agentId ?? owner.id) ?? owner
    const about = { id, advertiser, reference, media, known, now }
    const property = propertyOf(content, about, parts)
    if (known) changed.push(property)
    else fresh.push(property)
    const unreviewed = known ? (known.unreviewed ?? false) || (asks && needsALook(changes)) : asks
    const status = statusAfter(decided, asks && unreviewed)
    const isLive = status === statusCodes.live
    const isFirst = isLive && (known?.first_live_at ?? null) === null
    statuses.push({ id, status, isFirst: isFirst && known?.status !== statusCodes.live })
    states.push({
      id,
      unreviewed,
      first_live_at: known?.first_live_at ?? (isLive ? now : null),
      expires_at: move && isLive ? expiryFrom(now) : (known?.expires_at ?? null),
    })
    rows.push({
      feed_id: feed.id,
      reference,
      property_id: id,
      hash,
      content: JSON.stringify(content),
      gone_at: null,
      pictures_due_at: missing > 0 ? now : null,
      picture_tries: 0,
      pictures_failed: 0,
    })
    history.push({
      property_id: id,
      at: now,
      account_id: owner.id,
      action: known ? (changes.length === 0 && move ? move : 'edit') : 'add',
      status_before: known?.status ?? null,
      status_after: status,
      expires_before: known?.expires_at ?? null,
      changes: JSON.stringify(changes),
      change_id,
    })
  }
  // Drafts that are moved, so that alerts hear of them as of any other.
  await upsertProperties(trx, fresh, references, { status: 'draft', keepVocab: !asks })
  await upsertProperties(trx, changed, references, { keepVocab: false })
  await setStatuses(trx, statuses, now)
  await saveStates(trx, states)
  await saveRows(trx, rows)
  await noteAll(trx, history)
  const same = all
    .filter(({ outcome }) => outcome === 'unchanged')
    .flatMap(({ known }) => known ?? [])
  await renewSoonOut(
    trx,
    same.map(({ property_id }) => property_id),
    { now, until: expiryFrom(now) },
  )
  const back = same.filter(({ gone_at }) => gone_at !== null)
  await markGone(
    trx,
    feed.id,
    back.map(({ reference }) => reference),
    null,
  )
  return new Map(
    targets.map(({ decided, id }, at) => [
      decided,
      { id, status: statuses[at]?.status ?? statusCodes.draft },
    ]),
  )
}

/** Where a property stands after its row was written. */
function statusAfter({ known, move }: Decided, unapproved: boolean): number {
  if (move) return statusCodes[endOf(move, { unapproved })]
  const status = known?.status ?? statusCodes.draft
  return status === statusCodes.live && unapproved ? statusCodes.in_review : status
}

async function advertisersOf(
  trx: Transaction<Database>,
  targets: readonly Target[],
  owner: Advertiser,
): Promise<ReadonlyMap<string, Advertiser>> {
  const ids = new Set(targets.flatMap(({ content }) => content.agentId ?? []))
  const found = new Map([[owner.id, owner]])
  for (const id of ids) if (!found.has(id)) found.set(id, await findAdvertiser(trx, id))
  return found
}
