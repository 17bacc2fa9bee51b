import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FuzzTarget } from '@manzil/contract-tests/fuzz/fuzz-everything'
import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/start-server.ts'
import { PROPERTIES } from '../databases/contents.ts'

const password = 'manzil-demo'

interface FuzzServer {
  target: FuzzTarget
  /** Every line of the server's log so far, as JSON. */
  log: readonly string[]
  stop(): Promise<void>
}

/**
 * Starts the server as `npm start` does, on a free port and in a folder of its own, with limits that
 * thousands of calls a minute do not reach.
 */
export async function startFuzzServer(databaseUrl?: string): Promise<FuzzServer> {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-fuzz-'))
  const web = join(folder, 'web')
  mkdirSync(web)
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Manzil</title>')
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    WEB_DIR: web,
    DEMO_PROPERTIES: String(PROPERTIES),
    LOGIN_LIMIT: '1000000',
    GUEST_LIMIT: '1000000',
    READ_LIMIT: '1000000',
    READ_BURST: '1000000',
    ENQUIRY_LIMIT: '1000000',
    PROPERTY_ENQUIRY_LIMIT: '1000000',
    VISIT_LIMIT: '1000000',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  })
  const log: string[] = []
  const logger = pino({ level: config.logLevel }, { write: (line: string) => void log.push(line) })
  const server = await startServer(config, logger)
  const origin = `http://127.0.0.1:${server.port}`
  return {
    target: {
      baseUrl: `${origin}/api`,
      chatUrl: origin,
      hostile: true,
      pending: [],
      accounts: {
        individual: { email: 'demo.individual@manzil.example', password },
        agent: { email: 'demo.agent@manzil.example', password },
        agency: { email: 'demo.agency@manzil.example', password },
      },
    },
    log,
    async stop() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
