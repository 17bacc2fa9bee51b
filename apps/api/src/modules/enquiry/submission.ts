import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { Outcome as WrittenOnce } from '../../idempotency/idempotency.ts'

export type EnquiryBody = RequestOf<'createEnquiry'>['body']
export type MessageBody = RequestOf<'createGetInTouch'>['body']

/** Taken, with the answer that each repetition gets too, or refused for a reason. */
export type Outcome<Answer, Refusal extends string> = WrittenOnce<Answer, Refusal>

/** Who got an enquiry: the company of the site stands in for an advertiser without an account. */
export type Recipient = 'agent' | 'agency' | 'site'
