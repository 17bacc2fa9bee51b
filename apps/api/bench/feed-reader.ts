/**
 * Reads one edition as a server does, in a process of its own, and tells what it took. Begins a run, or
 * goes on with one that another process has left.
 */
import { createReadStream } from 'node:fs'
import { openDatabase } from '../src/db/connect.ts'
import { takeRun } from '../src/modules/feed/repository/runs.ts'
import { performRun } from '../src/modules/feed/run/perform-run.ts'
import { seedDatabase } from '../src/seed-database.ts'
import { feedWorld } from '../test/feeds/feed-world.ts'

const [dataDir = '', edition = '', step = 'apply'] = process.argv.slice(2)
const logger = { info() {}, warn() {} }
const databaseUrl = process.env.DATABASE_URL
const database = await openDatabase({ dataDir, databaseUrl, logger })
await seedDatabase(database, { demoProperties: 0, logger })
const world = await feedWorld(database, { room: 1_000_000, dataDir })
const { db, feeds } = world

const LATE_MS = 120_000
const LOOK_MS = 250
const SAMPLE_MS = 50
const MB = 1_048_576

/** The newest feed, or a new one of a new agency. */
async function feedOf(isNew: boolean): Promise<{ id: string; account_id: string }> {
  if (isNew) {
    const account_id = await world.agency()
    const id = await world.addFeed(account_id)
    await feeds.parts.files.write(id, async (take) => {
      for await (const piece of createReadStream(edition)) await take(piece)
    })
    await db.updateTable('feed').set({ file_name: 'list.xml' }).where('id', '=', id).execute()
    return { id, account_id }
  }
  return db
    .selectFrom('feed')
    .select(['id', 'account_id'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

const { id, account_id } = await feedOf(step === 'first' || step === 'killed')
if (step !== 'resume') await feeds.service.start(id, { kind: 'apply' }, account_id)
const run = await takeRun(db, new Date(Date.now() + (step === 'resume' ? LATE_MS : 0)))
if (!run) throw new Error('no run waits')
/** How far it is; while it writes, the embedded engine may answer late or not at all. */
const tell = () =>
  db
    .selectFrom('feed_run')
    .select('position')
    .where('id', '=', run.id)
    .executeTakeFirstOrThrow()
    .then(({ position }) => process.send?.({ position }))
    .catch(() => undefined)
const timer = setInterval(() => void tell(), LOOK_MS)
const rss = () => process.memoryUsage.rss()
let peak = rss()
const sampling = setInterval(() => {
  peak = Math.max(peak, rss())
}, SAMPLE_MS)
// Opening the embedded database takes more for a moment; what counts is what reading adds.
const before = rss()
const begun = performance.now()
await performRun(world.work, run, () => false)
const seconds = (performance.now() - begun) / 1_000
clearInterval(timer)
const { counts, problem } = await db
  .selectFrom('feed_run')
  .select(['counts', 'problem'])
  .where('id', '=', run.id)
  .executeTakeFirstOrThrow()
const { live } = await db
  .selectFrom('property')
  .select(({ fn }) => fn.countAll<number>().as('live'))
  .where('agency_id', '=', account_id)
  .where('status', '=', 1)
  .executeTakeFirstOrThrow()
clearInterval(sampling)
process.send?.({
  seconds,
  from: run.position,
  before: before / MB,
  peak: peak / MB,
  cpu: process.cpuUsage().user / 1e6,
  counts,
  problem,
  live: Number(live),
})
await database.close()
process.disconnect?.()
