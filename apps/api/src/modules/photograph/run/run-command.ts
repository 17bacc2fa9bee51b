import path from 'node:path'
import type { Config } from '../../../config.ts'
import { type OpenDatabase, openDatabase } from '../../../db/connect.ts'
import { openFiles } from '../../../ports/files/open-files.ts'
import { StartupError } from '../../../startup-error.ts'
import { createPictures } from '../../picture/service.ts'
import { askListedHosts, hostOf } from '../host-of.ts'
import { countNaming, namingProperties } from '../repository/naming-properties.ts'
import { type Tally, tally } from './counts.ts'
import { startReport } from './failure-report.ts'
import { fetchPhotographs } from './fetch-photographs.ts'
import type { PhotographOptions } from './options.ts'
import { startProgress } from './progress.ts'
import { removePhotographs } from './remove-photographs.ts'
import { hostLines, summaryLines } from './summary.ts'

export interface Session {
  options: PhotographOptions
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'files' | 'photographs' | 'publicUrl'>
  /** Where the person is; paths are shown from there. */
  folder: string
  signal: AbortSignal
  say(line: string): void
  warn(line: string): void
}

export const exitCodes = { complete: 0, nothingDone: 1, stopped: 130 } as const

/** Carries the command out; answers the exit code. @throws StartupError that a person can act on */
export async function runCommand(session: Session): Promise<number> {
  const { options, config, say, warn } = session
  const isAsking = !options.dryRun && options.remove === undefined
  if (isAsking && !config.photographs)
    throw new StartupError(
      'Nothing is fetched: PHOTOGRAPHS_HOSTS names no host. With --dry-run this command says which ones the listings name.',
    )
  const database = await openDatabase({ ...config, logger: { info: () => {}, warn } })
  try {
    if (options.dryRun) return await countHosts(session, database)
    if (options.remove === undefined) return await fetchAll(session, database)
    const pictures = createPictures(database.db, openFiles(config))
    const host = options.remove === 'all' ? undefined : options.remove
    const gone = await removePhotographs({ db: database.db, pictures }, host)
    say(`${gone.toLocaleString('en')} photographs were taken down.`)
    return exitCodes.complete
  } finally {
    await database.close()
  }
}

async function countHosts({ say }: Session, { db }: OpenDatabase): Promise<number> {
  const hosts = new Map<string, Tally>()
  let properties = 0
  for await (const { addresses } of namingProperties(db)) {
    if (addresses.length > 0) properties += 1
    for (const address of addresses) tally(hosts, hostOf(address), address)
  }
  say(`${properties.toLocaleString('en')} listings name photographs`)
  for (const line of hostLines('hosts', hosts)) say(line)
  return exitCodes.complete
}

async function fetchAll(
  { options, config, folder, signal, say, warn }: Session,
  { db }: OpenDatabase,
): Promise<number> {
  const { photographs: settings } = config
  if (!settings) return exitCodes.nothingDone
  const report = await startReport(config.dataDir, new Date())
  const progress = startProgress(await countNaming(db), process.stdout, say)
  const logger = { warn: () => {}, error: (_about: unknown, line?: string) => warn(line ?? '') }
  try {
    const counts = await fetchPhotographs(
      {
        db,
        settings,
        logger,
        pictures: createPictures(db, openFiles(config)),
        ask: askListedHosts(settings, { publicUrl: config.publicUrl }),
      },
      {
        urgency: options.check ? 'all' : 'failed',
        most: options.most,
        signal,
        onProperty: progress.update,
        onFailure: report.add,
      },
    )
    progress.end()
    for (const line of summaryLines(counts)) say(line)
    if (signal.aborted) say('  stopped: run the same command again and it goes on from here')
    return signal.aborted ? exitCodes.stopped : exitCodes.complete
  } finally {
    progress.end()
    const file = await report.end()
    if (file !== undefined) say(`  report: ${path.relative(folder, file) || file}`)
  }
}
