import path from 'node:path'
import type { MapTiles } from '@manzil/api-client/generated/types.gen'
import { PASSWORD_MIN_LENGTH, SERVED_PASSWORD_MIN_LENGTH } from '@manzil/domain/limits'
import {
  type AvailabilityRules,
  defaultAvailabilityRules as confirmation,
} from '@manzil/domain/own-property/availability'
import { z } from 'zod'
import type { Allowance } from './admission/token-buckets.ts'
import {
  type ChatKeeping,
  chatEnvironment,
  readChatKeeping,
  readChatLimits,
} from './environment/chat-environment.ts'
import type { ChatLimits } from './environment/chat-limits.ts'
import { isTileAddress } from './environment/map-tiles.ts'
import { type ModelConfig, modelConfigOf, modelVariables } from './environment/model-config.ts'
import {
  type OpenIdSettings,
  openIdVariables,
  readOpenIdProviders,
} from './environment/openid-providers.ts'
import {
  type PhotographSettings,
  photographsEnvironment,
  readPhotographs,
} from './environment/photographs-environment.ts'
import { type ReviewRule, reviewRules } from './environment/property-review.ts'
import { filesEnvironment, readFiles } from './ports/files/files-environment.ts'
import type { S3Options } from './ports/files/s3-files.ts'
import {
  inboundMailEnvironment,
  readInboundMail,
} from './ports/inbound-mail/inbound-mail-environment.ts'
import type { PostmarkSettings } from './ports/inbound-mail/postmark-mail.ts'
import type { Mailbox } from './ports/mail/mail-port.ts'
import { isMailable, readMailbox } from './ports/mail/mailbox.ts'
import { moderationEnvironment, readModeration } from './ports/moderation/moderation-environment.ts'
import type { ModerationService } from './ports/moderation/service-moderation.ts'
import {
  type PaymentSettings,
  paymentsEnvironment,
  readPayments,
} from './ports/payments/payments-environment.ts'
import { readSms, type SmsService, smsEnvironment } from './ports/sms/sms-environment.ts'
import { StartupError } from './startup-error.ts'

