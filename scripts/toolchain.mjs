// Finds or installs the pinned Node and pnpm. Plain JavaScript without dependencies: it runs first.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export const root = path.resolve(
  import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  '..',
)

const wanted = { node: [24, 18, 0], nodeInstall: '24.21.0', pnpm: '10.34.9' }
const tools = path.join(root, '.tools')
const bin = path.join(tools, 'node_modules/.bin')
const windows = process.platform === 'win32'

/** @returns {NodeJS.ProcessEnv} An environment whose PATH begins with the right Node and pnpm. */
export function ensureToolchain() {
  if (nodeIsRecent(process.version) && pnpmVersion(process.env) === wanted.pnpm) return process.env
  const environment = withTools()
  if (!toolsAreInstalled(environment)) installTools()
  if (!toolsAreInstalled(environment))
    stop(`The toolchain in .tools is not usable. Delete the folder .tools and try again.`)
  return environment
}

/** Prints one sentence and ends with a failure. */
export function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

function withTools() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...process.env, [name]: `${bin}${path.delimiter}${process.env[name] ?? ''}` }
}

function toolsAreInstalled(environment) {
  const node = spawnSync(path.join(bin, windows ? 'node.exe' : 'node'), ['--version'], {
    encoding: 'utf8',
  })
  return (
    node.status === 0 &&
    nodeIsRecent(node.stdout.trim()) &&
    pnpmVersion(environment) === wanted.pnpm
  )
}

function installTools() {
  console.error(
    `Installing Node ${wanted.nodeInstall} and pnpm ${wanted.pnpm} into .tools (once) ...`,
  )
  fs.mkdirSync(tools, { recursive: true })
  fs.writeFileSync(path.join(tools, 'package.json'), '{ "private": true }\n')
  const packages = [`node@${wanted.nodeInstall}`, `pnpm@${wanted.pnpm}`]
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--no-save']
  const result = spawnSync('npm', ['install', ...flags, ...packages], {
    cwd: tools,
    // What a task prints may be read by a program; what npm says of itself is no part of it.
    stdio: ['ignore', 2, 'inherit'],
    shell: windows,
  })
  if (result.status !== 0)
    stop(
      'Node and pnpm could not be installed from the npm registry. Check the network and try again.',
    )
}

function nodeIsRecent(version) {
  const found = version.replace(/^v/, '').split('.').map(Number)
  for (const [index, least] of wanted.node.entries()) {
    const part = found[index] ?? 0
    if (part !== least) return part > least && (index > 0 || part >= wanted.node[0])
  }
  return true
}

function pnpmVersion(environment) {
  const result = spawnSync('pnpm', ['--version'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    shell: windows,
  })
  return result.status === 0 ? result.stdout.trim() : undefined
}
