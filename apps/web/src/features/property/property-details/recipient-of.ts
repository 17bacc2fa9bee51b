import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { EnquiryRecipient } from '../../../enquiry/target.ts'

/** Whoever answers for a property: its agent, else the team of the site, whoever is named in the advert. */
export function recipientOf({
  agent,
  advertiser,
}: Pick<PropertyDetail, 'agent' | 'advertiser'>): EnquiryRecipient {
  if (agent)
    return { kind: 'advertiser', name: agent.name, isCallable: agent.phone_number !== null }
  return advertiser === null
    ? { kind: 'site', isCallable: false }
    : { kind: 'siteFor', name: advertiser, isCallable: false }
}
