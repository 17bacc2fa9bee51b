import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { locations } from '../locations.ts'

/**
 * The AsyncAPI command line brings as much as all other dependencies together, so it has a manifest
 * and a lock file of its own and is installed when a check of the contracts first needs it.
 */
const manifests = ['package.json', 'pnpm-lock.yaml'].map((name) =>
  path.join(locations.repository, 'contracts/tools', name),
)

/** Answers with what the program prints. */
export type RunAsyncapi = (...args: string[]) => Promise<string>

export interface AsyncapiProgram {
  run: RunAsyncapi
  /** A folder for what is worth keeping as long as this version is installed. */
  cache: string
}

/** The program, installed where that is still to be done; undefined where it cannot be had. */
export function asyncapiProgram(): AsyncapiProgram | undefined {
  const hash = createHash('sha256')
  for (const file of manifests) hash.update(fs.readFileSync(file))
  const name = `asyncapi-${hash.digest('hex').slice(0, 12)}`
  const property = path.join(locations.repository, '.tools', name)
  if (!install(property)) return undefined
  const run: RunAsyncapi = (...args) => execute(property, args)
  return { run, cache: path.join(property, 'cache') }
}

function install(property: string): boolean {
  const stamp = path.join(property, 'installed')
  if (fs.existsSync(stamp)) return true
  console.error('Installing the AsyncAPI command line into .tools (once) ...')
  fs.mkdirSync(property, { recursive: true })
  for (const file of manifests) fs.copyFileSync(file, path.join(property, path.basename(file)))
  const flags = ['--ignore-workspace', '--frozen-lockfile', '--ignore-scripts', '--loglevel=error']
  const { status } = spawnSync('pnpm', ['install', ...flags], {
    cwd: property,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) return false
  // Without it the program counts its runs by an identity in the home folder, and sends them.
  fs.writeFileSync(path.join(property, 'analytics.json'), '{ "analyticsEnabled": "false" }\n')
  fs.writeFileSync(stamp, '')
  return true
}

const largestOutput = 64 * 1024 * 1024

function execute(property: string, args: readonly string[]): Promise<string> {
  const program = path.join(property, 'node_modules/@asyncapi/cli/bin/run_bin')
  const env = {
    ...process.env,
    CI: 'true',
    ASYNCAPI_METRICS_CONFIG_PATH: path.join(property, 'analytics.json'),
    SUPPRESS_NO_CONFIG_WARNING: 'true',
  }
  return new Promise((resolve, reject) => {
    const options = { cwd: property, env, maxBuffer: largestOutput }
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      // What it finds makes it exit with 1 too; it is then among what it printed.
      if (stdout.trim() === '')
        reject(new Error(`asyncapi ${args.join(' ')}\n${stderr}`, { cause: error }))
      else resolve(stdout)
    })
  })
}
