import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'
import { makeDataFolder } from './data-folder.ts'
import { startServer } from './start-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of each worker, by its number, and the folder of its data. */
    servers: { baseUrl: string; dataFolder: string }[]
    /** A data folder with the demo properties that no server holds, to be copied. */
    seededFolder: string
  }
}

/** A server for each worker, so that what a test counts or writes is its own. */
export default async function setup(project: TestProject) {
  // Before anything that takes time.
  findChromium()
  const seeded = makeDataFolder()
  const seeding = await startServer({ DATA_DIR: seeded.path, DEMO_PROPERTIES: '1500' })
  await seeding.stop()
  const workers = project.config.maxWorkers
  const servers = await Promise.all(
    Array.from({ length: workers }, () => startServer({}, seeded.path)),
  )
  project.provide('seededFolder', seeded.path)
  project.provide(
    'servers',
    servers.map(({ baseUrl, dataFolder }) => ({ baseUrl, dataFolder })),
  )
  return async () => {
    const ends = await Promise.allSettled(servers.map((server) => server.stop()))
    seeded.remove()
    const faults = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
    if (faults.length > 0) throw new Error(faults.join('\n'))
  }
}
