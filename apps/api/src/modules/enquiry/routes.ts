import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { tidyNames } from '@manzil/domain/tidy-name'
import type { RequestContext } from '../../request-context.ts'
import { nameProblem } from '../credentials/problems.ts'
import { toReply } from './mapper.ts'
import type { EnquiryService, Sender } from './service.ts'

type EnquiryHandlers = Pick<
  ServerHandlers<RequestContext>,
  'createEnquiry' | 'createGetInTouch' | 'reportListing'
>

interface Headers {
  'Idempotency-Key'?: string | undefined
}

/** As in the contract. */
const longestNames = { name: 120 }

const senderOf = (headers: Headers, { caller }: RequestContext): Sender => ({
  id: caller?.id,
  key: headers['Idempotency-Key'],
})

/** What visitors write to advertisers and to the company, and reports about properties. */
export const enquiryHandlers = (enquiries: EnquiryService): EnquiryHandlers => ({
  async createEnquiry({ headers, body }, context) {
    const named = tidyNames(body, longestNames)
    if (named.refusal) return nameProblem(named.refusal)
    return toReply(await enquiries.sendEnquiry(named.tidy, senderOf(headers, context)))
  },

  async createGetInTouch({ headers, body }, context) {
    const named = tidyNames(body, longestNames)
    if (named.refusal) return nameProblem(named.refusal)
    return toReply(await enquiries.writeToCompany(named.tidy, senderOf(headers, context)))
  },

  reportListing: async ({ headers, body }, context) =>
    toReply(await enquiries.reportListing(body, senderOf(headers, context))),
})
