/** `npm run reset`: empties the database, so that the next start begins from nothing. */
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { readConfig } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { removeAllData } from './remove-all-data.ts'

const HELP = 'Without a terminal to ask at, add --yes to confirm that all data are to be removed.'

async function isConfirmed(what: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!stdin.isTTY) throw new StartupError(HELP)
  const prompt = createInterface({ input: stdin, output: stdout })
  const answer = await prompt.question(`This removes ${what}, for good. Type "yes" to go on: `)
  prompt.close()
  return answer.trim().toLowerCase() === 'yes'
}

try {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const target = databaseUrl === undefined ? { dataDir } : { databaseUrl }
  const what =
    databaseUrl === undefined ? `the database in ${dataDir}` : 'all tables of DATABASE_URL'
  if (await isConfirmed(what)) {
    await removeAllData(target)
    console.log(`Removed ${what}. The next start makes it anew.`)
  } else {
    console.log('Nothing was removed.')
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
