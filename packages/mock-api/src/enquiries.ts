import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { EnquiryReceipt } from '@manzil/api-client/generated/types.gen'
import {
  zCreateEnquiryResponse,
  zCreateGetInTouchResponse,
} from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import { noteDisclosure } from './disclosures.ts'
import { writeOnce } from './idempotency.ts'
import { fieldProblem, problems } from './problems.ts'
import { bookViewing, viewingToken } from './viewings.ts'
import type { World } from './world.ts'

type Enquiry = RequestOf<'createEnquiry'>['body']

/** Who submits, and the key by which a repetition is known. */
export interface Sender {
  userId: string | undefined
  key: string | undefined
}

/** Keeps an enquiry; pages and chat send it by this. */
export function sendEnquiry(world: World, body: Enquiry, { userId, key }: Sender) {
  const call = {
    operation: 'createEnquiry',
    userId,
    headers: { 'Idempotency-Key': key },
    body,
    answer: zCreateEnquiryResponse,
  }
  return writeOnce(world, call, () => {
    const recipient = recipientOf(world, body)
    if ('problem' in recipient) return recipient
    const data = receipt(world, 'EQ')
    // A report is about the advertiser, so it goes to the company.
    const recipient_id = body.kind === 'report' ? null : recipient.id
    const viewing = viewingOf(world, body, { ...data, recipient_id })
    if (viewing && 'problem' in viewing) return viewing
    world.enquiries.set(data._id, { ...body, ...data, recipient_id, user_id: userId ?? null })
    noteDisclosure(world, { ...body, ...data, userId, recipientId: recipient_id })
    const isBooked = viewing?.state === 'confirmed'
    return {
      status: 201,
      body: {
        ...say(isBooked ? 'done.viewingBooked' : 'done.enquiry'),
        data,
        ...(viewing && { viewing_access: viewingToken(data._id) }),
      },
    }
  })
}

/** The viewing that an enquiry asks for; undefined where it names no time, or goes to the company. */
function viewingOf(
  world: World,
  { kind, property_id, preferred_time }: Enquiry,
  { _id, reference, recipient_id }: EnquiryReceipt & { recipient_id: string | null },
) {
  if (kind !== 'viewing' || !preferred_time || !property_id || !recipient_id) return undefined
  return bookViewing(world, {
    id: _id,
    reference,
    agentId: recipient_id,
    propertyId: property_id,
    startsAt: preferred_time,
  })
}

/** Account that the enquiry goes to, null for the company; or why it goes to nobody. */
function recipientOf(world: World, { kind, property_id, agent_id }: Enquiry) {
  if (!property_id && !agent_id)
    return kind === 'report'
      ? { id: null }
      : fieldProblem('property_id', 'required', say('field.requiredAgent'))
  if (property_id && !world.findProperty(property_id)) return problems.propertyGone
  const role = agent_id && world.users.get(agent_id)?.role
  if (agent_id && role !== 'agent' && role !== 'agency') return problems.agentGone
  return { id: world.propertyOwners.get(property_id ?? '') ?? agent_id ?? null }
}

/** Keeps a message to the company; pages and chat send it by this. */
export function writeToCompany(
  world: World,
  body: RequestOf<'createGetInTouch'>['body'],
  { userId, key }: Sender,
) {
  const call = {
    operation: 'createGetInTouch',
    userId,
    headers: { 'Idempotency-Key': key },
    body,
    answer: zCreateGetInTouchResponse,
  }
  return writeOnce(world, call, () => {
    const data = receipt(world, 'GT')
    world.companyMessages.set(data._id, { ...body, ...data })
    noteDisclosure(world, { ...body, ...data, kind: 'message', userId, recipientId: null })
    return {
      status: 201,
      body: { ...say('done.message'), data },
    }
  })
}

/** Proof of a message that is kept now; the number inside the reference is the id's. */
export function receipt(world: World, kind: 'EQ' | 'GT' | 'RP'): EnquiryReceipt {
  const _id = world.makeId()
  const reference = `${kind}-${_id.slice(-6).toUpperCase()}`
  return { _id, reference, created_at: new Date().toISOString() }
}
