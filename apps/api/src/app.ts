import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { registerAdmission } from './admission/register-admission.ts'
import type { Config } from './config.ts'
import { originOfTiles } from './environment/map-tiles.ts'
import { createHandlers, type HandlerParts } from './handlers.ts'
import { createAgentService } from './modules/agent/service.ts'
import { registerAvailabilityPage } from './modules/availability/page.ts'
import { createCounts } from './modules/catalogue/counts.ts'
import { registerFeedExport } from './modules/feed/export/register-feed-export.ts'
import { registerAnswerPage } from './modules/inbox/answer-page.ts'
import type { LeadLinks } from './modules/inbox/links.ts'
import { receiveMail } from './modules/inbox/mail/receive-mail.ts'
import { registerInboundMail } from './modules/inbox/mail/register-inbound-mail.ts'
import { registerMessages } from './modules/messages/register-messages.ts'
import { registerCheckout } from './modules/payment/checkout/register-checkout.ts'
import { registerPictures } from './modules/picture/register-pictures.ts'
import { createPictures } from './modules/picture/service.ts'
import { createPropertyService } from './modules/property/service.ts'
import { registerStopRoute } from './modules/saved-search/stop-route.ts'
import type { SecurityLog } from './modules/security/security-log.ts'
import { registerShare, type ShareConfig } from './modules/share/register-share.ts'
import { createPartStore } from './modules/upload/part-store.ts'
import { registerResumable } from './modules/upload/register-resumable.ts'
import { createUploads } from './modules/upload/service.ts'
import { registerApiDocs } from './plugins/api-docs.ts'
import { answerBadAddress, answerBrokenRequest } from './plugins/broken-requests.ts'
import { registerClosing, STEP_MS } from './plugins/closing.ts'
import { registerContractRoutes } from './plugins/contract-routes.ts'
import { registerErrors } from './plugins/errors.ts'
import { registerScenes } from './plugins/scenes.ts'
import { registerSecurityHeaders } from './plugins/security-headers.ts'
import { registerWebApp } from './plugins/web-app.ts'
import type { FilesPort } from './ports/files/files-port.ts'
import type { InboundMailPort } from './ports/inbound-mail/inbound-mail-port.ts'
import type { Caller } from './request-context.ts'

interface Parts
  extends Omit<HandlerParts, 'config' | 'properties' | 'agents' | 'pictures' | 'uploads'> {
  config: Pick<
    Config,
    | 'availability'
    | 'trustProxy'
    | 'countryHeader'
    | 'loginLimit'
    | 'guestLimit'
    | 'accountLimit'
    | 'secretMailPace'
    | 'passwordMinLength'
    | 'mapTiles'
    | 'openIdProviders'
    | 'enquiryLimit'
    | 'visitLimit'
    | 'reads'
    | 'demoAccounts'
    | 'mail'
    | 'validateResponses'
  > &
    ShareConfig & {
      webDir: string | undefined
      /** Folder of the API reference; where the build puts it, unless said otherwise. */
      apiDocsDir?: string | undefined
    }
  logger: FastifyBaseLogger
  /** Where uploaded files are kept. */
  files: FilesPort
  /** Links by which the sides of a lead answer. */
  leadLinks: LeadLinks
  /** The provider that takes mails in; undefined where none does. */
  inboundMail?: InboundMailPort | undefined
}

const kilobyte = 1024

/** Uploaded pictures that one page shows, where a share page has one of its own. */
const PICTURES_A_PAGE = 20

/** Requests of a file that is sent in parts, for each step of an account that is allowed a minute. */
const PARTS_A_STEP = 120

/** Pages for answers that a visitor may open for each enquiry that one may send. */
const ANSWER_PAGES = 3

/** The embedded engine does one at a time; some of PostgreSQL's connections are left to writes. */
const readsAtOnce = { embedded: 2, postgres: 6 } as const

