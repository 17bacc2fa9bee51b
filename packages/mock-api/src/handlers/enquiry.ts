import type { RequestOf, ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { EnquiryReceipt } from '@manzil/api-client/generated/types.gen'
import {
  zCreateEnquiryResponse,
  zCreateGetInTouchResponse,
  zReportListingResponse,
} from '@manzil/api-client/generated/zod.gen'
import type { MockContext } from '../context.ts'
import { writeOnce } from '../idempotency.ts'
import { fieldProblem, problems } from '../problems.ts'
import type { World } from '../world.ts'

type EnquiryHandlers = Pick<
  ServerHandlers<MockContext>,
  'createEnquiry' | 'createGetInTouch' | 'reportListing'
>
type Enquiry = RequestOf<'createEnquiry'>['body']

export function enquiryHandlers(world: World): EnquiryHandlers {
  /** Account that the enquiry goes to, null for the company; or why it goes to nobody. */
  const recipientOf = ({ kind, property_id, agent_id }: Enquiry) => {
    if (!property_id && !agent_id)
      return kind === 'report'
        ? { id: null }
        : fieldProblem('property_id', 'required', 'is required where no agent is named')
    if (property_id && !world.findListing(property_id)) return problems.listingGone
    const role = agent_id && world.users.get(agent_id)?.role
    if (agent_id && role !== 'agent' && role !== 'agency') return problems.agentGone
    return { id: world.listingOwners.get(property_id ?? '') ?? agent_id ?? null }
  }

  return {
    async createEnquiry({ headers, body }, { user }) {
      const call = {
        operation: 'createEnquiry',
        userId: user?._id,
        headers,
        body,
        answer: zCreateEnquiryResponse,
      }
      return writeOnce(world, call, () => {
        const recipient = recipientOf(body)
        if ('problem' in recipient) return recipient
        const data = receipt(world, 'EQ')
        // A report is about the advertiser, so it goes to the company.
        const recipient_id = body.kind === 'report' ? null : recipient.id
        world.enquiries.set(data._id, {
          ...body,
          ...data,
          recipient_id,
          user_id: user?._id ?? null,
        })
        return { status: 201, body: { message: 'Your enquiry has been sent.', data } }
      })
    },

    async reportListing({ headers, body }, { user }) {
      const call = {
        operation: 'reportListing',
        userId: user?._id,
        headers,
        body,
        answer: zReportListingResponse,
      }
      return writeOnce(world, call, () => {
        if (!world.findListing(body.property_id)) return problems.listingGone
        const data = receipt(world, 'RP')
        world.reports.set(data._id, { ...body, ...data, user_id: user?._id ?? null })
        return { status: 201, body: { message: 'Your report has been received.', data } }
      })
    },

    async createGetInTouch({ headers, body }, { user }) {
      const call = {
        operation: 'createGetInTouch',
        userId: user?._id,
        headers,
        body,
        answer: zCreateGetInTouchResponse,
      }
      return writeOnce(world, call, () => {
        const data = receipt(world, 'GT')
        world.companyMessages.set(data._id, { ...body, ...data })
        const message = 'Thank you. We will answer within one working day.'
        return { status: 201, body: { message, data } }
      })
    },
  }
}

/** Proof of a message that is kept now; the number inside the reference is the id's. */
function receipt(world: World, kind: 'EQ' | 'GT' | 'RP'): EnquiryReceipt {
  const _id = world.makeId()
  const reference = `${kind}-${_id.slice(-6).toUpperCase()}`
  return { _id, reference, created_at: new Date().toISOString() }
}
