import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { handOverSessions } from './chat/repository/conversations.ts'
import { chatHandlers } from './chat/routes.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/connect.ts'
import { agentHandlers } from './modules/agent/routes.ts'
import type { AgentService } from './modules/agent/service.ts'
import { availabilityHandlers } from './modules/availability/routes.ts'
import type { AvailabilityService } from './modules/availability/service.ts'
import { catalogueHandlers } from './modules/catalogue/routes.ts'
import { blogHandlers } from './modules/content/blog-routes.ts'
import type { ContentStore } from './modules/content/content-store.ts'
import { contentHandlers } from './modules/content/routes.ts'
import { passwordHandlers } from './modules/credentials/password-routes.ts'
import { signupHandlers } from './modules/credentials/signup-routes.ts'
import { dashboardHandlers } from './modules/dashboard/routes.ts'
import { handOverSubmissions } from './modules/disclosure/repository.ts'
import { draftHandlers } from './modules/draft/routes.ts'
import { createDrafts } from './modules/draft/service.ts'
import { type MailService, siteOf } from './modules/enquiry/parts.ts'
import { enquiryHandlers } from './modules/enquiry/routes.ts'
import type { EnquiryService } from './modules/enquiry/service.ts'
import type { Feeds } from './modules/feed/create-feeding.ts'
import { feedHandlers } from './modules/feed/routes.ts'
import { identityHandlers } from './modules/identity/routes.ts'
import { inboxHandlers } from './modules/inbox/routes.ts'
import type { InboxService } from './modules/inbox/service.ts'
import { leadHandlers } from './modules/lead/routes.ts'
import { findDeletionTime } from './modules/my-data/repository/deletion.ts'
import { myDataHandlers } from './modules/my-data/routes.ts'
import { operatorHandlers } from './modules/operator/routes.ts'
import { ownPropertyHandlers } from './modules/own-property/routes.ts'
import type { OwnPropertyService } from './modules/own-property/service.ts'
import { createOwnerCheck } from './modules/owner/service.ts'
import { passkeyLoginHandlers } from './modules/passkey/login-routes.ts'
import { ownPasskeyHandlers } from './modules/passkey/own-routes.ts'
import { createPasskeyProof } from './modules/passkey/passkey-proof.ts'
import { relyingPartyOf } from './modules/passkey/relying-party.ts'
import { invoiceHandlers } from './modules/payment/invoice-routes.ts'
import { paymentHandlers } from './modules/payment/routes.ts'
import type { PaymentService } from './modules/payment/service.ts'
import type { Pictures } from './modules/picture/service.ts'
import { planHandlers } from './modules/plan/routes.ts'
import { profileHandlers } from './modules/profile/routes.ts'
import { favouriteHandlers } from './modules/property/favourite-routes.ts'
import { propertyHandlers } from './modules/property/routes.ts'
import type { SearchIndex } from './modules/property/search-index.ts'
import { searchHandlers } from './modules/property/search-routes.ts'
import type { PropertyService } from './modules/property/service.ts'
import { savedSearchHandlers } from './modules/saved-search/routes.ts'
import type { SavedSearchService } from './modules/saved-search/service.ts'
import { createGuessGuard } from './modules/security/guess-guard.ts'
import type { SecurityLog } from './modules/security/security-log.ts'
import { ownSessionHandlers } from './modules/session/own-routes.ts'
import { accountHandlers } from './modules/session/routes.ts'
import type { Sessions } from './modules/session/service.ts'
import { createSignIn } from './modules/session/sign-in.ts'
import { sharedListHandlers } from './modules/shared-list/routes.ts'
import { handOverVotes } from './modules/shared-list/vote-repository.ts'
import { siteHandlers } from './modules/site/routes.ts'
import type { SiteSettings } from './modules/site/settings.ts'
import { socialHandlers } from './modules/social/routes.ts'
import { createSocialTokens } from './modules/social/social-tokens.ts'
import { uploadHandlers } from './modules/upload/routes.ts'
import type { UploadService } from './modules/upload/service.ts'
import { verificationHandlers } from './modules/verification/routes.ts'
import { viewingHandlers } from './modules/viewing/routes.ts'
import type { ViewingService } from './modules/viewing/service.ts'
import { visitHandlers } from './modules/visit/routes.ts'
import { createOpenIdProvider } from './ports/openid/open-id-provider.ts'
import type { RequestContext } from './request-context.ts'

