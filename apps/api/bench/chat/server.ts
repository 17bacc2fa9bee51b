import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startServer } from '../../../web/e2e/start-server.ts'

const unlimited = '1000000'

/**
 * The real server with the limits that it has by default, but for new guests: those all come from one
 * address. `data`: an embedded database to measure on; a copy of it is used.
 */
export async function serverToMeasure(data: string | undefined) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-bench-'))
  if (data !== undefined) fs.cpSync(data, folder, { recursive: true })
  const server = await startServer({
    DATA_DIR: folder,
    VALIDATE_RESPONSES: '',
    GUEST_LIMIT: unlimited,
  })
  return {
    ...server,
    async stop() {
      await server.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resident memory of a process in MiB. Linux only. */
export function resident(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
