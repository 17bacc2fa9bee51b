import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import {
  zCreateEnquiryResponse,
  zCreateGetInTouchResponse,
  zReportListingResponse,
} from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import type { SuccessBody } from '@manzil/api-client/server-handler'
import type { Kysely, Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { writeOnce } from '../../idempotency/idempotency.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { reportNoticeOf } from '../../mail/report-mail.ts'
import { noteDisclosure } from '../disclosure/disclose.ts'
import { holdAccount } from '../disclosure/repository.ts'
import { companyOf, type Destination, findDestination, findPropertyFacts } from './destination.ts'
import { isPhoneBusy, isPropertyBusy, isReportedOften } from './limits.ts'
import { addressOf, toCompanyMessage, toEnquiry, toRecipient } from './mapper.ts'
import { type EnquiryParts, siteOf } from './parts.ts'
import { queueMails } from './queue-mails.ts'
import { newReference } from './reference.ts'
import {
  findRecipient,
  insertCompanyMessage,
  insertEnquiry,
  insertReport,
  readViewingTimes,
} from './repository.ts'
import { sharedAlong } from './shared-along.ts'
import type { EnquiryBody, MessageBody, Outcome, Recipient } from './submission.ts'

type ReportBody = RequestOf<'reportListing'>['body']

/** Who submits, and the key by which a repetition is known. */
export interface Sender {
  /** Account; undefined where nobody is logged in. */
  id: string | undefined
  key: string | undefined
}

/**
 * What visitors write to advertisers and to the company: rules, limits, keys of repetitions, and the
 * mails. Pages and the chat submit through the same functions.
 */
export interface EnquiryService {
  sendEnquiry: (
    body: EnquiryBody,
    sender: Sender,
  ) => Promise<
    Outcome<
      SuccessBody<'createEnquiry'>,
      | 'nobody-named'
      | 'property-gone'
      | 'agent-gone'
      | 'property-busy'
      | 'phone-busy'
      | 'sender-gone'
      | 'past'
      | 'slot-taken'
      | 'key-reused'
    >
  >
  writeToCompany: (
    body: MessageBody,
    sender: Sender,
  ) => Promise<
    Outcome<SuccessBody<'createGetInTouch'>, 'phone-busy' | 'sender-gone' | 'key-reused'>
  >
  /** Kept, and told to the company. */
  reportListing: (
    body: ReportBody,
    sender: Sender,
  ) => Promise<
    Outcome<
      SuccessBody<'reportListing'>,
      'property-gone' | 'reported-often' | 'sender-gone' | 'key-reused'
    >
  >
  recipientOf: (enquiryId: string) => Promise<Recipient>
  /** Of the property, or with its agent; no calendar is known. */
  viewingTimes: (propertyId: string, from: Date, to: Date) => Promise<Date[]>
}

export function createEnquiryService(db: Kysely<Database>, parts: EnquiryParts): EnquiryService {
  const { mailing, config, lookups, now: clock = () => new Date() } = parts
  const site = siteOf(parts)
  const { company, domain, publicUrl } = site
  const most = config.propertyEnquiryLimit
  /** Says no more than what is so: a receipt is promised only where one is on its way. */
  const received = (what: 'enquiry' | 'message', hasReceipt: boolean) =>
    say(`done.${what}${hasReceipt && mailing.delivers ? 'Confirmed' : ''}`)
  const identified = (reference: string, now: Date) => ({
    _id: v7(),
    reference,
    created_at: now.toISOString(),
  })

  /** The viewing that a submission asks for; undefined where it names no time, or nobody here shows the property. */
  async function bookOf(
    trx: Transaction<Database>,
    { submission, found, property_id, id, now }: Booking,
  ) {
    const { recipientId, receiver, property } = found
    const { kind, preferred_time: startsAt } = submission
    if (kind !== 'viewing' || !startsAt || recipientId === null) return undefined
    if (!property || property_id === null) return undefined
    const { title, title_ar } = property
    return parts.viewings.book(trx, {
      enquiryId: id,
      agentId: recipientId,
      property: { id: property_id, title, title_ar },
      startsAt,
      receiver,
      now,
    })
  }

  /** With what opens the viewing, which is made anew for each answer: nothing of it is stored. */
  async function opened(answer: SuccessBody<'createEnquiry'>) {
    const viewing_access = await parts.viewings.accessTo(answer.data._id)
    return viewing_access === undefined ? answer : { ...answer, viewing_access }
  }

  return {
    async sendEnquiry(body, sender) {
      const now = clock()
      const call = { operation: 'createEnquiry', sender, body } as const
      const answer = zCreateEnquiryResponse
      const outcome = await writeOnce<
        SuccessBody<'createEnquiry'>,
        | 'nobody-named'
        | 'property-gone'
        | 'agent-gone'
        | 'property-busy'
        | 'phone-busy'
        | 'sender-gone'
        | 'past'
        | 'slot-taken'
      >(db, { ...call, answer }, async (trx) => {
        if (await isGone(trx, sender)) return { kind: 'refused', refusal: 'sender-gone' }
        const found = await findDestination(trx, body, { ...site, lookups })
        if ('refusal' in found) return { kind: 'refused', ...found }
        const { recipientId, receiver, property } = found
        const property_id = body.property_id ?? null
        if (property_id !== null && (await isPropertyBusy({ db: trx, now }, property_id, most)))
          return { kind: 'refused', refusal: 'property-busy' }
        if (await isPhoneBusy({ db: trx, now }, body, parts.securityLog.hash))
          return { kind: 'refused', refusal: 'phone-busy' }
        const submission = toEnquiry(body)
        const data = identified(submission.reference, now)
        const along = recipientId === null ? {} : await sharedAlong(trx, body, sender.id)
        await insertEnquiry(trx, {
          id: data._id,
          recipient_id: recipientId,
          property_id,
          sender_id: sender.id ?? null,
          created_at: now,
          changed_at: now,
          waiting_since: now,
          origin: body.consent?.startsWith('assistant') ? 'assistant' : 'form',
          ...submission,
          ...along,
        })
        const viewing = await bookOf(trx, { submission, found, property_id, id: data._id, now })
        if (typeof viewing === 'string') return { kind: 'refused', refusal: viewing }
        await noteDisclosure(
          trx,
          {
            ...submission,
            id: data._id,
            accountId: sender.id ?? null,
            recipientId,
            property:
              property && property_id !== null
                ? { id: property_id, title: property.title, title_ar: property.title_ar }
                : null,
            consent: body.consent,
            along,
            now,
          },
          parts.consentWords,
        )
        const mails = { domain, publicUrl, now, submissionId: data._id }
        const replyTo = recipientId === null ? null : parts.replyBox?.(data._id, recipientId)
        const addressed = { submission, receiver, property, replyTo, viewing }
        const hasReceipt = await queueMails(trx, addressed, mails)
        if (property_id !== null && recipientId !== null)
          await parts.askAgain?.(trx, { agentId: recipientId, propertyId: property_id, now })
        const said = viewing?.isBooked ? say('done.viewingBooked') : received('enquiry', hasReceipt)
        return { kind: 'accepted', answer: { ...said, data } }
      })
      mailing.nudge()
      if (body.kind !== 'viewing' || outcome.kind === 'refused') return outcome
      return { ...outcome, answer: await opened(outcome.answer) }
    },

    async writeToCompany(body, sender) {
      const now = new Date()
      const call = { operation: 'createGetInTouch', sender, body } as const
      const answer = zCreateGetInTouchResponse
      const outcome = await writeOnce<
        SuccessBody<'createGetInTouch'>,
        'phone-busy' | 'sender-gone'
      >(db, { ...call, answer }, async (trx) => {
        if (await isGone(trx, sender)) return { kind: 'refused', refusal: 'sender-gone' }
        if (await isPhoneBusy({ db: trx, now }, body, parts.securityLog.hash))
          return { kind: 'refused', refusal: 'phone-busy' }
        const submission = toCompanyMessage(body)
        const data = identified(submission.reference, now)
        const who = { id: data._id, sender_id: sender.id ?? null, created_at: now }
        await insertCompanyMessage(trx, { ...who, ...submission })
        const receiver = companyOf(site)
        await noteDisclosure(
          trx,
          {
            ...submission,
            id: data._id,
            accountId: sender.id ?? null,
            kind: 'message',
            recipientId: null,
            property: null,
            consent: body.consent,
            now,
          },
          parts.consentWords,
        )
        const mails = { domain, publicUrl, now, submissionId: data._id }
        const hasReceipt = await queueMails(trx, { submission, receiver }, mails)
        const said = received('message', hasReceipt)
        return { kind: 'accepted', answer: { ...said, data } }
      })
      mailing.nudge()
      return outcome
    },

    async reportListing(body, sender) {
      const now = new Date()
      const call = { operation: 'reportListing', sender, body } as const
      const answer = zReportListingResponse
      const outcome = await writeOnce<
        SuccessBody<'reportListing'>,
        'property-gone' | 'reported-often' | 'sender-gone'
      >(db, { ...call, answer }, async (trx) => {
        if (await isGone(trx, sender)) return { kind: 'refused', refusal: 'sender-gone' }
        const property = await findPropertyFacts(trx, body.property_id, { ...site, lookups })
        if (!property) return { kind: 'refused', refusal: 'property-gone' }
        if (await isReportedOften({ db: trx, now }, body.property_id, most))
          return { kind: 'refused', refusal: 'reported-often' }
        const report = {
          reference: newReference('RP'),
          reason: body.reason,
          message: body.message?.trim() || null,
          email: addressOf(body),
        }
        const data = identified(report.reference, now)
        await insertReport(trx, {
          id: data._id,
          property_id: body.property_id,
          sender_id: sender.id ?? null,
          language: body.language ?? 'en',
          created_at: now,
          ...report,
        })
        if (company)
          await queueMail(trx, reportNoticeOf(report, property, company), {
            domain,
            now,
            submissionId: data._id,
          })
        return { kind: 'accepted', answer: { ...say('done.report'), data } }
      })
      mailing.nudge()
      return outcome
    },

    recipientOf: async (enquiryId) => toRecipient(await findRecipient(db, enquiryId)),

    viewingTimes: (propertyId, from, to) => readViewingTimes(db, propertyId, from, to),
  }
}

interface Booking {
  submission: ReturnType<typeof toEnquiry>
  found: Destination
  property_id: string | null
  id: string
  now: Date
}

/** Whether the account was deleted while it was sending; else it stays until this is written. */
const isGone = async (trx: Kysely<Database>, { id }: Sender): Promise<boolean> =>
  id !== undefined && !(await holdAccount(trx, id))
