// Programs that some tests need besides Node: found, or installed where apt and root are at hand.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const programs = [
  {
    name: 'Chromium (browser tests)',
    package: 'chromium',
    found: () =>
      Boolean(process.env.CHROMIUM_PATH) ||
      ['/usr/bin/chromium', '/usr/bin/google-chrome'].some(fs.existsSync),
  },
  {
    name: 'PostgreSQL server (database tests on PostgreSQL)',
    package: 'postgresql',
    found: () =>
      fs.existsSync('/usr/lib/postgresql') &&
      fs
        .readdirSync('/usr/lib/postgresql')
        .some((version) => fs.existsSync(`/usr/lib/postgresql/${version}/bin/initdb`)),
  },
]

/** @returns {string[]} The names of what is missing and could not be installed. */
export function ensureSystemPackages() {
  const missing = programs.filter((program) => !program.found())
  if (missing.length === 0) return []
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const names = missing.map((program) => program.package)
    console.log(`Installing ${names.join(', ')} with apt-get ...`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { env: environment, stdio: ['ignore', 'ignore', 'inherit'] }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options)
  }
  return missing.filter((program) => !program.found()).map((program) => program.name)
}
