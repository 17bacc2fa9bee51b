import type { EnquiryRequest, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { zContactChannel } from '@manzil/api-client/generated/zod-mini.gen'
import { dubaiInstant } from '@manzil/domain/time/dubai-days'
import { phoneDigits } from '../form/phone-digits.ts'
import type { EnquiryTarget } from './target.ts'

/** What the form asks; reports have a form of their own. */
export type AskedKind = Exclude<EnquiryRequest['kind'], 'report'>

/** What the form holds, as typed. */
export interface EnquiryValues {
  kind: AskedKind
  /** A day and a time in the UAE, `2026-11-24` and `16:00`; empty where any will do. */
  day: string
  time: string
  name: string
  email: string
  phone_number: string
  /** A channel, or empty where any will do. */
  preferred_contact: string
  message: string
}

export const noEnquiryValues: EnquiryValues = {
  kind: 'question',
  day: '',
  time: '',
  name: '',
  email: '',
  phone_number: '',
  preferred_contact: '',
  message: '',
}

const kinds = ['question', 'viewing', 'callback'] as const satisfies readonly AskedKind[]

/** What may be asked for: a person cannot be viewed. */
export const kindsOf = ({ about }: EnquiryTarget): readonly AskedKind[] =>
  about === 'listing' ? kinds : kinds.filter((kind) => kind !== 'viewing')

/** Viewings and callbacks are for a time. */
export const isTimed = (kind: AskedKind): boolean => kind === 'viewing' || kind === 'callback'

export const readKind = (text: string): AskedKind =>
  kinds.find((kind) => kind === text) ?? noEnquiryValues.kind

const timeOf = ({ kind, day, time }: EnquiryValues): string | null =>
  isTimed(kind) && day !== '' && time !== '' ? dubaiInstant(day, time).toISOString() : null

/** What goes along where the visitor wants it: the conversation, and the search that was seen last. */
export interface Along {
  search: string | null
}

/** What is sent of what was typed. */
export function enquiryBody(
  values: EnquiryValues,
  target: EnquiryTarget,
  language: LanguageCode,
  along: Along | undefined,
): EnquiryRequest {
  const channel = zContactChannel.safeParse(values.preferred_contact)
  return {
    kind: values.kind,
    property_id: target.about === 'listing' ? target.id : null,
    agent_id: target.about === 'agent' ? target.id : null,
    name: values.name.trim(),
    email: values.email.trim(),
    phone_number: phoneDigits(values.phone_number),
    message: values.message.trim(),
    ...(channel.success && { preferred_contact: channel.data }),
    preferred_time: timeOf(values),
    language,
    ...(along
      ? { consent: 'enquiry_conversation', share_conversation: true, search: along.search }
      : { consent: 'enquiry_form' }),
  }
}
