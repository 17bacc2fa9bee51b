import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** How the folders of our servers begin. */
export const SERVER_FOLDER = 'manzil-postgres-'

/**
 * Removes the data of servers that were killed with their run, where nobody could remove them: in
 * memory they would take their place until the machine is started again. A folder without the number
 * of a process belongs to a server that begins.
 */
export function removeAbandoned(root: string): void {
  for (const name of readdirSync(root).filter((each) => each.startsWith(SERVER_FOLDER))) {
    const folder = join(root, name)
    try {
      const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
      // A program that makes the folder, before there is a server, writes its number negative.
      if (!isRunning(Math.abs(Number(pid)))) rmSync(folder, { recursive: true, force: true })
    } catch {
      // It begins, or is another user's.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // There is one that we may send nothing.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
