import { createEnquiry } from '@manzil/api-client/generated/enquiry-calls.gen'
import type { EnquiryReceipt, EnquiryRequest } from '@manzil/api-client/generated/types.gen'
import { zEnquiryRequest } from '@manzil/api-client/generated/zod-mini.gen'
import type { ApiError } from '@manzil/api-client/result'
import { z } from 'zod/mini'
import { api } from '../api/api.ts'
import { onOwnerLeft } from '../session/on-owner-left.ts'
import { readOwned, writeOwned } from '../storage/owned.ts'
import { outboxKey, writeTab } from '../storage/tab-storage.ts'
import { createStore, useStore } from '../stores/create-store.ts'

/** An enquiry on its way; repetitions carry the same key, so the server keeps one. */
export interface Letter {
  key: string
  body: EnquiryRequest
}

/** What has become of the letter about a listing or to an agent. */
export type Fate =
  | { state: 'waiting'; letter: Letter }
  | { state: 'sent'; receipt: EnquiryReceipt }
  | { state: 'refused'; error: ApiError }

const zLetter = z.object({ key: z.string(), body: zEnquiryRequest })
const isLetter = (value: unknown): value is Letter => zLetter.safeParse(value).success

/** By the id of what the letter is about. */
const fates = createStore<ReadonlyMap<string, Fate>>(readKept())

function readKept(): Map<string, Fate> {
  const letters: [string, unknown][] = Object.entries(readOwned(outboxKey) ?? {})
  return new Map(
    letters.flatMap(([id, letter]) =>
      isLetter(letter) ? [[id, { state: 'waiting', letter }] as const] : [],
    ),
  )
}

function settle(id: string, fate: Fate | null): void {
  const next = new Map(fates.get())
  if (fate) next.set(id, fate)
  else next.delete(id)
  fates.set(next)
  const kept = [...next].flatMap(([about, each]) =>
    each.state === 'waiting' ? [[about, each.letter] as const] : [],
  )
  writeOwned(outboxKey, kept.length > 0 ? Object.fromEntries(kept) : null)
}

export const useFate = (id: string): Fate | undefined => useStore(fates).get(id)

/** Back to writing; a letter that waits is not sent. */
export const forgetFate = (id: string): void => settle(id, null)

/** Ids of letters that are being sent. */
let underWay = new Set<string>()

// Whoever comes next neither sends nor sees what somebody wrote under their name.
onOwnerLeft(() => {
  underWay = new Set()
  fates.set(new Map())
  writeTab(outboxKey, null)
})

/** Sends a letter. Without a connection it is kept, and goes when there is one. */
export async function deliver(id: string, letter: Letter): Promise<void> {
  const mine = underWay
  // A second press comes before the button has been drawn as busy.
  if (mine.has(id)) return
  mine.add(id)
  const { key, body } = letter
  const header = { 'Idempotency-Key': key }
  const result = await createEnquiry(api, { params: { header }, body })
  mine.delete(id)
  if (mine !== underWay) return
  if (result.ok) settle(id, { state: 'sent', receipt: result.data.data })
  else if (result.error.status === 0) settle(id, { state: 'waiting', letter })
  else settle(id, { state: 'refused', error: result.error })
}

/** Sends what waits. */
export function deliverWaiting(): void {
  for (const [id, fate] of fates.get()) if (fate.state === 'waiting') void deliver(id, fate.letter)
}

addEventListener('online', deliverWaiting)
