// Packs both packages, installs them in a folder elsewhere, and uses them there as anybody would.
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { consumerFiles } from './pack-consumer.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'))
const { catalog } = parse(fs.readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'))

/** What a project needs beside the two, in the versions that the packages are developed with. */
const beside = [
  '@chakra-ui/react',
  '@emotion/react',
  '@tanstack/react-query',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'typescript',
  'vite',
]

function run(what: string, command: string, args: readonly string[], cwd = folder): string {
  const began = performance.now()
  const options = { cwd, encoding: 'utf8', shell: process.platform === 'win32' } as const
  try {
    const output = execFileSync(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    console.log(`${what} (${Math.round(performance.now() - began)} ms)`)
    return output
  } catch (cause) {
    const said = cause instanceof Error && 'stdout' in cause ? String(cause.stdout) : ''
    throw new Error(`${what}: failed\n${said || cause}`)
  }
}

const pack = (name: string): string => {
  const target = path.join(root, 'packages', name)
  run(`packed ${name}`, 'pnpm', ['pack', '--pack-destination', folder], target)
  const file = fs.readdirSync(folder).find((one) => one.startsWith(`manzil-${name}-`))
  if (!file) throw new Error(`${name} was not packed`)
  return `file:./${file}`
}

/** A mock on a port that is free, for as long as `use` takes. */
async function withMock(use: (origin: string) => void): Promise<void> {
  const mock = spawn('node', ['packages/mock-api/src/http/cli.ts', '--port', '0'], { cwd: root })
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      mock.once('error', reject)
      mock.once('exit', () => reject(new Error('the mock has ended')))
      mock.stdout.on('data', (part) => {
        const [found] = /http:\/\/localhost:\d+/.exec(String(part)) ?? []
        if (found) resolve(found)
      })
    })
    use(origin)
  } finally {
    mock.removeAllListeners('exit')
    mock.kill()
  }
}

async function smoke(): Promise<void> {
  const packed = { '@manzil/api-client': pack('api-client'), '@manzil/ui': pack('ui') }
  const others = Object.fromEntries(beside.map((name) => [name, catalog[name]]))
  const manifest = { private: true, type: 'module', dependencies: { ...packed, ...others } }
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  for (const [name, text] of Object.entries(consumerFiles))
    fs.writeFileSync(path.join(folder, name), text)

  run('installed', 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'])
  run('type-checked', 'npx', ['tsc'])
  await withMock((origin) => {
    console.log(run('asked by plain Node', 'node', ['ask.ts', origin]).trim())
  })
  run('built with Vite', 'npx', ['vite', 'build'])
}

try {
  await smoke()
  console.log('Both packages can be used elsewhere.')
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
