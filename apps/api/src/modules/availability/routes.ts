import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { addressKey } from '../../request/client-address.ts'
import type { RequestContext } from '../../request-context.ts'
import { toReply } from '../enquiry/mapper.ts'
import type { EnquiryService } from '../enquiry/service.ts'
import { propertyGone } from '../property/problems.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { AvailabilityService } from './service.ts'

interface Parts {
  availability: Pick<AvailabilityService, 'sayGone'>
  enquiries: Pick<EnquiryService, 'reportListing'>
  /** Hashes networks and sessions: nobody reads off a row who has said something. */
  securityLog: Pick<SecurityLog, 'hash'>
}

const often = {
  status: 429,
  problem: { code: 'too_many_requests', ...say('problem.attempts') },
} as const

export const availabilityHandlers = ({
  availability,
  enquiries,
  securityLog: { hash },
}: Parts): Pick<ServerHandlers<RequestContext>, 'sayPropertyGone'> => ({
  async sayPropertyGone({ path, body }, { caller, address = '' }) {
    const network = hash(`gone network ${addressKey(address)}`)
    const session = caller && hash(`gone session ${caller.id}`)
    const said = await availability.sayGone(path.id, body, { network, session })
    if (said === 'gone') return propertyGone
    if (said === 'often') return often
    if (said === 'no-agent') {
      // Nobody here can be asked, so the company looks at it; the key makes a repetition one report.
      const report = { property_id: path.id, reason: 'gone' as const }
      const sender = { id: caller?.id, key: `gone:${path.id}:${network}`.slice(0, 100) }
      const reported = toReply(await enquiries.reportListing(report, sender))
      if (reported.status !== 201) return reported
      return { status: 200, body: { ...say('done.report') } }
    }
    return { status: 200, body: { ...say('done.gone') } }
  },
})
