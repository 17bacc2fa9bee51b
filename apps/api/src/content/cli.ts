/** `npm run content -- [folder]`: loads the texts of the site and says what is wrong with them. */
import path from 'node:path'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/connect.ts'
import { StartupError } from '../startup-error.ts'
import { countsLine, loadContent, problemLine } from './load-content.ts'

const HELP = `Loads the texts of the site into its database.

  npm run content [-- <folder>]

Without a folder those of CONTENT_DIR, else of the repository's content folder. DATABASE_URL and
DATA_DIR choose the database, as for the server. Exit code: 0 all texts were read, 1 some have
problems or nothing could be done. The README.md of the folder says how texts are written.`

async function load(folder: string): Promise<number> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const logger = { info: () => {}, warn: (line: string) => console.warn(line) }
  const { db, bulk, close } = await openDatabase({ dataDir, databaseUrl, logger })
  try {
    const { counts, problems } = await bulk(() => loadContent(db, folder))
    for (const problem of problems) console.error(problemLine(problem))
    console.log(`${countsLine(counts)}, ${problems.length} problems (${folder})`)
    return problems.length === 0 ? 0 : 1
  } finally {
    await close()
  }
}

try {
  const [wanted] = process.argv.slice(2)
  // npm runs scripts in the package; the person's own folder is in INIT_CWD.
  const here = process.env.INIT_CWD ?? process.cwd()
  const folder = wanted ? path.resolve(here, wanted) : readConfig(process.env).contentDir
  if (wanted === '--help') console.log(HELP)
  else process.exitCode = await load(folder)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
