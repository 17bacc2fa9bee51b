import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { postgres } from '../../../packages/config/src/programs/programs.ts'
import { removeAbandoned, SERVER_FOLDER } from './abandoned-servers.ts'

const START_MS = 30_000
const ATTEMPT_MS = 100

/** Linux's folder in memory: whoever writes there waits for no disk that others keep busy. */
const IN_MEMORY = '/dev/shm'
/** More than the databases of a run take together, in bytes. Containers often have 64 MB there. */
const ROOM = 4 * 1024 ** 3

export type PostgresServer = {
  /** Address of the superuser's own database. */
  url: string
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server of our own in a temporary folder, on a free loopback port. As root it
 * runs as the user `postgres`, because the server refuses root. It ends with this process, even
 * when that is killed.
 * @throws where there is none, or in one sentence why the server does not start
 */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const bin = postgres.find()
  if (bin === undefined) throw new Error('PostgreSQL 15 or later is not installed')
  for (const root of [IN_MEMORY, tmpdir()]) if (existsSync(root)) removeAbandoned(root)
  const folder = mkdtempSync(join(fastestFolder(), SERVER_FOLDER))
  try {
    return await startIn(folder, bin, settings)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`PostgreSQL is installed in ${bin} and does not start: ${reason}`)
  }
}

/** Where data that nobody keeps is written without waiting. */
function fastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > ROOM ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

async function startIn(
  folder: string,
  bin: string,
  settings: Record<string, string>,
): Promise<PostgresServer> {
  const user = serverUser()
  const password = randomBytes(12).toString('hex')
  const data = initialise(folder, bin, user, password)
  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    // Of what goes wrong only that which ends the server: tests provoke all else.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_line_prefix: '',
    ...settings,
  }
  const command = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'w')
  // The shell's input closes when this process ends, however it ends; then the server stops, and
  // nobody but the shell is left to remove its folder.
  const script = `"$@" & server=$!; exec 3<&0
(cat <&3 >/dev/null; kill -INT $server 2>/dev/null
  while kill -0 $server 2>/dev/null; do sleep 0.1; done; rm -rf "$PWD") & wait $server`
  const shell = spawn('sh', ['-c', script, 'sh', ...command], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', log],
  })
  closeSync(log)
  const end = { asked: false }
  const ended = once(shell, 'exit').then(() => {
    if (!end.asked) throw new Error(`it ended by itself (${lastLines(logFile)})`)
  })
  // Whoever waits for it is told; until then nobody need.
  ended.catch(() => {})
  const url = `postgres://manzil:${password}@127.0.0.1:${port}/postgres`
  const stop = async (): Promise<void> => {
    end.asked = shell.exitCode === null
    shell.stdin?.end()
    try {
      await ended
    } catch (error) {
      throw new Error('The PostgreSQL server of this run did not last', { cause: error })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  try {
    await Promise.race([waitUntilReady(url), ended])
    return { url, stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** Makes the server's empty data folder. */
function initialise(
  folder: string,
  bin: string,
  user: ReturnType<typeof serverUser>,
  password: string,
): string {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (user !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  }
  const data = join(folder, 'data')
  const account = ['-U', 'manzil', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const how = ['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const { error, status, stderr } = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, ...account, ...how],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
  )
  if (error) throw error
  if (status !== 0) throw new Error(`initdb failed (${oneLine(stderr)})`)
  return data
}

const lastLines = (file: string): string => oneLine(readFileSync(file, 'utf8').slice(-600))

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' · ')

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
