import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export interface DataFolder {
  path: string
  remove(): void
}

/** A data folder, empty or a copy of one that no server holds. It goes with this process at the latest. */
export function makeDataFolder(like?: string): DataFolder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-e2e-'))
  const remove = () => {
    process.off('exit', remove)
    // A server that was killed a moment ago may still write to it.
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', remove)
  if (like !== undefined) fs.cpSync(like, folder, { recursive: true })
  return { path: folder, remove }
}
