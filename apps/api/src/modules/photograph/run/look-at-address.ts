import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { RequestProblem } from '@manzil/api-client/request/request-problem'
import { later } from '@manzil/domain/time/moments'
import { Busy } from '../../../busy.ts'
import { type Fault, faultOfPhotograph, isThrottled } from '../faults.ts'
import { type HostGates, HostResting } from '../host-gates.ts'
import { type PhotographParts, photographLimits } from '../parts.ts'
import { noteOutcome, pictureOfContent, type TakenAddress } from '../repository/ledger.ts'

/** What came of asking an address. */
export type Looked = { kind: 'fetched' | 'unchanged' } | ({ kind: 'failed' } & Fault)

/** Days until an address is asked again whose photograph is here, and one that gave none. */
const FRESH_DAYS = 7
const GIVEN_UP_DAYS = 30
/** Hours at most between attempts at one that failed for the moment; after so many it is given up. */
const LONGEST_PAUSE_HOURS = 24
const MOST_TRIES = 8
/** Attempts in one run at an address whose host asks to be left alone, or while uploads keep us busy. */
const MOST_ATTEMPTS = 4
const BUSY_MS = 2_000

/** Asks an address, and makes a picture of what it gives where that is new. */
export async function lookAtAddress(
  parts: PhotographParts,
  gates: HostGates,
  taken: TakenAddress,
): Promise<Looked> {
  const { db, now = () => new Date() } = parts
  try {
    const { isUnchanged, ...found } = await askWithRetries(parts, gates, taken)
    const due_at = later(now(), FRESH_DAYS, 'day')
    await noteOutcome(db, taken.hash, { ...found, state: 'shown', fault: null, tries: 0, due_at })
    return { kind: isUnchanged ? 'unchanged' : 'fetched' }
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) {
      await noteOutcome(db, taken.hash, {})
      throw error
    }
    const until = error instanceof HostResting ? error.until : undefined
    return { kind: 'failed', ...(await noteFault(parts, taken, fault, until)) }
  }
}

function faultOf(error: unknown): Fault | undefined {
  if (error instanceof HostResting) return { state: 'waiting', name: 'host-resting' }
  // The pipeline of pictures says by it that they cannot be stored now.
  if (error instanceof RequestProblem) return { state: 'waiting', name: 'storage' }
  return faultOfPhotograph(error)
}

async function noteFault(
  { db, now = () => new Date() }: PhotographParts,
  { hash, isHere, tries: before }: TakenAddress,
  { state: meant, name }: Fault,
  until: Date | undefined,
): Promise<Fault> {
  // A server that answers with a page for once does not take away what it gave before.
  const isForgiven = isHere && meant === 'refused' && name.startsWith('picture-')
  const isPassing = meant === 'waiting' || isForgiven
  const tries = name === 'host-resting' ? before : before + 1
  const state = isPassing && tries < MOST_TRIES ? 'waiting' : isPassing ? 'refused' : meant
  const pause = Math.min(2 ** tries, LONGEST_PAUSE_HOURS)
  const due_at =
    state === 'waiting'
      ? (until ?? later(now(), pause, 'hour'))
      : later(now(), GIVEN_UP_DAYS, 'day')
  await noteOutcome(db, hash, {
    state: state === 'waiting' && isHere ? 'shown' : state,
    fault: name,
    tries,
    due_at,
    ...(state !== 'waiting' && { etag: null, last_modified: null }),
  })
  return { state, name }
}

interface Found {
  isUnchanged: boolean
  etag: string | null
  last_modified: string | null
  picture_id?: string
  picture_url?: string
  content_hash?: string
}

/** Asks again where the host wants a moment, or others' uploads come first. */
async function askWithRetries(
  parts: PhotographParts,
  gates: HostGates,
  taken: TakenAddress,
): Promise<Found> {
  const { sleep = pause } = parts
  for (let attempt = 1; ; attempt += 1)
    try {
      return await askOnce(parts, gates, taken)
    } catch (error) {
      const isBusy = error instanceof Busy
      if (attempt >= MOST_ATTEMPTS || !(isBusy || isThrottled(error))) throw error
      if (isBusy) await sleep(BUSY_MS)
    }
}

async function askOnce(
  { db, ask, pictures, logger, limits = photographLimits }: PhotographParts,
  gates: HostGates,
  { address, host, isHere, etag, last_modified, content_hash: before }: TakenAddress,
): Promise<Found> {
  const known = isHere
    ? {
        ...(etag !== null && { 'if-none-match': etag }),
        ...(last_modified !== null && { 'if-modified-since': last_modified }),
      }
    : {}
  const pieces: Uint8Array[] = []
  const take = (piece: Uint8Array) => void pieces.push(piece)
  const hasKnown = Object.keys(known).length > 0
  const answered = await gates.through(host, async () => {
    try {
      const answer = await ask(address, { limits, ...(hasKnown && { headers: known }), take })
      gates.thank(host)
      return answer
    } catch (error) {
      if (isThrottled(error)) gates.rest(host, error.retryAfterMs)
      throw error
    }
  })
  const marks = {
    etag: answered.etag ?? (answered.isUnchanged ? etag : null),
    last_modified: answered.lastModified ?? (answered.isUnchanged ? last_modified : null),
  }
  if (answered.isUnchanged) return { isUnchanged: true, ...marks }
  const bytes = new Uint8Array(Buffer.concat(pieces))
  const content_hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  if (isHere && content_hash === before) return { isUnchanged: true, ...marks }
  const same = await pictureOfContent(db, content_hash)
  if (same) return { isUnchanged: false, ...marks, ...same, content_hash }
  const made = await pictures.add({ owner: null, kind: 'property_photo', bytes }, logger)
  const picture_id = made._id.replaceAll('-', '')
  return { isUnchanged: false, ...marks, picture_id, picture_url: made.url, content_hash }
}
