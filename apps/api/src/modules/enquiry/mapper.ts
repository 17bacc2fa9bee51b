import { type Said, say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { tidyAddress } from '@manzil/domain/tidy-address'
import {
  languageFor,
  type PropertyFacts,
  type Receiver,
  type Submission,
} from '../../mail/enquiry-mails.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import { agentGone } from '../agent/problems.ts'
import { propertyGone } from '../property/problems.ts'
import type { AdvertisedProperty } from '../property/service.ts'
import { newReference } from './reference.ts'
import type { ContactRow, RecipientRow } from './repository.ts'
import type { EnquiryBody, MessageBody, Outcome, Recipient } from './submission.ts'

/** The address of whoever writes, as those of accounts are kept: it is found with the account. */
export const addressOf = ({ email }: { email?: string | null | undefined }): string | null =>
  email == null ? null : tidyAddress(email)

/** An enquiry as it is kept and mailed. */
export const toEnquiry = (body: EnquiryBody) =>
  ({
    reference: newReference('EQ'),
    kind: body.kind,
    name: body.name,
    email: addressOf(body),
    phone_number: body.phone_number ?? null,
    message: body.message,
    preferred_contact: body.preferred_contact ?? null,
    preferred_time: body.preferred_time ? new Date(body.preferred_time) : null,
    language: body.language ?? 'en',
  }) satisfies Submission

/** A message to the company as it is kept and mailed. */
export const toCompanyMessage = (body: MessageBody) =>
  ({
    reference: newReference('GT'),
    name: body.name,
    email: addressOf(body),
    phone_number: body.phone_number ?? null,
    subject: body.subject,
    message: body.message,
    language: body.language ?? 'en',
  }) satisfies Submission

/** A live property as mails about it name it. */
export function toPropertyFacts(
  { card, agent_id, advertiser }: AdvertisedProperty,
  { publicUrl }: { publicUrl: string },
): PropertyFacts & { agent_id: string | null } {
  const { title, title_ar, titles, reference, link } = card
  const url = `${publicUrl}/#${link}`
  return { title, title_ar, titles, reference, url, agent_id, advertiser }
}

/** The advertiser's own mailbox, or that of the agency; undefined where neither can be written to. */
export function toReceiver(row: ContactRow): Receiver | undefined {
  const address = [row.email, row.agency_email].find((each) => each && isMailable(each))
  if (!address) return undefined
  const person = [row.first_name, row.last_name].filter(Boolean).join(' ')
  return {
    mailbox: { name: person || row.company_name || '', address },
    language: languageFor(row.languages),
    isAdvertiser: true,
  }
}

/**
 * Who got an enquiry. One without a recipient went to the company of the site; an agent who cannot
 * be written to is reached over the agency.
 */
export function toRecipient(row: RecipientRow | undefined): Recipient {
  if (!row) return 'site'
  return row.role === 'agent' && row.email !== null && isMailable(row.email) ? 'agent' : 'agency'
}

const busy = (said: Said) =>
  ({ status: 429, problem: { code: 'too_many_requests', ...said } }) as const

const unfit = (path: string, rule: string, said: Said) =>
  ({
    status: 422,
    problem: {
      code: 'invalid_body',
      ...say('problem.fields'),
      fields: [{ path, rule, ...said }],
    },
  }) satisfies { status: 422; problem: Problem }

/** What is answered to each refusal of the service. */
const problems = {
  'nobody-named': unfit('property_id', 'required', say('field.requiredAgent')),
  'property-gone': propertyGone,
  'agent-gone': agentGone,
  'property-busy': busy(say('problem.manyEnquiries')),
  'reported-often': busy(say('problem.manyReports')),
  'phone-busy': busy(say('problem.manyCalls')),
  'sender-gone': {
    status: 401,
    problem: { code: 'unauthorized', ...say('problem.session') },
  } as const,
  past: unfit('preferred_time', 'future', say('field.future')),
  'slot-taken': {
    status: 409,
    problem: { code: 'conflict', ...say('problem.slotTaken') },
  } as const,
  'key-reused': unfit('Idempotency-Key', 'reused', say('field.reused')),
}

/** Why nothing was taken. */
export type Refusal = keyof typeof problems

/** What the service made of a submission, as HTTP answers it. */
export function toReply<Body, R extends Refusal>(outcome: Outcome<Body, R>) {
  if (outcome.kind === 'refused') return problems[outcome.refusal]
  return { status: 201 as const, body: outcome.answer }
}
