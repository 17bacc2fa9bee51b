import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'

/** How often an owner renews its lease, in milliseconds. */
const RENEWAL_MS = 2_000

/** How long a foreign lease must stay still before it counts as left behind. */
const STALE_AFTER_MS = 3 * RENEWAL_MS

type Lease = { pid: number; host: string; scope: string; renewal: number }

/**
 * Where this process's sockets can be seen: the boot of the machine and the network namespace. A
 * lease of the same scope is stale once the folder's socket could be bound.
 */
function socketScope(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/net')}`
  } catch {
    return hostname()
  }
}

function readLease(path: string): Lease | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value !== 'object' || value === null) return undefined
    const { pid, host, scope, renewal } = { pid: 0, host: '', scope: '', renewal: 0, ...value }
    return { pid: Number(pid), host: String(host), scope: String(scope), renewal: Number(renewal) }
  } catch {
    return undefined
  }
}

/**
 * Takes the lease file of a data folder. A lease from another machine or container is watched for
 * a few seconds: while it is being renewed, somebody owns the folder. No clocks are compared.
 * @throws StartupError when the lease is alive
 */
export async function takeLease(
  dataDir: string,
  staleAfterMs = STALE_AFTER_MS,
): Promise<{ release(): void }> {
  const path = join(dataDir, 'owner.json')
  const scope = socketScope()
  const found = readLease(path)
  if (found !== undefined && found.scope !== scope) {
    await pause(staleAfterMs)
    const later = readLease(path)
    if (later !== undefined && later.renewal !== found.renewal) {
      throw new StartupError(
        `The data folder ${dataDir} is in use by process ${later.pid} on ${later.host}: stop it, or use another folder.`,
      )
    }
  }
  let renewal = 0
  const write = (): void => {
    renewal += 1
    const lease: Lease = { pid: process.pid, host: hostname(), scope, renewal }
    writeFileSync(path, JSON.stringify(lease))
  }
  write()
  const timer = setInterval(() => {
    try {
      write()
    } catch {
      // A full disk must not end the server; the socket still guards this machine.
    }
  }, RENEWAL_MS)
  timer.unref()
  return {
    release() {
      clearInterval(timer)
      rmSync(path, { force: true })
    },
  }
}
