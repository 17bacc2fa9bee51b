import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { earlier, later } from '@manzil/domain/time/moments'
import { pino } from 'pino'
import { v7 } from 'uuid'
import type { OpenDatabase } from '../../src/db/connect.ts'
import type { GuardedFetch } from '../../src/guarded-fetch/guarded-fetch.ts'
import { createFeeds } from '../../src/modules/feed/create-feeding.ts'
import { takeRun } from '../../src/modules/feed/repository/runs.ts'
import type { PictureParts } from '../../src/modules/feed/run/fetch-pictures.ts'
import { performRun } from '../../src/modules/feed/run/perform-run.ts'
import { createPictures } from '../../src/modules/picture/service.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createFolderFiles } from '../../src/ports/files/folder-files.ts'

/** A row of a feed in CSV, all that a live flat needs. */
export const csvRow = (reference: string, change: Partial<Record<string, string>> = {}) => ({
  reference,
  permit_number: `TRK-${reference}`,
  purpose: 'sale',
  type: 'apartment',
  price: '1850000',
  title: `Corner apartment ${reference}`,
  description: 'A corner apartment on a middle floor with a balcony over the water.',
  city: 'Dubai',
  community: 'Dubai Marina',
  bedrooms: '2',
  size_sqft: '1302',
  ...change,
})

export function csvOf(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? csvRow('A-1'))
  const lines = rows.map((row) =>
    Object.values(row)
      .map((value) => `"${value}"`)
      .join(','),
  )
  return [names.join(','), ...lines, ''].join('\n')
}

/** An agency with a plan, on a database of its own, and what reads its feeds. */
export async function feedWorld(
  database: OpenDatabase,
  {
    room = 1_000,
    review = 'none',
    fetch = async () => {
      throw new Error('nothing is fetched here')
    },
    now = () => new Date(),
    dataDir = mkdtempSync(path.join(tmpdir(), 'manzil-feeds-')),
  }: {
    room?: number
    review?: 'none' | 'all'
    fetch?: GuardedFetch
    now?: () => Date
    dataDir?: string
  } = {},
) {
  const { db } = database
  const lookups = await loadSearchIndex(db)
  const secret = 'a key of tests'
  const publicUrl = 'https://manzil.example'
  const feeds = createFeeds({ db, lookups, review, dataDir, secret, publicUrl, now })
  const files = createFolderFiles(path.join(dataDir, 'files'))
  const work: PictureParts = {
    ...feeds.parts,
    fetch,
    pictures: createPictures(db, files),
    logger: pino({ level: 'silent' }),
    mail: { publicUrl, domain: 'manzil.example', nudge: () => {} },
  }
  async function agency(name = 'Harbour Homes'): Promise<string> {
    const id = v7()
    await db
      .insertInto('account')
      .values({ id, role: 'agency', company_name: name, email: `${id}@example.com` })
      .execute()
    const plan_id = v7()
    await db
      .insertInto('plan')
      .values({
        id: plan_id,
        name,
        name_ar: name,
        description: name,
        user_type: 'agency',
        price: 1,
        vat_percent: 5,
        period: 'month',
        properties_limit: room,
        featured_limit: 0,
        photos_limit: 10,
        agents_limit: 10,
        features: [],
        is_popular: false,
        is_sold: false,
      })
      .execute()
    await db
      .insertInto('user_plan')
      .values({
        id: v7(),
        account_id: id,
        plan_id,
        status: 'active',
        started_at: earlier(new Date(), 1, 'day'),
        ends_at: later(new Date(), 900, 'day'),
        price_fils: 0,
        paid_fils: 0,
      })
      .execute()
    return id
  }
  async function addFeed(owner: string, url: string | null = null): Promise<string> {
    const feed = await db
      .transaction()
      .execute((trx) => feeds.service.create(trx, { name: 'Ours', url, schedule: 'daily' }, owner))
    if (feed === 'many') throw new Error(feed)
    return feed._id
  }
  /** Carries out what waits, to the end. */
  async function carryOut(): Promise<void> {
    for (;;) {
      const run = await takeRun(db, now())
      if (!run) return
      await performRun(work, run, () => false)
    }
  }
  /** Reads an edition of a feed and answers its run. */
  async function read(
    owner: string,
    feed: string,
    text: string | Uint8Array<ArrayBuffer>,
    kind: 'check' | 'apply' = 'apply',
  ) {
    await feeds.service.upload(feed, new File([text], 'feed.csv'), owner)
    await feeds.service.start(feed, { kind }, owner)
    await carryOut()
    const runs = await feeds.service.runs(feed, { page: 1, limit: 1 }, owner)
    const [run] = runs === 'gone' ? [] : runs.data
    if (!run) throw new Error('there was no run')
    return run
  }
  const differences = async (owner: string, run: string) => {
    const found = await feeds.service.differences(
      run,
      { page: 1, limit: 100, outcome: undefined },
      owner,
    )
    return found === 'run-gone' ? [] : found.data
  }
  /** What the site has of an account, by reference. */
  async function properties(owner: string) {
    const rows = await db
      .selectFrom('property')
      .select(['id', 'reference', 'status', 'price', 'source', 'title'])
      .where('agent_id', '=', owner)
      .orderBy('reference')
      .execute()
    return new Map(rows.map((row) => [row.reference, row]))
  }
  return {
    db,
    feeds,
    work,
    agency,
    addFeed,
    carryOut,
    read,
    differences,
    properties,
    close: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
