import { randomInt } from 'node:crypto'
import { RequestProblem } from '@manzil/api-client/request/request-problem'
import { later } from '@manzil/domain/time/moments'
import { statusCodes } from '../../../db/codes.ts'
import { upsertProperties } from '../../../db/property-writer.ts'
import { FetchFault } from '../../../guarded-fetch/fetch-fault.ts'
import type { GuardedFetch } from '../../../guarded-fetch/guarded-fetch.ts'
import { PictureRefusal } from '../../../pictures/picture-refusal.ts'
import { findAdvertiser } from '../../own-property/repository/own-row.ts'
import { mustAsk } from '../../own-property/review.ts'
import type { Pictures } from '../../picture/service.ts'
import { limitsOf, lockLimits } from '../../plan/service.ts'
import { getFeed } from '../repository/feeds.ts'
import {
  endPictures,
  fetchedPictures,
  isOfFeed,
  noteFetched,
  type PicturesDue,
  takePictures,
} from '../repository/pictures.ts'
import { knownRows, setStatuses } from '../repository/rows.ts'
import type { RunParts } from './perform-run.ts'
import { propertyOf } from './row-of-property.ts'
import { mediaOf } from './run-context.ts'

export interface PictureParts extends RunParts {
  pictures: Pictures
}

const LIMITS = { bytes: 10 * 1_048_576, ms: 20_000 }

/** Pictures of one account within an hour; those of forms count by themselves. */
const MOST_AN_HOUR = 6_000

/** For how long nobody else takes the pictures of a row, and until they are tried again, in minutes. */
const HELD_MINUTES = 15
const PAUSE_MINUTES = 60
const MOST_TRIES = 3

/** Fetches the pictures of one property through the pipeline of uploads, and shows them. False where none is due. */
export async function fetchNextPictures(parts: PictureParts): Promise<boolean> {
  const now = parts.now()
  const due = await takePictures(parts.db, { now, until: later(now, HELD_MINUTES, 'minute') })
  if (!due) return false
  const row = (await knownRows(parts.db, due.feed_id, [due.reference])).get(due.reference)
  if (!row || !(await isOfFeed(parts.db, row.property_id))) {
    await endPictures(parts.db, due, { due: null, failed: 0 })
    return true
  }
  const { photos } = await limitsOf(parts.db, due.account_id, now)
  const wanted = row.content.pictures.slice(0, photos)
  const had = await fetchedPictures(
    parts.db,
    due.feed_id,
    wanted.map(({ url }) => url),
  )
  let failed = 0
  for (const { url, role } of wanted)
    if (!had.has(url) && !(await fetchOne(parts, due, url, role))) failed += 1
  await show(parts, due, { photos, failed })
  return true
}

/** Whether the picture is here now. */
async function fetchOne(
  { db, fetch, pictures, logger }: PictureParts,
  { feed_id, account_id }: PicturesDue,
  url: string,
  role: 'photo' | 'plan',
): Promise<boolean> {
  try {
    const bytes = await bytesOf(fetch, url)
    const kind = role === 'plan' ? 'floor_plan' : 'property_photo'
    const picture = { owner: account_id, kind, bytes, mostAnHour: MOST_AN_HOUR } as const
    const { _id, url: address } = await pictures.add(picture, { error: logger.warn.bind(logger) })
    const pictureId = _id.replaceAll('-', '')
    await noteFetched(db, { feedId: feed_id, url, pictureId, address })
    return true
  } catch (error) {
    const isTheirs = error instanceof FetchFault || error instanceof PictureRefusal
    if (!isTheirs && !(error instanceof RequestProblem))
      logger.warn({ err: error }, 'a picture of a feed waits')
    return false
  }
}

async function bytesOf(fetch: GuardedFetch, url: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await fetch(url, LIMITS, (part) => {
    parts.push(part)
  })
  return new Uint8Array(Buffer.concat(parts))
}

/** Writes the property with the pictures that are here; new ones need a look where words would. */
async function show(
  parts: PictureParts,
  due: PicturesDue,
  { photos, failed }: { photos: number; failed: number },
): Promise<void> {
  const { db, review } = parts
  const now = parts.now()
  const references = await parts.references()
  const feed = await getFeed(db, due.feed_id)
  await db.transaction().execute(async (trx) => {
    await lockLimits(trx, feed.account_id, now)
    const row = (await knownRows(trx, feed.id, [due.reference])).get(due.reference)
    if (!row || !(await isOfFeed(trx, row.property_id))) return
    const urls = row.content.pictures.map(({ url }) => url)
    const { media } = mediaOf(
      row.content.pictures,
      await fetchedPictures(trx, feed.id, urls),
      photos,
    )
    const owner = await findAdvertiser(trx, feed.account_id)
    const agent = row.content.agentId ?? owner.id
    const property = propertyOf(
      row.content,
      {
        id: row.property_id,
        advertiser: agent === owner.id ? owner : await findAdvertiser(trx, agent),
        reference: row.property_reference,
        media,
        known: row,
        now,
      },
      parts,
    )
    await upsertProperties(trx, [property], references, { keepVocab: false })
    const needsLook = mustAsk(review, owner) && row.status === statusCodes.live
    const status = needsLook ? statusCodes.in_review : row.status
    await setStatuses(trx, [{ id: row.property_id, status }], now)
    const isTriedAgain = failed > 0 && due.picture_tries < MOST_TRIES
    const pause = PAUSE_MINUTES + randomInt(PAUSE_MINUTES)
    await endPictures(trx, due, {
      due: isTriedAgain ? later(now, pause, 'minute') : null,
      failed,
    })
  })
}
