import { createEnquiry } from '@manzil/api-client/generated/enquiry-calls.gen'
import type { EnquiryReceipt, EnquiryRequest } from '@manzil/api-client/generated/types.gen'
import { zEnquiryRequest } from '@manzil/api-client/generated/zod-mini.gen'
import type { ApiError } from '@manzil/api-client/result'
import { z } from 'zod/mini'
import { api } from '../api/api.ts'
import { onOwnerLeft } from '../session/on-owner-left.ts'
import { readOwned, writeOwned } from '../session/owned.ts'
import { createStore, useStore } from '../state/create-store.ts'
import { outboxKey, writeTab } from '../storage/tab-storage.ts'

/** An enquiry on its way; repetitions carry the same key, so the server keeps one. */
export interface Submission {
  key: string
  body: EnquiryRequest
}

/** What has become of the submission about a property or to an agent. */
export type SubmissionStatus =
  | { state: 'waiting'; submission: Submission }
  /** Booked where it took a time that the agent offers. */
  | {
      state: 'sent'
      receipt: EnquiryReceipt
      isBooked: boolean
      /** Of a viewing, and what opens it. */
      startsAt: string | null
      access: string | undefined
    }
  | { state: 'refused'; error: ApiError }

const zSubmission = z.object({ key: z.string(), body: zEnquiryRequest })
const isSubmission = (value: unknown): value is Submission => zSubmission.safeParse(value).success

/** By the id of what the submission is about. */
const statuses = createStore<ReadonlyMap<string, SubmissionStatus>>(readStored())

function readStored(): Map<string, SubmissionStatus> {
  const submissions: [string, unknown][] = Object.entries(readOwned(outboxKey) ?? {})
  return new Map(
    submissions.flatMap(([id, submission]) =>
      isSubmission(submission) ? [[id, { state: 'waiting', submission }] as const] : [],
    ),
  )
}

function settle(id: string, status: SubmissionStatus | null): void {
  const next = new Map(statuses.get())
  if (status) next.set(id, status)
  else next.delete(id)
  statuses.set(next)
  const kept = [...next].flatMap(([about, each]) =>
    each.state === 'waiting' ? [[about, each.submission] as const] : [],
  )
  writeOwned(outboxKey, kept.length > 0 ? Object.fromEntries(kept) : null)
}

export const useSubmissionStatus = (id: string): SubmissionStatus | undefined =>
  useStore(statuses).get(id)

/** Back to writing; a submission that waits is not sent. */
export const forgetStatus = (id: string): void => settle(id, null)

/** Ids of submissions that are being sent. */
let underWay = new Set<string>()

// Whoever comes next neither sends nor sees what somebody wrote under their name.
onOwnerLeft(() => {
  underWay = new Set()
  statuses.set(new Map())
  writeTab(outboxKey, null)
})

/** Sends a submission. Without a connection it is kept, and goes when there is one. */
export async function deliver(id: string, submission: Submission): Promise<void> {
  const mine = underWay
  // A second press comes before the button has been drawn as busy.
  if (mine.has(id)) return
  mine.add(id)
  const { key, body } = submission
  const header = { 'Idempotency-Key': key }
  const result = await createEnquiry(api, { params: { header }, body })
  mine.delete(id)
  if (mine !== underWay) return
  if (result.ok) {
    const { data: receipt, key: said, viewing_access: access } = result.data
    settle(id, {
      state: 'sent',
      receipt,
      isBooked: said === 'done.viewingBooked',
      startsAt: body.kind === 'viewing' ? (body.preferred_time ?? null) : null,
      access,
    })
  } else if (result.error.status === 0) settle(id, { state: 'waiting', submission })
  else settle(id, { state: 'refused', error: result.error })
}

/** Sends what waits. */
export function deliverWaiting(): void {
  for (const [id, status] of statuses.get())
    if (status.state === 'waiting') void deliver(id, status.submission)
}

addEventListener('online', deliverWaiting)
