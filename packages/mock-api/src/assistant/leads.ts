import type { LeadPort, Recipient } from '@manzil/assistant/tools/lead-port'
import { companyMessageOf, enquiryOf, visitorOf } from '@manzil/assistant/tools/request-bodies'
import { offersTimes } from '@manzil/domain/viewing/offered-slots'
import { sendEnquiry, writeToCompany } from '../enquiries.ts'
import { hoursOf, slotsOf } from '../viewings.ts'
import type { World } from '../world.ts'

/** Where the assistant hands in what an account agrees to, once under a key: with the enquiries of pages. */
export function openLeads(world: World, userId: string, key: string): LeadPort {
  const sender = { userId, key }
  return {
    async visitor() {
      const user = world.users.get(userId)
      return visitorOf(user && { ...user, phone: user.phone_number })
    },

    async viewingTimes(propertyId, from, to) {
      const owner = world.propertyOwners.get(propertyId)
      if (owner !== undefined && offersTimes(hoursOf(world, owner)))
        return { kind: 'offered', free: slotsOf(world, owner, propertyId) }
      const taken = [...world.enquiries.values()].flatMap((enquiry) => {
        const { kind, property_id, recipient_id, preferred_time } = enquiry
        if (kind !== 'viewing' || !preferred_time) return []
        const isTheirs = owner !== undefined && recipient_id === owner
        const time = new Date(preferred_time)
        const isMeant = (property_id === propertyId || isTheirs) && time >= from && time <= to
        return isMeant ? [time.toISOString()] : []
      })
      return { kind: 'any', taken }
    },

    async submit(request) {
      if (request.propertyId === undefined) {
        const body = companyMessageOf(request)
        const reply = body && writeToCompany(world, body, sender)
        if (reply === undefined || 'problem' in reply) return { kind: 'failed' }
        return { kind: 'sent', reference: reply.body.data.reference, to: 'site', isBooked: false }
      }
      const body = enquiryOf(request)
      const reply = body && sendEnquiry(world, body, sender)
      if (reply === undefined) return { kind: 'failed' }
      if ('problem' in reply)
        return { kind: reply.status === 404 ? 'gone' : reply.status === 409 ? 'taken' : 'failed' }
      const { _id, reference } = reply.body.data
      const isBooked = reply.body.key === 'done.viewingBooked'
      return { kind: 'sent', reference, to: recipientOf(world, _id), isBooked }
    },
  }
}

function recipientOf(world: World, enquiryId: string): Recipient {
  const role = world.users.get(world.enquiries.get(enquiryId)?.recipient_id ?? '')?.role
  return role === 'agent' || role === 'agency' ? role : 'site'
}
