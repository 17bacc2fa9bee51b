import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { zReportListingResponse } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import type { MockContext } from '../context.ts'
import { receipt, sendEnquiry, writeToCompany } from '../enquiries.ts'
import { writeOnce } from '../idempotency.ts'
import { problems } from '../problems.ts'
import type { World } from '../world.ts'

type EnquiryHandlers = Pick<
  ServerHandlers<MockContext>,
  'createEnquiry' | 'createGetInTouch' | 'reportListing'
>

export function enquiryHandlers(world: World): EnquiryHandlers {
  return {
    async createEnquiry({ headers, body }, { user }) {
      return sendEnquiry(world, body, { userId: user?._id, key: headers['Idempotency-Key'] })
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
        if (!world.findProperty(body.property_id)) return problems.propertyGone
        const data = receipt(world, 'RP')
        world.reports.set(data._id, { ...body, ...data, user_id: user?._id ?? null })
        return { status: 201, body: { ...say('done.report'), data } }
      })
    },

    async createGetInTouch({ headers, body }, { user }) {
      return writeToCompany(world, body, { userId: user?._id, key: headers['Idempotency-Key'] })
    },
  }
}
