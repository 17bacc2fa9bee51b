import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadLookups } from '../../src/modules/catalogue/lookups.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { readSiteSettings } from '../../src/modules/site/settings.ts'

interface Options {
  loginLimit?: number
  webDir?: string
  demoAccounts?: boolean
}

/** The server over an open database, without listening. */
export async function buildTestApp(
  database: OpenDatabase,
  { loginLimit = 1000, webDir, demoAccounts = true }: Options = {},
) {
  return buildApp({
    config: {
      trustProxy: false,
      loginLimit,
      guestLimit: 1000,
      webDir,
      demoAccounts,
      validateResponses: true,
    },
    logger: pino({ level: 'silent' }),
    database,
    sessions: createSessions(database.db),
    lookups: await loadLookups(database.db),
    settings: readSiteSettings(),
  })
}
