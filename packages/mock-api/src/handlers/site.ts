import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { SERVED_PASSWORD_MIN_LENGTH } from '@manzil/domain/limits'
import { agentCards } from '../agents.ts'
import type { MockContext } from '../context.ts'
import { shownNotices } from '../operator/notices.ts'
import { pretendProviders } from '../social/providers.ts'
import type { World } from '../world.ts'

type SiteHandlers = Pick<ServerHandlers<MockContext>, 'ping' | 'getSiteStatus'>

export function siteHandlers(world: World): SiteHandlers {
  return {
    async ping() {
      return { status: 200, body: { status: 'ok' } }
    },
    async getSiteStatus() {
      const notices = shownNotices(world)
      const listings_count = world.properties.length
      return {
        status: 200,
        body: {
          data: {
            demo_data: true,
            listings_count,
            database: 'embedded',
            has_agents: agentCards(world).length > 0,
            sign_in_providers: [...pretendProviders],
            password_min_length: SERVED_PASSWORD_MIN_LENGTH,
            passkeys: false,
            ...(notices.length > 0 && { notices }),
          },
        },
      }
    },
  }
}