/** Builds the server without listening, so that tests can call it in the same process. */
export async function buildApp({
  config,
  logger,
  files,
  leadLinks,
  inboundMail,
  ...parts
}: Parts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    requestTimeout: 30_000,
    pluginTimeout: STEP_MS,
    // Refusals are ours, in the contract's envelope.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
  })
  registerErrors(app)
  const { mapTiles, pictureOrigins, publicUrl } = config
  registerSecurityHeaders(app, {
    pictures: [
      ...pictureOrigins,
      ...(mapTiles ? [originOfTiles(mapTiles)] : []),
      ...(files.publicUrl ? [new URL(files.publicUrl).origin] : []),
    ],
    publicUrl,
  })
  registerRequestLog(app)
  registerClosing(app)
  await app.register(compress, {
    threshold: kilobyte,
    encodings: ['br', 'gzip'],
    // A small body that unpacks to a large one is refused, like every other encoding.
    globalDecompression: false,
  })
  await app.register(rateLimit, { global: false })
  registerAdmission(app, { reads: config.reads, atOnce: readsAtOnce[parts.database.engine] })
  const { lookups, store } = parts
  const { db } = parts.database
  const properties = createPropertyService(db, lookups)
  const pictures = createPictures(db, files)
  const unfinished = createPartStore(config.dataDir)
  const agents = createAgentService(db, lookups, properties)
  const handlers = createHandlers({
    ...parts,
    properties,
    agents,
    config,
    pictures,
    uploads: createUploads(db, { pictures, parts: unfinished }),
  })
  await registerContractRoutes(app, {
    handlers,
    authenticate: parts.sessions.authenticate,
    limits: {
      loginUser: config.loginLimit,
      beginPasskeyLogin: config.loginLimit,
      loginWithPasskey: config.loginLimit,
      beginSocialSignIn: config.loginLimit,
      exchangeSocialCode: config.loginLimit,
      loginWithSocial: config.loginLimit,
      signUpWithSocial: config.accountLimit,
      linkSocialAccount: config.loginLimit,
      loginGuest: config.guestLimit,
      initiateSignup: config.accountLimit,
      verifySignupCode: config.accountLimit,
      setSignupPassword: config.accountLimit,
      requestPasswordReset: config.accountLimit,
      resetUserPassword: config.accountLimit,
      updateUserPassword: config.accountLimit,
      proveIdentity: config.accountLimit,
      beginPasskey: config.accountLimit,
      addPasskey: config.accountLimit,
      sendOtpToEmail: config.accountLimit,
      verifyOtpForEmail: config.accountLimit,
      sendOtpToPhone: config.accountLimit,
      verifyOtpForPhone: config.accountLimit,
      updateProfilePicture: config.accountLimit,
      createUpload: config.visitLimit,
      finishUpload: config.visitLimit,
      createFeed: config.accountLimit,
      updateFeed: config.accountLimit,
      uploadFeedFile: config.accountLimit,
      startFeedRun: config.accountLimit,
      undoFeedRun: config.accountLimit,
      renewFeedExport: config.accountLimit,
      readAdvertText: config.accountLimit,
      savePropertyDraft: config.visitLimit,
      createEnquiry: config.enquiryLimit,
      createGetInTouch: config.enquiryLimit,
      reportListing: config.enquiryLimit,
      sayPropertyGone: config.enquiryLimit,
      createSavedSearch: config.enquiryLimit,
      updateSavedSearch: config.accountLimit,
      updateViewing: config.accountLimit,
      updateMyViewingHours: config.accountLimit,
      deleteSavedSearch: config.accountLimit,
      confirmSavedSearch: config.accountLimit,
      addLeadNote: config.enquiryLimit,
      replyToLead: config.enquiryLimit,
      exportLeads: config.accountLimit,
      withdrawDisclosure: config.accountLimit,
      downloadMyData: config.accountLimit,
      deleteAccount: config.accountLimit,
      keepAccount: config.accountLimit,
      recordContactReveal: config.visitLimit,
      logVisitor: config.visitLimit,
      createSharedList: config.visitLimit,
      createCheckoutSession: config.enquiryLimit,
      cancelUserPlan: config.accountLimit,
      verifyPayment: config.visitLimit,
      voteOnSharedList: config.visitLimit,
    },
    countryHeader: config.countryHeader,
    onRoleRefused: noteRefusals(parts.securityLog),
    validateResponses: config.validateResponses,
  })
  registerStopRoute(app, {
    searches: parts.savedSearches,
    publicUrl: config.mail.publicUrl,
    limit: config.shareLimit,
  })
  registerCheckout(app, { db, payments: parts.payments, config })
  await registerAnswerPage(app, {
    db,
    inbox: parts.inbox,
    links: leadLinks,
    publicUrl: config.mail.publicUrl,
    limit: config.enquiryLimit * ANSWER_PAGES,
  })
  await registerAvailabilityPage(app, {
    db,
    availability: parts.availability,
    publicUrl: config.mail.publicUrl,
    limit: config.enquiryLimit * ANSWER_PAGES,
  })
  if (inboundMail)
    await registerInboundMail(app, inboundMail, (mail) =>
      receiveMail(mail, { db, inbox: parts.inbox, links: leadLinks }),
    )
  registerScenes(app)
  registerMessages(app, config)
  registerResumable(app, {
    db,
    parts: unfinished,
    authenticate: parts.sessions.authenticate,
    // A file is sent in many parts.
    rateLimit: { max: config.accountLimit * PARTS_A_STEP, timeWindow: '1 minute' },
  })
  registerFeedExport(app, {
    db,
    lookups,
    exports: parts.feeds.exports,
    publicUrl: config.mail.publicUrl,
    rateLimit: { max: config.accountLimit, timeWindow: '1 minute' },
  })
  registerPictures(app, {
    files,
    rateLimit: { max: config.pictureLimit * PICTURES_A_PAGE, timeWindow: '1 minute' },
  })
  await registerApiDocs(app, config.apiDocsDir)
  const counts = createCounts(db, lookups)
  await registerShare(app, { db, lookups, store, properties, agents, counts }, config)
  if (config.webDir) await registerWebApp(app, config.webDir)
  return app
}

/** Nobody waits for it. */
const noteRefusals =
  (securityLog: SecurityLog) =>
  ({ id }: Caller, { ip, log }: FastifyRequest): void => {
    securityLog
      .note({ kind: 'role_refused', account: id, address: ip })
      .catch((error: unknown) => log.warn({ err: error }, 'a refusal was not written down'))
  }

/** One line per answer: what was asked, what was said, how long it took. No query texts. */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method, path: url.split('?')[0], status: reply.statusCode, ms }, 'answered')
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