const repository = path.resolve(import.meta.dirname, '../../..')

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const isSecureOrigin = (text: string): boolean =>
  text.startsWith('https:') && URL.canParse(text) && new URL(text).origin === text

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const environment = z.object({
  /** Port of the web app, the API and the chat. */
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Folder of the embedded database and of reports. */
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => path.resolve(repository, folder)),
  /** PostgreSQL 15 or newer; the embedded database where it is absent. */
  DATABASE_URL: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Logs for people instead of for machines. */
  LOG_PRETTY: flag.optional(),
  /** How many proxies that add to X-Forwarded-For are in front of the server; true is one. */
  TRUST_PROXY: z
    .string()
    .regex(/^(?:true|false|\d)$/, 'must be true, false or the number of proxies')
    .transform((text) => (text === 'true' ? 1 : Number(text === 'false' ? 0 : text)))
    .default(0),
  /** Header in which the proxy tells the country of a request, as cf-ipcountry. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  /** Further origins that may open the chat, besides the site's own. */
  ALLOWED_ORIGINS: list.default([]),
  /** Further origins of pictures that browsers may load, as https://pictures.example.com. */
  PICTURE_ORIGINS: list
    .refine((origins) => origins.every(isSecureOrigin), 'must hold origins such as https://host')
    .default([]),
  /** Log-in attempts a minute from one address. */
  LOGIN_LIMIT: z.coerce.number().int().min(1).default(10),
  /** Guest sessions a minute from one address. */
  GUEST_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Steps of sign-ups, requests for links and changes of passwords a minute from one address, each. */
  ACCOUNT_LIMIT: z.coerce.number().int().min(1).default(10),
  /** Seconds between two codes or links to one e-mail address. */
  CODE_PAUSE_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  /** Codes or links an hour to one e-mail address, each. */
  CODES_PER_HOUR: z.coerce.number().int().min(1).default(5),
  /** Least characters of a new password. */
  PASSWORD_MIN_LENGTH: z.coerce
    .number()
    .int()
    .min(PASSWORD_MIN_LENGTH)
    .max(64)
    .default(SERVED_PASSWORD_MIN_LENGTH),
  /** Key of the hashes of addresses in the security log; made and kept in the database where absent. */
  SECURITY_KEY: z.string().min(32).max(500).optional(),
  /** Enquiries and messages to the company a minute from one address, each. */
  ENQUIRY_LIMIT: z.coerce.number().int().min(1).default(10),
  /** Enquiries an hour about one property, from everybody. */
  PROPERTY_ENQUIRY_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Counted visits a minute from one address. */
  VISIT_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Days that counts of visits are kept. */
  VISIT_DAYS: z.coerce.number().int().min(1).max(3660).default(365),
  /** Whose properties are looked at before visitors see them: of accounts whose licence nobody has checked. */
  PROPERTY_REVIEW: z.enum(reviewRules).default('unchecked'),
  /** Days after which an owner's property has to be confirmed again, and how long before it is asked. */
  CONFIRM_DAYS: z.coerce.number().int().min(2).max(365).default(confirmation.confirmDays),
  CONFIRM_NOTICE_DAYS: z.coerce.number().int().min(1).max(30).default(confirmation.noticeDays),
  /** Days that one which was not confirmed stays in the lists before it is paused. */
  CONFIRM_GRACE_DAYS: z.coerce.number().int().min(3).max(365).default(confirmation.graceDays),
  /** Visitors, each from a network of their own, who say that a property is gone before it is paused. */
  GONE_REPORTS: z.coerce.number().int().min(2).max(1000).default(confirmation.reports),
  /** Reads that one address earns in a second, and that it may make at once. */
  READ_LIMIT: z.coerce.number().int().min(1).default(30),
  READ_BURST: z.coerce.number().int().min(10).default(300),
  /** Share pages, site maps and feeds a minute from one address. */
  SHARE_LIMIT: z.coerce.number().int().min(1).default(300),
  /** Pictures of share pages a minute from one address. */
  PICTURE_LIMIT: z.coerce.number().int().min(1).default(120),
  /** Megabytes of those pictures that are kept on disk. */
  PICTURE_CACHE_MB: z.coerce.number().int().min(1).default(200),
  /** Address of the site as visitors see it, for links in mails and for canonical addresses. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  /** Mail server, as smtps://user:password@host:465; mails stay in files where it is absent. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    // A bare % is no sign that can be decoded.
    .refine((text) => !/%(?![\da-f]{2})/i.test(text), 'must have %25 for a %')
    .transform((text) => new URL(text))
    .optional(),
  /** True lets smtp:// go on without TLS where the mail server offers none. */
  SMTP_ALLOW_PLAIN: flag.default(false),
  /** Sender of all mails. */
  MAIL_FROM: z
    .string()
    .transform((text) => readMailbox(text) ?? { name: '', address: '' })
    .refine(({ address }) => isMailable(address), 'must be "Name <address>" or an address')
    .optional(),
  /** Attempts after which a mail or text message is given up; twelve take about fifteen hours. */
  MAIL_ATTEMPTS: z.coerce.number().int().min(1).max(100).default(12),
  /** Raster tiles under the map, as https://host/{z}/{x}/{y}.png; without it the site draws its own. */
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine(isTileAddress, 'must hold {z}, {x} and {y}')
    .optional(),
  /** Whose tiles they are, shown on the map. */
  MAP_TILES_ATTRIBUTION: z.string().min(1).max(300).optional(),
  /** Nearest zoom that has tiles. */
  MAP_TILES_MAX_ZOOM: z.coerce.number().int().min(1).max(22).default(19),
  /** Properties that an empty database is filled with. */
  DEMO_PROPERTIES: z.coerce.number().int().min(0).max(200_000).default(5000),
  /** Whether the demo accounts are admitted, whose password everybody knows; else while properties are generated ones. */
  DEMO_ACCOUNTS: flag.optional(),
  /** True holds every answer against the contract (tests): what breaks it becomes a 500. */
  VALIDATE_RESPONSES: flag.default(false),
  /** Folder of the texts of the site. */
  CONTENT_DIR: z
    .string()
    .min(1)
    .default('content')
    .transform((folder) => path.resolve(repository, folder)),
  ...chatEnvironment,
  ...modelVariables,
  ...moderationEnvironment,
  ...smsEnvironment,
  ...inboundMailEnvironment,
  ...filesEnvironment,
  ...paymentsEnvironment,
  ...openIdVariables,
  ...photographsEnvironment,
  /** Built web app. */
  WEB_DIR: z.string().min(1).default(path.join(repository, 'apps/web/dist')),
})

/** How often an address gets codes or links. */
export interface MailPace {
  /** Seconds between two of them. */
  pauseS: number
  perHour: number
}

