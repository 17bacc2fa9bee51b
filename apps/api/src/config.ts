import path from 'node:path'
import { z } from 'zod'
import { StartupError } from './startup-error.ts'

const repository = path.resolve(import.meta.dirname, '../../..')

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
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
  /** True behind a proxy that sets X-Forwarded-For. */
  TRUST_PROXY: flag.default(false),
  /** Further origins that may open the chat, besides the site's own. */
  ALLOWED_ORIGINS: list.default([]),
  /** Log-in attempts a minute from one address. */
  LOGIN_LIMIT: z.coerce.number().int().min(1).default(10),
  /** Guest sessions a minute from one address. */
  GUEST_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Listings that an empty database is filled with. */
  DEMO_LISTINGS: z.coerce.number().int().min(0).max(200_000).default(5000),
  /** False refuses the demo accounts, whose password everybody knows. */
  DEMO_ACCOUNTS: flag.default(true),
  /** True holds every answer against the contract (tests): what breaks it becomes a 500. */
  VALIDATE_RESPONSES: flag.default(false),
  /** Built web app. */
  WEB_DIR: z.string().min(1).default(path.join(repository, 'apps/web/dist')),
})

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  logLevel: z.output<typeof environment>['LOG_LEVEL']
  logPretty: boolean
  trustProxy: boolean
  allowedOrigins: string[]
  loginLimit: number
  guestLimit: number
  demoListings: number
  demoAccounts: boolean
  validateResponses: boolean
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
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    logLevel: env.LOG_LEVEL,
    logPretty: env.LOG_PRETTY ?? process.stdout.isTTY === true,
    trustProxy: env.TRUST_PROXY,
    allowedOrigins: env.ALLOWED_ORIGINS,
    loginLimit: env.LOGIN_LIMIT,
    guestLimit: env.GUEST_LIMIT,
    demoListings: env.DEMO_LISTINGS,
    demoAccounts: env.DEMO_ACCOUNTS,
    validateResponses: env.VALIDATE_RESPONSES,
    webDir: env.WEB_DIR,
  }
}