export interface HandlerParts {
  database: Pick<OpenDatabase, 'db' | 'engine'>
  sessions: Sessions
  lookups: SearchIndex
  settings: SiteSettings
  mailing: MailService
  enquiries: EnquiryService
  inbox: InboxService
  own: OwnPropertyService
  availability: AvailabilityService
  viewings: ViewingService
  savedSearches: SavedSearchService
  properties: PropertyService
  agents: AgentService
  /** The texts of the site, kept in memory: one for each database. */
  store: ContentStore
  securityLog: SecurityLog
  pictures: Pictures
  payments: PaymentService
  uploads: UploadService
  feeds: Pick<Feeds, 'service' | 'exports'>
  /** What addresses of shared lists are made with. */
  securityKey: string
  config: Pick<
    Config,
    | 'availability'
    | 'demoAccounts'
    | 'mail'
    | 'openIdProviders'
    | 'secretMailPace'
    | 'passwordMinLength'
    | 'mapTiles'
    | 'publicUrl'
  >
}

/** Every operation of the contract; one that is missing does not compile. */
export function createHandlers({
  database: { db, engine },
  sessions,
  lookups,
  settings,
  mailing,
  enquiries,
  inbox,
  own,
  availability,
  viewings,
  savedSearches,
  properties,
  agents,
  store,
  securityLog,
  pictures,
  payments,
  uploads,
  feeds,
  securityKey,
  config,
}: HandlerParts): ServerHandlers<RequestContext> {
  const guard = createGuessGuard(db, { securityLog, mailing, config })
  const party = relyingPartyOf(config.publicUrl)
  const owner = createOwnerCheck(db, { guard })
  const passkeys = createPasskeyProof(db, { guard, securityLog, party })
  const tokens = createSocialTokens(db, {
    providers: config.openIdProviders.map(createOpenIdProvider),
    securityLog,
    config,
  })
  const signIn = createSignIn(db, {
    sessions,
    securityLog,
    mailing,
    config,
    handOver: async (guest, account) => {
      await handOverSessions(db, guest, account)
      await handOverSubmissions(db, guest, account)
      await handOverVotes(db, guest, account)
    },
    findDeletionTime: (account) => findDeletionTime(db, account),
  })
  return {
    ...siteHandlers(db, engine, { mailing, hasPasskeys: party !== undefined, config }),
    ...accountHandlers(db, sessions, { config, guard, securityLog, signIn }),
    ...ownSessionHandlers(db, { securityLog }),
    ...passkeyLoginHandlers(db, { guard, passkeys, signIn, party }),
    ...ownPasskeyHandlers(db, { owner, securityLog, mailing, config, party }),
    ...identityHandlers(db, { owner, passkeys, tokens, securityLog }),
    ...profileHandlers(db, pictures, owner),
    ...socialHandlers(db, {
      tokens,
      guard,
      securityLog,
      mailing,
      signIn,
      config,
    }),
    ...signupHandlers(db, { mailing, config, securityLog }),
    ...verificationHandlers(db, { mailing, config, securityLog, owner }),
    ...passwordHandlers(db, { mailing, config, securityLog, guard }),
    ...catalogueHandlers(db, lookups, settings, store),
    ...propertyHandlers(db, lookups, properties),
    ...draftHandlers(createDrafts(db), lookups),
    ...uploadHandlers(pictures, uploads),
    ...feedHandlers(db, feeds.service, feeds.exports),
    ...searchHandlers(db, lookups),
    ...favouriteHandlers(db, properties),
    ...ownPropertyHandlers(own),
    ...availabilityHandlers({ availability, enquiries, securityLog }),
    ...sharedListHandlers({ db, properties, secret: securityKey }),
    ...leadHandlers(db),
    ...planHandlers(db, { securityLog }),
    ...paymentHandlers(db, payments),
    ...invoiceHandlers(db),
    ...myDataHandlers(db, { mailing, settings, lookups, securityLog, owner, config }),
    ...chatHandlers(db),
    ...dashboardHandlers(db),
    ...agentHandlers(db, lookups, agents),
    ...operatorHandlers({
      db,
      lookups,
      mailing,
      payments,
      domain: siteOf({ settings, config }).domain,
      publicUrl: config.mail.publicUrl,
      availability: config.availability,
      now: () => new Date(),
    }),
    ...enquiryHandlers(enquiries),
    ...inboxHandlers(db, inbox),
    ...viewingHandlers(viewings),
    ...savedSearchHandlers(savedSearches),
    ...visitHandlers(db),
    ...contentHandlers(db, store),
    ...blogHandlers(store),
  }
}
