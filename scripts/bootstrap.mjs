// Makes the repository ready to run: toolchain and dependencies, both pinned.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ensureToolchain, root, stop } from './toolchain.mjs'

const stamp = path.join(root, 'node_modules/.manzil-install')

/** @returns {NodeJS.ProcessEnv} The environment that every further command runs in. */
export function bootstrap() {
  const environment = {
    // Programs of Node's start in two thirds of the time where what they compiled is kept.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    ...ensureToolchain(),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  }
  const fingerprint = installFingerprint()
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint) return environment
  // What a script prints may be redirected into a file; this is not part of it.
  console.error('Installing dependencies ...')
  const install = ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']
  const status = runIn(environment, 'pnpm', install, { stdio: ['inherit', 2, 'inherit'] })
  if (status !== 0)
    stop(
      'The dependencies could not be installed. Check the network, the free disk space, and try again.',
    )
  fs.writeFileSync(stamp, fingerprint)
  return environment
}

/** Runs a command at the root of the repository and returns its exit status. */
export function runIn(environment, command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  return result.status ?? 1
}

/** What an installation depends on: the lockfile and every manifest. */
function installFingerprint() {
  const hash = createHash('sha256')
  const folders = ['packages', 'apps'].flatMap((parent) =>
    fs.readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  )
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
  for (const file of [...files, ...folders.map((folder) => path.join(folder, 'package.json'))]) {
    const full = path.join(root, file)
    if (fs.existsSync(full)) hash.update(file).update(fs.readFileSync(full))
  }
  return hash.digest('hex')
}
