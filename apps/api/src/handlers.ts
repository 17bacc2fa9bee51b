import { handOverSessions } from './chat/repository/conversations.ts'
import { chatHandlers } from './chat/routes.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/connect.ts'
import { agentHandlers } from './modules/agent/routes.ts'
import type { AgentService } from './modules/agent/service.ts'
import { catalogueHandlers } from './modules/catalogue/routes.ts'
import { blogHandlers } from './modules/content/blog-routes.ts'
import type { ContentStore } from './modules/content/content-store.ts'
import { contentHandlers } from './modules/content/routes.ts'
import { passwordHandlers } from './modules/credentials/password-routes.ts'
import { signupHandlers } from './modules/credentials/signup-routes.ts'
import type { MailService } from './modules/enquiry/parts.ts'
import { enquiryHandlers } from './modules/enquiry/routes.ts'
import type { EnquiryService } from './modules/enquiry/service.ts'
import { leadHandlers } from './modules/lead/routes.ts'
import { favouriteHandlers } from './modules/property/favourite-routes.ts'
import { propertyHandlers } from './modules/property/routes.ts'
import type { SearchIndex } from './modules/property/search-index.ts'
import { searchHandlers } from './modules/property/search-routes.ts'
import type { PropertyService } from './modules/property/service.ts'
import { createGuessGuard } from './modules/security/guess-guard.ts'
import type { SecurityLog } from './modules/security/security-log.ts'
import { accountHandlers } from './modules/session/routes.ts'
import type { Sessions } from './modules/session/service.ts'
import { sharedListHandlers } from './modules/shared-list/routes.ts'
import { handOverVotes } from './modules/shared-list/vote-repository.ts'
import { siteHandlers } from './modules/site/routes.ts'
import type { SiteSettings } from './modules/site/settings.ts'
import { visitHandlers } from './modules/visit/routes.ts'
import type { ServedHandlers } from './pending-operations.ts'

export interface HandlerParts {
  database: Pick<OpenDatabase, 'db' | 'engine'>
  sessions: Sessions
  lookups: SearchIndex
  settings: SiteSettings
  mailing: MailService
  enquiries: EnquiryService
  properties: PropertyService
  agents: AgentService
  /** The texts of the site, kept in memory: one for each database. */
  store: ContentStore
  securityLog: SecurityLog
  /** What addresses of shared lists are made with. */
  securityKey: string
  config: Pick<
    Config,
    'demoAccounts' | 'mail' | 'secretMailPace' | 'passwordMinLength' | 'mapTiles'
  >
}

/** Every operation of the contract but the pending ones; one that is missing does not compile. */
export function createHandlers({
  database: { db, engine },
  sessions,
  lookups,
  settings,
  mailing,
  enquiries,
  properties,
  agents,
  store,
  securityLog,
  securityKey,
  config,
}: HandlerParts): ServedHandlers {
  const guard = createGuessGuard(db, { securityLog, mailing, config })
  return {
    ...siteHandlers(db, engine, { delivers: mailing.delivers, config }),
    ...accountHandlers(db, sessions, {
      config,
      guard,
      securityLog,
      handOverConversations: async (guest, account) => {
        await handOverSessions(db, guest, account)
        await handOverVotes(db, guest, account)
      },
    }),
    ...signupHandlers(db, { mailing, config, securityLog }),
    ...passwordHandlers(db, { mailing, config, securityLog, guard }),
    ...catalogueHandlers(db, lookups, settings, store),
    ...propertyHandlers(db, lookups, properties),
    ...searchHandlers(db, lookups),
    ...favouriteHandlers(db, properties),
    ...sharedListHandlers({ db, properties, secret: securityKey }),
    ...leadHandlers(db),
    ...chatHandlers(db),
    ...agentHandlers(db, lookups, agents),
    ...enquiryHandlers(enquiries),
    ...visitHandlers(db),
    ...contentHandlers(db, store),
    ...blogHandlers(store),
  }
}
