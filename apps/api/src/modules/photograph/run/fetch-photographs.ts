import { setImmediate as breathe } from 'node:timers/promises'
import { earlier, later } from '@manzil/domain/time/moments'
import { createHostGates } from '../host-gates.ts'
import { hostOf, refusalOf } from '../host-of.ts'
import type { PhotographParts } from '../parts.ts'
import { forgetUnnamed, stateOfAddress, takeAddress, type Urgency } from '../repository/ledger.ts'
import { type NamingProperty, namingProperties } from '../repository/naming-properties.ts'
import { showPhotographs } from '../repository/show-photographs.ts'
import { noCounts, type PhotographCounts, tally } from './counts.ts'
import { lookAtAddress } from './look-at-address.ts'

/** An address that gave no photograph. */
export interface Failure {
  property: string
  address: string
  outcome: 'gone' | 'refused' | 'waiting'
  reason: string
}

interface RunOptions {
  urgency: Urgency
  /** Properties at most; all, unless said otherwise. */
  most?: number | undefined
  /** Ends the run after what is under way. */
  signal: AbortSignal
  onProperty?: (done: number, counts: PhotographCounts) => void
  onFailure?: (failure: Failure) => void
}

/** Properties whose photographs are fetched at once. */
const AT_ONCE = 4
/** For how long nobody else asks an address. */
const HELD_MINUTES = 15
/** Days after which an address is forgotten that no live property names. */
const FORGOTTEN_DAYS = 30

/**
 * Fetches the photographs that live imported properties name and that are due, and shows them. What is done is
 * noted address by address, so a run that is cut off is gone on with by the next, and two at a time share the work.
 */
export async function fetchPhotographs(
  parts: PhotographParts,
  { urgency, most = Infinity, signal: stopping, onProperty, onFailure }: RunOptions,
): Promise<PhotographCounts> {
  const { db, settings, pictures, now = () => new Date(), sleep } = parts
  const began = now()
  const failing = new AbortController()
  const signal = AbortSignal.any([stopping, failing.signal])
  const counts = noCounts()
  const { perHost } = settings
  const gates = createHostGates({
    perHost,
    now: () => now().getTime(),
    ...(sleep && { sleep }),
  })
  const properties = namingProperties(db)
  let done = 0

  /** Once in a run; who names an address that is under way waits for it. */
  const asked = new Map<string, Promise<void>>()
  const fetchOf = async ({ id, addresses }: NamingProperty): Promise<void> => {
    for (const address of addresses) {
      if (signal.aborted) return
      const asking = asked.get(address) ?? fetchOne(id, address)
      asked.set(address, asking)
      await asking
    }
  }

  async function fetchOne(property: string, address: string): Promise<void> {
    const host = hostOf(address)
    const until = later(now(), HELD_MINUTES, 'minute')
    const taken = await takeAddress(db, { address, host, now: now(), until, urgency })
    if (!taken) {
      const known = await stateOfAddress(db, address)
      if (known?.state === 'shown') counts.here += 1
      else if (known) tally(counts[known.state], known.fault ?? 'host-resting', address)
      return
    }
    const looked = await lookAtAddress(parts, gates, taken)
    if (looked.kind !== 'failed') {
      counts[looked.kind] += 1
      return
    }
    tally(counts[looked.state], looked.name, address)
    onFailure?.({ property, address, outcome: looked.state, reason: looked.name })
  }

  async function work(): Promise<void> {
    while (!signal.aborted && counts.properties < most) {
      const next = await properties.next()
      if (next.done) return
      const { addresses, ...property } = next.value
      const listed = addresses.filter((address) => {
        const refusal = refusalOf(new URL(address), settings)
        if (refusal === undefined) return true
        const host = hostOf(address)
        tally(counts.notAsked, refusal === 'not-listed' ? host : `${host}, by http://`, address)
        return false
      })
      done += 1
      onProperty?.(done, counts)
      if (listed.length === 0) {
        await breathe()
        continue
      }
      if (counts.properties >= most) return
      counts.properties += 1
      await fetchOf({ ...property, addresses: listed })
      if (await showPhotographs(db, { ...property, addresses })) counts.changed += 1
    }
  }

  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      work().catch((error: unknown) => {
        failing.abort()
        throw error
      }),
    ),
  )
  const isWhole = !signal.aborted && most === Infinity
  const since = earlier(began, FORGOTTEN_DAYS, 'day')
  if (isWhole) await pictures.removeUnshown(await forgetUnnamed(db, since))
  return counts
}
