import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const OLDEST_MAJOR = 15
const START_MS = 30_000
const ATTEMPT_MS = 100

export type PostgresServer = {
  /** Address of the superuser's own database. */
  url: string
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

/** Debian's folder of server programs, newest first, or `undefined` where there is none. */
export function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const majors = readdirSync(root).map(Number)
  const newest = majors.filter((major) => major >= OLDEST_MAJOR).sort((a, b) => b - a)[0]
  const bin = join(root, String(newest), 'bin')
  return existsSync(join(bin, 'initdb')) ? bin : undefined
}

/**
 * Starts a PostgreSQL server of our own in a temporary folder, on a free loopback port. As root it
 * runs as the user `postgres`, because the server refuses root. It ends with this process, even
 * when that is killed.
 * @throws where `findPostgres` finds nothing, or the server does not start
 */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const bin = findPostgres()
  if (bin === undefined) throw new Error('PostgreSQL 15 or later is not installed')
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'manzil-postgres-'))
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (user !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  }
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'manzil',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    ...settings,
  }
  const command = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // The shell's input closes when this process ends, however it ends, and then the server stops.
  const server = spawn(
    'sh',
    ['-c', '"$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server', 'sh', ...command],
    { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const url = `postgres://manzil:${password}@127.0.0.1:${port}/postgres`
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.stdin.end()
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(url)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Who runs the server: nobody special unless we are root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(ATTEMPT_MS)
    }
  }
}
