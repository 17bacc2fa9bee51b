import { tmpdir } from 'node:os'
import path from 'node:path'
import type { MapTiles } from '@manzil/api-client/generated/types.gen'
import { defaultAvailabilityRules } from '@manzil/domain/own-property/availability'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Allowance } from '../../src/admission/token-buckets.ts'
import { buildApp } from '../../src/app.ts'
import { consentWords } from '../../src/chat/consent-words.ts'
import { type MailPace, readConfig } from '../../src/config.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import type { OpenIdSettings } from '../../src/environment/openid-providers.ts'
import type { ReviewRule } from '../../src/environment/property-review.ts'
import { FetchFault } from '../../src/guarded-fetch/fetch-fault.ts'
import { askForEnquiry } from '../../src/modules/availability/ask.ts'
import { createAvailabilityLinks } from '../../src/modules/availability/links.ts'
import { createAvailabilityService } from '../../src/modules/availability/service.ts'
import { createContentStore } from '../../src/modules/content/content-store.ts'
import type { MailService } from '../../src/modules/enquiry/parts.ts'
import { createEnquiryService } from '../../src/modules/enquiry/service.ts'
import { createFeeds } from '../../src/modules/feed/create-feeding.ts'
import { createLeadLinks } from '../../src/modules/inbox/links.ts'
import { advertiserBox } from '../../src/modules/inbox/parts.ts'
import { createInboxService } from '../../src/modules/inbox/service.ts'
import { createOwnPropertyService } from '../../src/modules/own-property/service.ts'
import { supplierOf } from '../../src/modules/payment/parts.ts'
import { createPaymentService } from '../../src/modules/payment/service.ts'
import { createPictures } from '../../src/modules/picture/service.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createPropertyService } from '../../src/modules/property/service.ts'
import { createSearchLinks } from '../../src/modules/saved-search/links.ts'
import { createSavedSearchService } from '../../src/modules/saved-search/service.ts'
import { createSecurityLog } from '../../src/modules/security/security-log.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import type { ShareConfig } from '../../src/modules/share/register-share.ts'
import { readSiteSettings } from '../../src/modules/site/settings.ts'
import { createViewingLinks } from '../../src/modules/viewing/links.ts'
import { createViewingService } from '../../src/modules/viewing/service.ts'
import type { FilesPort } from '../../src/ports/files/files-port.ts'
import { createFolderFiles } from '../../src/ports/files/folder-files.ts'
import type { InboundMailPort } from '../../src/ports/inbound-mail/inbound-mail-port.ts'
import { openPayments } from '../../src/ports/payments/open-payments.ts'
import type { PaymentsPort } from '../../src/ports/payments/payments-port.ts'

interface Options {
  loginLimit?: number
  webDir?: string
  apiDocsDir?: string
  demoAccounts?: boolean | undefined
  enquiryLimit?: number
  propertyEnquiryLimit?: number
  visitLimit?: number
  reads?: Allowance
  accountLimit?: number
  secretMailPace?: MailPace
  passwordMinLength?: number
  mapTiles?: MapTiles
  propertyReview?: ReviewRule
  countryHeader?: string
  openIdProviders?: OpenIdSettings[]
  logger?: FastifyBaseLogger
  /** Proxies in front of the server. */
  trustProxy?: number
  mailing?: MailService
  files?: FilesPort
  payments?: PaymentsPort
  /** Settings of share pages. */
  share?: Partial<ShareConfig>
  /** Address that replies to mails come in by. */
  replyAddress?: string
  inboundMail?: InboundMailPort
  /** Reads feeds as a server does, but fetches nothing. */
  readsFeeds?: boolean
}

const shareConfig: ShareConfig = {
  publicUrl: undefined,
  allowedOrigins: [],
  port: 8080,
  shareLimit: 10_000,
  pictureLimit: 10_000,
  pictureCacheMb: 1,
  pictureOrigins: [],
  dataDir: path.join(tmpdir(), 'manzil-test'),
}

