/** `npm run admin`: makes the account that runs the site. */
import { parseArgs } from 'node:util'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/connect.ts'
import { StartupError } from '../../startup-error.ts'
import { makeAdmin } from './first-admin.ts'

const HELP = `Makes the account that runs the site, and prints a link by which its password is set.

  npm run admin -- --email <address> [--another]

The link is good for an hour and for one password; the same call again prints a new one. --another
adds a second account. DATABASE_URL, DATA_DIR and PUBLIC_URL as for the server; with an embedded
database the server is stopped meanwhile, and started again before the link is opened.`

const options = {
  email: { type: 'string' },
  another: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function run(): Promise<void> {
  const { values } = parseArgs({ options })
  const { email, another } = values
  if (values.help || email === undefined) return console.log(HELP)
  const config = readConfig(process.env)
  const logger = { info: () => {}, warn: (line: string) => console.warn(line) }
  const { db, close } = await openDatabase({ ...config, logger })
  try {
    const { token, isNew } = await makeAdmin(db, { email: email.trim(), another, now: new Date() })
    console.log(isNew ? `${email} runs the site now.` : `${email} runs the site already.`)
    console.log(`Set the password: ${config.mail.publicUrl}/#/reset-password?token=${token}`)
  } finally {
    await close()
  }
}

try {
  await run()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error
  if (!(error instanceof StartupError) && !isUsage) throw error
  console.error(error.message)
  process.exitCode = 1
}
