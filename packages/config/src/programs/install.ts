import { spawnSync } from 'node:child_process'
import type { Program } from './programs.ts'

/** Of the programs those that are not there, or where Debian has a better one to install. */
export function lacking(programs: readonly Program[], debian = installsOnDebian()): Program[] {
  return programs.filter(({ find, setting, debianPlace }) => {
    const place = find()
    const isAsGood = !debian || process.env[setting] || !debianPlace || place === debianPlace
    return !(place && isAsGood)
  })
}

/** Installs programs where that takes no question: with apt-get as root, or with Homebrew. */
export function installPrograms(missing: readonly Program[]): void {
  if (installsOnDebian()) {
    const names = missing.map(({ debian }) => debian)
    console.error(`Installing ${names.join(', ')} with apt-get ...`)
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
  } else if (exists('brew')) {
    for (const { name, homebrew } of missing) {
      console.error(`Installing ${name} with Homebrew ...`)
      run('brew', ['install', '--quiet', ...homebrew])
    }
  }
}

const installsOnDebian = (): boolean => process.getuid?.() === 0 && exists('apt-get')

const exists = (command: string): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/** Whether it worked is seen by what is found afterwards. */
function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
}
