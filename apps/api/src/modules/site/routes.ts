import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { OpenDatabase } from '../../db/connect.ts'
import type { Database } from '../../db/schema.ts'
import { isDemoData } from '../../db/settings.ts'
import { isPrivateAddress } from '../../request/private-address.ts'
import type { RequestContext } from '../../request-context.ts'
import { hasAdvertisers } from '../agent/repository.ts'
import { hasMessagesPage } from '../messages/has-messages-page.ts'
import { readShownNotices } from '../operator/repository/notices.ts'
import { askDatabase, countLive } from './repository.ts'

type SiteHandlers = Pick<ServerHandlers<RequestContext>, 'ping' | 'getSiteStatus'>

/** The server itself. */
export function siteHandlers(
  db: Kysely<Database>,
  database: OpenDatabase['engine'],
  {
    mailing,
    hasPasskeys,
    config,
  }: {
    /** Whether mails and text messages reach anybody. */
    mailing: { delivers: boolean; sendsTexts: boolean }
    hasPasskeys: boolean
    config: Pick<
      Config,
      'passwordMinLength' | 'mapTiles' | 'mail' | 'publicUrl' | 'openIdProviders'
    >
  },
): SiteHandlers {
  return {
    async ping() {
      await askDatabase(db)
      return { status: 200, body: { status: 'ok' } }
    },

    async getSiteStatus(_request, { address }) {
      const demo_data = await isDemoData(db)
      const listings_count = await countLive(db)
      const notices = await readShownNotices(db, new Date())
      const password_min_length = config.passwordMinLength
      const data = {
        demo_data,
        listings_count,
        database,
        has_agents: await hasAdvertisers(db),
        sends_mail: mailing.delivers,
        sends_texts: mailing.sendsTexts,
        shows_messages: hasMessagesPage(config) && isPrivateAddress(address),
        password_min_length,
        passkeys: hasPasskeys,
        sign_in_providers: config.openIdProviders.map(({ id, name }) => ({ id, name })),
        ...(notices.length > 0 && { notices }),
        ...(config.mapTiles && { map_tiles: config.mapTiles }),
      }
      return { status: 200, body: { data } }
    },
  }
}
