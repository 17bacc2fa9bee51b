import fs from 'node:fs'
import path from 'node:path'

/** A program that some tests need besides Node. */
export interface Program {
  /** Name for people, with what needs it. */
  name: string
  /** Setting that says where it is, in place of a search. */
  setting: 'CHROMIUM_PATH' | 'POSTGRES_BIN'
  /** Packages that bring it. */
  debian: string
  /** Where Debian's package puts it; another program that `find` knows does in its place, less well. */
  debianPlace?: string
  homebrew: readonly string[]
  /** How a person gets it where neither installs it. */
  advice: string
  /** Where it is: a program, or a folder of programs. */
  find(): string | undefined
}

const OLDEST_POSTGRES = 15

/** Folders that hold a folder of programs for each installed major version. */
const postgresFolders = [
  { root: '/usr/lib/postgresql', pattern: /^(\d+)$/ },
  { root: '/opt/homebrew/opt', pattern: /^postgresql@(\d+)$/ },
  { root: '/usr/local/opt', pattern: /^postgresql@(\d+)$/ },
]

/** Chromium without windows: it draws the same pages in less of the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const chromiumPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const chromium: Program = {
  name: 'Chromium (story and browser tests)',
  setting: 'CHROMIUM_PATH',
  debian: 'chromium-headless-shell',
  debianPlace: headlessShell,
  homebrew: ['--cask', 'chromium'],
  advice: 'install Chromium or Chrome, or set CHROMIUM_PATH to its program',
  find: () => named('CHROMIUM_PATH', (place) => place) ?? chromiumPlaces.find(fs.existsSync),
}

export const postgres: Program = {
  name: 'PostgreSQL server (database tests on PostgreSQL)',
  setting: 'POSTGRES_BIN',
  debian: 'postgresql',
  homebrew: ['postgresql@17'],
  advice: `install PostgreSQL ${OLDEST_POSTGRES} or later, or set POSTGRES_BIN to the folder of its initdb`,
  find: () => named('POSTGRES_BIN', initdbIn) ?? newestPostgres(),
}

export const programs: readonly Program[] = [chromium, postgres]

/** A setting that names nothing: a mistake, not a wish to do without. */
export class WrongSetting extends Error {}

/**
 * What a setting names.
 * @throws WrongSetting where it names nothing
 */
function named(setting: Program['setting'], programIn: (place: string) => string) {
  const place = process.env[setting]
  if (!place || fs.existsSync(programIn(place))) return place || undefined
  const missing = path.basename(programIn(place))
  throw new WrongSetting(`${setting} names ${place}, where there is no ${missing}`)
}

const initdbIn = (folder: string): string => path.join(folder, 'initdb')

function newestPostgres(): string | undefined {
  return postgresFolders
    .flatMap(({ root, pattern }) =>
      (fs.existsSync(root) ? fs.readdirSync(root) : []).map((name) => ({
        major: Number(pattern.exec(name)?.[1]),
        bin: path.join(root, name, 'bin'),
      })),
    )
    .filter(({ major, bin }) => major >= OLDEST_POSTGRES && fs.existsSync(initdbIn(bin)))
    .sort((one, other) => other.major - one.major)[0]?.bin
}