/** The server over an open database, without listening. */
export async function buildTestApp(
  database: OpenDatabase,
  {
    loginLimit = 1000,
    webDir,
    apiDocsDir,
    demoAccounts,
    enquiryLimit = 1000,
    propertyEnquiryLimit = 1000,
    visitLimit = 1000,
    reads = { perSecond: 10_000, burst: 100_000 },
    accountLimit = 1000,
    secretMailPace = { pauseS: 0, perHour: 1000 },
    passwordMinLength = readConfig({}).passwordMinLength,
    mapTiles,
    propertyReview = 'unchecked',
    openIdProviders = [],
    logger = pino({ level: 'silent' }),
    trustProxy = 0,
    countryHeader,
    mailing = { nudge: () => {}, delivers: false, sendsTexts: false },
    files = createFolderFiles(path.join(tmpdir(), 'manzil-test', 'files')),
    share = {},
    payments: paymentsPort,
    replyAddress,
    inboundMail,
    readsFeeds = false,
  }: Options = {},
) {
  const lookups = await loadSearchIndex(database.db)
  const settings = readSiteSettings()
  const { mail, payments } = readConfig({})
  const securityLog = createSecurityLog(database.db, 'a key of tests')
  const links = createSearchLinks('a key of tests', mail.publicUrl)
  const leadLinks = createLeadLinks('a key of tests', mail.publicUrl)
  const viewings = createViewingService(database.db, {
    mailing,
    links: createViewingLinks('a key of tests', mail.publicUrl),
    domain: 'manzil.example',
    from: mail.from,
  })
  const asking = {
    links: createAvailabilityLinks('a key of tests', mail.publicUrl),
    domain: 'manzil.example',
  }
  const own = createOwnPropertyService(database.db, {
    lookups,
    properties: createPropertyService(database.db, lookups),
    review: propertyReview,
    availability: defaultAvailabilityRules,
  })
  const feeds = createFeeds({
    db: database.db,
    lookups,
    review: propertyReview,
    dataDir: shareConfig.dataDir,
    secret: 'a key of tests',
    publicUrl: mail.publicUrl,
  })
  const app = await buildApp({
    config: {
      trustProxy,
      countryHeader,
      loginLimit,
      guestLimit: 1000,
      enquiryLimit,
      visitLimit,
      reads,
      accountLimit,
      secretMailPace,
      passwordMinLength,
      mapTiles,
      openIdProviders,
      availability: defaultAvailabilityRules,
      ...shareConfig,
      ...share,
      mail,
      webDir,
      apiDocsDir,
      demoAccounts,
      validateResponses: true,
    },
    logger,
    database,
    sessions: createSessions(database.db),
    lookups,
    settings,
    mailing,
    files,
    viewings,
    enquiries: createEnquiryService(database.db, {
      viewings,
      askAgain: (trx, asked) => askForEnquiry(trx, asked, asking),
      mailing,
      settings,
      lookups,
      securityLog: createSecurityLog(database.db, 'a key of tests'),
      consentWords,
      replyBox: (id, recipient) => advertiserBox({ links: leadLinks, replyAddress }, id, recipient),
      config: { mail, propertyEnquiryLimit },
    }),
    own,
    availability: createAvailabilityService(database.db, {
      ...asking,
      rules: defaultAvailabilityRules,
      mailing,
      own,
    }),
    leadLinks,
    inboundMail,
    inbox: createInboxService(database.db, {
      links: leadLinks,
      mailing,
      domain: 'manzil.example',
      replyAddress,
    }),
    savedSearches: createSavedSearchService(database.db, {
      links,
      mailing,
      domain: 'manzil.example',
    }),
    store: createContentStore(database.db),
    securityLog: createSecurityLog(database.db, 'a key of tests'),
    securityKey: 'a key of tests',
    feeds,
    payments: createPaymentService({
      db: database.db,
      port: paymentsPort ?? openPayments({ payments }, 'a key of tests'),
      securityLog,
      supplier: supplierOf(settings, { mail, payments }),
      publicUrl: mail.publicUrl,
      domain: 'manzil.example',
    }),
  })
  if (readsFeeds) {
    const feeding = feeds.start({
      fetch: () => Promise.reject(new FetchFault('unreachable')),
      pictures: createPictures(database.db, files),
      logger: pino({ level: 'silent' }),
      mail: { publicUrl: mail.publicUrl, domain: 'manzil.example', nudge: mailing.nudge },
    })
    app.addHook('onClose', () => feeding.close())
  }
  return app
}
