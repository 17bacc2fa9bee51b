import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { RequestContext } from '../../request-context.ts'
import { toReply } from './mapper.ts'
import type { EnquiryService, Sender } from './service.ts'

type EnquiryHandlers = Pick<
  ServerHandlers<RequestContext>,
  'createEnquiry' | 'createGetInTouch' | 'reportListing'
>

interface Headers {
  'Idempotency-Key'?: string | undefined
}

const senderOf = (headers: Headers, { caller }: RequestContext): Sender => ({
  id: caller?.id,
  key: headers['Idempotency-Key'],
})

/** What visitors write to advertisers and to the company, and reports about properties. */
export const enquiryHandlers = (enquiries: EnquiryService): EnquiryHandlers => ({
  createEnquiry: async ({ headers, body }, context) =>
    toReply(await enquiries.sendEnquiry(body, senderOf(headers, context))),

  createGetInTouch: async ({ headers, body }, context) =>
    toReply(await enquiries.writeToCompany(body, senderOf(headers, context))),

  reportListing: async ({ headers, body }, context) =>
    toReply(await enquiries.reportListing(body, senderOf(headers, context))),
})