export interface MailConfig {
  /** Undefined keeps mails in files. */
  smtpUrl: URL | undefined
  allowPlain: boolean
  from: Mailbox
  /** Without a slash at its end. */
  publicUrl: string
  attempts: number
}

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  logLevel: z.output<typeof environment>['LOG_LEVEL']
  logPretty: boolean
  /** Proxies in front of the server; what they did not write of X-Forwarded-For is not believed. */
  trustProxy: number
  /** In small letters; undefined where nobody tells the country. */
  countryHeader: string | undefined
  allowedOrigins: string[]
  pictureOrigins: string[]
  chatLimits: ChatLimits
  chatKeeping: ChatKeeping
  /** Undefined lets every message pass. */
  moderation: ModerationService | undefined
  /** Undefined keeps uploaded files in the data folder. */
  files: S3Options | undefined
  /** Undefined fetches no photographs of imported adverts. */
  photographs: PhotographSettings | undefined
  /** Undefined where the embedded engine answers alone. */
  languageModel: ModelConfig | undefined
  /** Identity providers to log in with, in the order of their buttons. */
  openIdProviders: OpenIdSettings[]
  loginLimit: number
  guestLimit: number
  accountLimit: number
  secretMailPace: MailPace
  passwordMinLength: number
  /** Undefined lets the database keep one. */
  securityKey: string | undefined
  enquiryLimit: number
  propertyEnquiryLimit: number
  visitLimit: number
  visitDays: number
  propertyReview: ReviewRule
  availability: AvailabilityRules
  /** How fast one address may read. */
  reads: Allowance
  shareLimit: number
  pictureLimit: number
  pictureCacheMb: number
  /** Without a slash at its end; undefined where the operator has not set it. */
  publicUrl: string | undefined
  mail: MailConfig
  /** Undefined lets people answer mails by pages alone. */
  inboundMail: PostmarkSettings | undefined
  /** Undefined keeps text messages in files. */
  sms: SmsService | undefined
  payments: PaymentSettings
  /** Undefined draws the map from the site's own data. */
  mapTiles: MapTiles | undefined
  demoProperties: number
  /** Undefined admits them while the properties are generated ones. */
  demoAccounts: boolean | undefined
  validateResponses: boolean
  contentDir: string
  webDir: string
}

/** Reads the configuration once. Throws a StartupError that names every wrong variable. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartupError(`The environment is not usable: ${wrong.join('; ')}.`)
  }
  const env = parsed.data
  if (env.SMTP_URL && !(env.MAIL_FROM && env.PUBLIC_URL))
    throw new StartupError(
      'SMTP_URL needs MAIL_FROM, the sender of mails, and PUBLIC_URL, the address of the site.',
    )
  if (env.COUNTRY_HEADER && env.TRUST_PROXY === 0)
    throw new StartupError(
      'COUNTRY_HEADER needs TRUST_PROXY: without a proxy anybody could write the country.',
    )
  if (env.CONFIRM_NOTICE_DAYS >= env.CONFIRM_DAYS)
    throw new StartupError('CONFIRM_NOTICE_DAYS must be less than CONFIRM_DAYS.')
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env
  if (url && !attribution)
    throw new StartupError('MAP_TILES_URL needs MAP_TILES_ATTRIBUTION, which says whose map it is.')
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    logLevel: env.LOG_LEVEL,
    logPretty: env.LOG_PRETTY ?? process.stdout.isTTY === true,
    trustProxy: env.TRUST_PROXY,
    countryHeader: env.COUNTRY_HEADER,
    allowedOrigins: env.ALLOWED_ORIGINS,
    pictureOrigins: env.PICTURE_ORIGINS,
    chatLimits: readChatLimits(env),
    chatKeeping: readChatKeeping(env),
    moderation: readModeration(env),
    files: readFiles(env),
    photographs: readPhotographs(env, {
      isPublic: env.PUBLIC_URL !== undefined || env.SMTP_URL !== undefined,
    }),
    languageModel: modelConfigOf(env),
    openIdProviders: readOpenIdProviders(env),
    loginLimit: env.LOGIN_LIMIT,
    guestLimit: env.GUEST_LIMIT,
    accountLimit: env.ACCOUNT_LIMIT,
    secretMailPace: { pauseS: env.CODE_PAUSE_SECONDS, perHour: env.CODES_PER_HOUR },
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    securityKey: env.SECURITY_KEY,
    enquiryLimit: env.ENQUIRY_LIMIT,
    propertyEnquiryLimit: env.PROPERTY_ENQUIRY_LIMIT,
    visitLimit: env.VISIT_LIMIT,
    visitDays: env.VISIT_DAYS,
    propertyReview: env.PROPERTY_REVIEW,
    availability: {
      confirmDays: env.CONFIRM_DAYS,
      noticeDays: env.CONFIRM_NOTICE_DAYS,
      graceDays: env.CONFIRM_GRACE_DAYS,
      reports: env.GONE_REPORTS,
    },
    reads: { perSecond: env.READ_LIMIT, burst: env.READ_BURST },
    shareLimit: env.SHARE_LIMIT,
    pictureLimit: env.PICTURE_LIMIT,
    pictureCacheMb: env.PICTURE_CACHE_MB,
    publicUrl: env.PUBLIC_URL,
    mail: {
      smtpUrl: env.SMTP_URL,
      allowPlain: env.SMTP_ALLOW_PLAIN,
      from: env.MAIL_FROM ?? { name: 'Manzil', address: 'no-reply@manzil.example' },
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      attempts: env.MAIL_ATTEMPTS,
    },
    inboundMail: readInboundMail(env),
    sms: readSms(env),
    payments: readPayments(env),
    mapTiles:
      url && attribution ? { url, attribution, max_zoom: env.MAP_TILES_MAX_ZOOM } : undefined,
    demoProperties: env.DEMO_PROPERTIES,
    demoAccounts: env.DEMO_ACCOUNTS,
    validateResponses: env.VALIDATE_RESPONSES,
    contentDir: env.CONTENT_DIR,
    webDir: env.WEB_DIR,
  }
}
