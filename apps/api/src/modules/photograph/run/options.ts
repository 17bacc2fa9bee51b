import { parseArgs } from 'node:util'
import { StartupError } from '../../../startup-error.ts'

export interface PhotographOptions {
  readonly help: boolean
  /** Counts what rows name, by host, and asks nobody. */
  readonly dryRun: boolean
  /** Asks again what was asked lately, too. */
  readonly check: boolean
  /** Properties at most. */
  readonly most: number | undefined
  /** A host, or `all`. */
  readonly remove: string | undefined
}

export const usage = `Fetches the photographs that imported listings name, and shows them.

  npm run photographs -- [--dry-run] [--check] [--limit N]
  npm run photographs -- --remove HOST|all

  --dry-run      says which hosts the listings name and how often; asks nobody and needs no setting
  --check        asks again for those that are here (what changed is fetched, what is gone is taken
                 down) and for those that were refused
  --limit N      stops after so many listings
  --remove HOST  takes down the photographs of a host, or all of them, with their files

PHOTOGRAPHS_HOSTS names the hosts that are asked, as pictures.example.com,cdn.example.com; nothing is
fetched from others. PHOTOGRAPHS_RIGHTS=held is your word that you may show their photographs.
DATABASE_URL, DATA_DIR and FILES_… as for the server; with an embedded database the server is stopped
meanwhile, or fetches them by itself with the same settings. Stopped with Ctrl+C, the same command goes
on from there.
Exit code: 0 all that is due was asked, 1 nothing could be done, 130 stopped. docs/importing.md has more.`

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        'dry-run': { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        limit: { type: 'string' },
        remove: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`${reason}\n\n${usage}`)
  }
}

/** Reads the command line. @throws StartupError */
export function readOptions(argv: readonly string[]): PhotographOptions {
  const { values } = parse(argv)
  const most = values.limit === undefined ? undefined : Number(values.limit)
  if (most !== undefined && !(Number.isInteger(most) && most > 0))
    throw new StartupError('--limit is a whole number of listings, 1 or more.')
  const { remove } = values
  if (remove !== undefined && (values.check || values['dry-run'] || most !== undefined))
    throw new StartupError('--remove stands alone.')
  return {
    help: values.help,
    dryRun: values['dry-run'],
    check: values.check,
    most,
    remove: remove?.toLowerCase(),
  }
}
