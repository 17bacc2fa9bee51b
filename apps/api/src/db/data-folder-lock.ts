import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, connect as openSocket, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { takeLease } from './data-folder-lease.ts'
import { errorCode } from './error-code.ts'

/** Longest wait, in milliseconds, for the owner to say its process id. */
const OWNER_ANSWER_MS = 1_000

export type FolderLock = { release(): Promise<void> }

/**
 * Makes this process the only owner of a data folder: two engines on one folder would both open
 * it and silently lose commits. A socket named by the folder ends with its process, so a killed
 * owner leaves nothing behind; a lease file covers folders shared between machines or containers.
 * @throws StartupError when the folder cannot be written or another process owns it
 */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  prepareFolder(dataDir)
  const path = socketPath(realpathSync(dataDir))
  const server = await claim(path, dataDir)
  try {
    const lease = await takeLease(dataDir)
    return {
      async release() {
        lease.release()
        await new Promise<void>((resolve) => server.close(() => resolve()))
      },
    }
  } catch (error) {
    server.close()
    throw error
  }
}

function prepareFolder(dataDir: string): void {
  const probe = join(dataDir, '.writable')
  try {
    makeFolder(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${errorCode(error) ?? 'unknown reason'}).`,
    )
  }
}

/**
 * Makes the folder and those above it. Step by step: Node's recursive call never returns where a
 * parent exists and still takes no folder, as under /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  mkdirSync(folder)
}

function socketPath(folder: string): string {
  const name = `manzil-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  // Linux's abstract names leave no file behind; elsewhere a stale file is found and removed.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

async function claim(path: string, dataDir: string): Promise<Server> {
  const first = await listen(path)
  if (first !== undefined) return first
  const owner = await askOwner(path)
  if (owner === undefined && !path.startsWith('\0')) {
    rmSync(path, { force: true })
    const second = await listen(path)
    if (second !== undefined) return second
  }
  throw new StartupError(
    `The data folder ${dataDir} is in use by process ${owner ?? 'unknown'}: stop it, or use another folder.`,
  )
}

/** A server that names this process to whoever asks, or `undefined` when the name is taken. */
async function listen(path: string): Promise<Server | undefined> {
  const server = createServer((asker) => {
    asker.on('error', () => asker.destroy())
    asker.end(String(process.pid))
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      errorCode(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => {
      // The lock alone must not keep a process running.
      server.unref()
      resolve(server)
    })
  })
}

async function askOwner(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = openSocket(path)
    let answer = ''
    socket.setTimeout(OWNER_ANSWER_MS, () => socket.destroy())
    socket.on('data', (bytes) => {
      answer += bytes.toString()
    })
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(answer === '' ? undefined : answer))
  })
}
