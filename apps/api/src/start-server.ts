import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { consentWords } from './chat/consent-words.ts'
import { attachChat } from './chat/gateway.ts'
import { cleanHourly } from './clean-hourly.ts'
import type { Config } from './config.ts'
import { loadContentAtStart } from './content/load-at-start.ts'
import { openDatabase } from './db/connect.ts'
import { errorCode } from './db/error-code.ts'
import { createGuardedFetch } from './guarded-fetch/guarded-fetch.ts'
import { startMailing, startTexting, together } from './mail/start-mailing.ts'
import { askForEnquiry } from './modules/availability/ask.ts'
import { createAvailabilityLinks } from './modules/availability/links.ts'
import { createAvailabilityService } from './modules/availability/service.ts'
import { startAsking } from './modules/availability/start-asking.ts'
import { createContentStore } from './modules/content/content-store.ts'
import { siteOf } from './modules/enquiry/parts.ts'
import { createEnquiryService } from './modules/enquiry/service.ts'
import { createFeeds } from './modules/feed/create-feeding.ts'
import { createLeadLinks } from './modules/inbox/links.ts'
import { advertiserBox } from './modules/inbox/parts.ts'
import { noteAnswerTimes } from './modules/inbox/repository/answer-time.ts'
import { createInboxService } from './modules/inbox/service.ts'
import { keepCatalogueFresh } from './modules/operator/keep-catalogue-fresh.ts'
import { createOwnPropertyService } from './modules/own-property/service.ts'
import { startPublishing } from './modules/own-property/start-publishing.ts'
import { supplierOf } from './modules/payment/parts.ts'
import { createPaymentService } from './modules/payment/service.ts'
import { startPlanJobs } from './modules/payment/start-plan-jobs.ts'
import { askListedHosts } from './modules/photograph/host-of.ts'
import { startPhotographs } from './modules/photograph/start-photographs.ts'
import { createPictures } from './modules/picture/service.ts'
import { warmSearch } from './modules/property/search/warm-search.ts'
import { loadSearchIndex } from './modules/property/search-index.ts'
import { createSearchService } from './modules/property/search-service.ts'
import { createPropertyService } from './modules/property/service.ts'
import { createSearchLinks } from './modules/saved-search/links.ts'
import { createSavedSearchService } from './modules/saved-search/service.ts'
import { startAlerting } from './modules/saved-search/start-alerting.ts'
import { findSecurityKey } from './modules/security/security-key.ts'
import { createSecurityLog } from './modules/security/security-log.ts'
import { createSessions } from './modules/session/service.ts'
import { readSiteSettings } from './modules/site/settings.ts'
import { createPartStore } from './modules/upload/part-store.ts'
import { createUploads } from './modules/upload/service.ts'
import { createViewingLinks } from './modules/viewing/links.ts'
import type { MailSetting } from './modules/viewing/mails/viewing-mails.ts'
import { createViewingService } from './modules/viewing/service.ts'
import { startReminding } from './modules/viewing/start-reminding.ts'
import { openFiles } from './ports/files/open-files.ts'
import { createPostmarkMail } from './ports/inbound-mail/postmark-mail.ts'
import { openMail } from './ports/mail/open-mail.ts'
import { openModeration } from './ports/moderation/open-moderation.ts'
import { openPayments } from './ports/payments/open-payments.ts'
import { openSms } from './ports/sms/open-sms.ts'
import { seedDatabase } from './seed-database.ts'
import type { Job } from './start-job.ts'
import { StartupError } from './startup-error.ts'

interface RunningServer {
  port: number
  /** Finishes requests under way, then closes chat, HTTP and database. */
  close(): Promise<void>
}

