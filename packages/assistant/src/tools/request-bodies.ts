import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { zCreateEnquiryBody, zCreateGetInTouchBody } from '@manzil/api-client/generated/zod.gen'
import type { PropertyRequest, Visitor } from './lead-port.ts'

/** A request about a property as the page of the property would send it; undefined where that would be refused. */
export function enquiryOf(
  request: PropertyRequest,
): RequestOf<'createEnquiry'>['body'] | undefined {
  const { kind, propertyId, name, email, phone, message, preferredTime, language, conversation } =
    request
  return zCreateEnquiryBody.safeParse({
    kind,
    property_id: propertyId,
    name,
    email,
    phone_number: phone,
    message,
    ...(kind === 'callback' && {
      preferred_contact: phone === undefined ? 'email' : (request.channel ?? 'phone'),
    }),
    preferred_time: preferredTime ?? null,
    language,
    ...(conversation === undefined
      ? { consent: 'assistant' }
      : {
          consent: 'assistant_conversation',
          share_conversation: true,
          search: conversation.search || null,
        }),
  }).data
}

/**
 * A call about no property is the company's; undefined where its page would be refused. The message says
 * when, since there is no field for it.
 */
export function companyMessageOf(
  request: PropertyRequest,
): RequestOf<'createGetInTouch'>['body'] | undefined {
  const { name, email, phone, message, language } = request
  return zCreateGetInTouchBody.safeParse({
    name,
    email,
    phone_number: phone ?? null,
    subject: phone === undefined ? 'An answer by e-mail' : 'A callback',
    message,
    language,
    consent: 'assistant',
  }).data
}

/** What an account has of its owner. */
interface Owner {
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
}

const leastDigits = 10

/** What an account says about its owner; guests have said nothing. */
export function visitorOf(owner: Owner | undefined): Visitor {
  const name = [owner?.first_name, owner?.last_name].filter(Boolean).join(' ')
  const phone = owner?.phone?.replace(/\D/g, '') ?? ''
  return {
    ...(name !== '' && { name }),
    ...(owner?.email && { email: owner.email }),
    ...(phone.length >= leastDigits && { phone }),
  }
}
