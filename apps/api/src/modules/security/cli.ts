/** `npm run security:log`: what happened to accounts lately. */
import { parseArgs } from 'node:util'
import { earlier } from '@manzil/domain/time/moments'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/connect.ts'
import { StartupError } from '../../startup-error.ts'
import { readEvents } from './read-events.ts'
import { findSecurityKey } from './security-key.ts'
import { createSecurityLog } from './security-log.ts'

const HELP = `Shows what happened to accounts, one event a line: time, kind, account, network, how often.

  npm run security:log [-- --hours 24] [--account <id, e-mail or user name>] [--address <address>]

Networks are shown by the beginning of a keyed hash; --address finds those of an address. DATABASE_URL,
DATA_DIR and SECURITY_KEY as for the server; an embedded database is read while the server is stopped.`

const options = {
  hours: { type: 'string', default: '24' },
  account: { type: 'string' },
  address: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

async function show(): Promise<void> {
  const { values } = parseArgs({ options })
  if (values.help) return console.log(HELP)
  const hours = Number(values.hours)
  if (!(hours > 0)) throw new StartupError('--hours takes a number above 0.')
  const config = readConfig(process.env)
  const logger = { info: () => {}, warn: (line: string) => console.warn(line) }
  const { db, close } = await openDatabase({ ...config, logger })
  try {
    const log = createSecurityLog(db, await findSecurityKey(db, config))
    const since = earlier(new Date(), hours, 'hour')
    const { account, address } = values
    for (const line of await readEvents(db, log, { since, account, address })) console.log(line)
  } finally {
    await close()
  }
}

try {
  await show()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error
  if (!(error instanceof StartupError) && !isUsage) throw error
  console.error(error.message)
  process.exitCode = 1
}