/** Opens the database, brings it up to date, and listens. */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    logger,
  })
  /** How to close what is open, the newest last. */
  const closings: (() => unknown)[] = [() => database.close()]
  const close = () => inTurn(closings.toReversed())
  try {
    await seedDatabase(database, { demoProperties: config.demoProperties, logger })
    await loadContentAtStart(database, config.contentDir, logger)
    const sessions = createSessions(database.db)
    const lookups = await loadSearchIndex(database.db)
    const settings = readSiteSettings()
    const store = createContentStore(database.db)
    const securityKey = await findSecurityKey(database.db, config)
    const securityLog = createSecurityLog(database.db, securityKey)
    const mail = openMail(config)
    const sms = openSms(config)
    logger.info(mail.description)
    logger.info(sms.description)
    const files = openFiles(config)
    logger.info(files.description)
    const { attempts } = config.mail
    const { db } = database
    const mailing = together(
      startMailing({ db, port: mail, logger, attempts }),
      startTexting({ db, port: sms, logger, attempts }),
    )
    closings.push(() => mailing.close())
    const { delivers } = mail
    const service = { nudge: mailing.nudge, delivers, sendsTexts: sms.delivers }
    const { domain } = siteOf({ settings, config })
    const links = createSearchLinks(securityKey, config.mail.publicUrl)
    const savedSearches = createSavedSearchService(db, { links, mailing: service, domain })
    const inboundMail = config.inboundMail && createPostmarkMail(config.inboundMail)
    if (inboundMail) logger.info(inboundMail.description)
    const leadLinks = createLeadLinks(securityKey, config.mail.publicUrl)
    const replyAddress = config.inboundMail?.address
    const viewingMails: MailSetting = {
      links: createViewingLinks(securityKey, config.mail.publicUrl),
      domain,
      from: config.mail.from,
    }
    const viewings = createViewingService(db, { ...viewingMails, mailing: service })
    const asking = { links: createAvailabilityLinks(securityKey, config.mail.publicUrl), domain }
    const { propertyReview: review, availability: rules } = config
    const properties = createPropertyService(db, lookups)
    const own = createOwnPropertyService(db, { lookups, properties, review, availability: rules })
    const availability = createAvailabilityService(db, { ...asking, rules, mailing, own })
    const enquiries = createEnquiryService(db, {
      askAgain: (trx, asked) => askForEnquiry(trx, asked, asking),
      viewings,
      mailing: service,
      settings,
      lookups,
      securityLog,
      consentWords,
      replyBox: (id, recipient) => advertiserBox({ links: leadLinks, replyAddress }, id, recipient),
      config,
    })
    const port = openPayments(config, securityKey)
    logger.info(port.description)
    const { publicUrl } = config.mail
    const supplier = supplierOf(settings, config)
    const payments = createPaymentService({ db, port, securityLog, supplier, publicUrl, domain })
    const inbox = createInboxService(db, {
      links: leadLinks,
      mailing: service,
      domain,
      replyAddress,
    })
    const feeds = createFeeds({
      db,
      lookups,
      review: config.propertyReview,
      dataDir: config.dataDir,
      secret: securityKey,
      publicUrl,
    })
    const app = await buildApp({
      config,
      logger,
      database,
      sessions,
      lookups,
      settings,
      mailing: service,
      enquiries,
      inbox,
      own,
      availability,
      leadLinks,
      inboundMail,
      viewings,
      savedSearches,
      store,
      securityLog,
      files,
      securityKey,
      payments,
      feeds,
    })
    closings.push(() => app.close())
    const moderation = openModeration(config, logger)
    logger.info(moderation.description)
    const parts = {
      db,
      sessions,
      logger,
      enquiries,
      viewings,
      config,
      moderation,
      store,
      index: lookups,
    }
    const sharesDatabase = config.databaseUrl !== undefined
    const chat = await attachChat(app.server, { ...parts, sharesDatabase })
    // Open conversations would keep the HTTP server from closing, so they end first.
    app.addHook('preClose', () => chat.close())
    const pictures = createPictures(db, files)
    const runs = (job: Job) => closings.push(() => job.close())
    runs(
      cleanHourly(database.db, sessions, logger, config, securityLog, [
        createUploads(db, { pictures, parts: createPartStore(config.dataDir) }).removeOld,
        pictures.removeUnused,
        ...own.runOut,
        () => noteAnswerTimes(db),
      ]),
    )
    const searches = createSearchService(db, lookups, logger)
    runs(startAlerting({ db, searches, links, domain, mailing, logger }))
    runs(startPlanJobs({ db, payments, publicUrl, domain, logger, mailing }))
    runs(startPublishing({ own, logger }))
    runs(startAsking({ db, ...asking, rules, mailing, logger }))
    runs(
      feeds.start({
        pictures,
        fetch: createGuardedFetch(),
        logger,
        mail: { publicUrl, domain, nudge: mailing.nudge },
      }),
    )
    const { photographs } = config
    if (photographs) {
      const ask = askListedHosts(photographs, config)
      runs(startPhotographs({ db, settings: photographs, ask, pictures, logger }))
    }
    runs(startReminding({ db, setting: viewingMails, mailing, logger }))
    runs(keepCatalogueFresh(db, lookups, logger))
    warmSearch(lookups)
    await listen(app, config)
    const { port: listening } = app.server.address() as AddressInfo
    logger.info(`Manzil is open: ${config.publicUrl ?? `http://localhost:${listening}`}`)
    return { port: listening, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Takes every step, whatever becomes of those before it. @throws what a failed one threw */
async function inTurn(steps: readonly (() => unknown)[]): Promise<void> {
  const [step, ...others] = steps
  if (step === undefined) return
  try {
    await step()
  } finally {
    await inTurn(others)
  }
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `Port ${port} is in use: stop the other program, or choose one with PORT=8081.`,
      )
    if (code === 'EACCES')
      throw new StartupError(
        `Port ${port} may not be opened by this user: choose one above 1024 with PORT=8080.`,
      )
    throw error
  }
}
