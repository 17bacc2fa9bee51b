import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  Feed,
  FeedDifference,
  FeedRun,
  Pagination,
} from '@manzil/api-client/generated/types.gen'
import { MOST_FEEDS, nextRun } from '@manzil/domain/feeds/feed-terms'
import { undoSince } from '@manzil/domain/own-property/terms'
import type { Kysely, Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { lockHolder } from '../plan/repository.ts'
import type { FeedFiles } from './feed-files.ts'
import { toDifference, toFeed, toRun } from './mapper.ts'
import {
  changeFeed,
  type FeedRow,
  feedsOf,
  figuresOf,
  findFeed,
  insertFeed,
  lastRunsOf,
  noteOfFeed,
  removeFeed,
} from './repository/feeds.ts'
import {
  findRun,
  insertRun,
  isUnderWay,
  lastApplied,
  lastWritten,
  readDifferences,
  readRuns,
} from './repository/runs.ts'

interface ServiceParts {
  db: Kysely<Database>
  files: FeedFiles
  /** Begins at once what has been asked for. */
  nudge: () => void
  now?: () => Date
}

type Page<T> = { data: T[]; pagination: Pagination }
type Of<K extends 'createFeed' | 'updateFeed' | 'startFeedRun'> = RequestOf<K>['body']

/** Feeds as their owners keep them: added, changed, read, put back. */
export function createFeedService({ db, files, nudge, now = () => new Date() }: ServiceParts) {
  async function shown(at: Kysely<Database>, rows: readonly FeedRow[]): Promise<Feed[]> {
    const ids = rows.map(({ id }) => id)
    const figures = await figuresOf(at, ids)
    const runs = await lastRunsOf(at, ids)
    const feeds: Feed[] = []
    for (const row of rows) {
      const run = runs.get(row.id)
      const last = run && (await lastWritten(at, row.id))
      const shownRun = run ? toRun(run, { isLast: run.id === last?.id, now: now() }) : null
      feeds.push(toFeed(row, figures.get(row.id), shownRun))
    }
    return feeds
  }
  async function one(at: Kysely<Database>, row: FeedRow): Promise<Feed> {
    const [feed] = await shown(at, [row])
    if (!feed) throw new Error('a feed was read and is not there')
    return feed
  }
  /** Does something with a feed of the account that nobody else changes meanwhile. */
  const withFeed = <T>(
    id: string,
    accountId: string,
    work: (trx: Transaction<Database>, feed: FeedRow) => Promise<T>,
  ): Promise<T | 'gone'> =>
    db.transaction().execute(async (trx) => {
      const feed = await findFeed(trx, { id, accountId })
      return feed ? work(trx, feed) : 'gone'
    })

  return {
    list: async (accountId: string): Promise<Feed[]> => shown(db, await feedsOf(db, accountId)),

    /** Within the transaction of whoever writes it once. */
    async create(
      trx: Transaction<Database>,
      { name, url, schedule }: Of<'createFeed'>,
      accountId: string,
    ): Promise<Feed | 'many'> {
      await lockHolder(trx, accountId)
      if ((await feedsOf(trx, accountId)).length >= MOST_FEEDS) return 'many'
      const row = await insertFeed(trx, {
        id: v7(),
        account_id: accountId,
        name: name.trim(),
        url,
        schedule: url === null ? 'never' : schedule,
        created_at: now(),
      })
      return one(trx, row)
    },

    update: (id: string, body: Of<'updateFeed'>, accountId: string) =>
      withFeed<Feed | 'changed' | 'kind'>(id, accountId, async (trx, feed) => {
        const { name, url, schedule, revision } = body
        if (feed.revision !== revision) return 'changed'
        if ((feed.url === null) !== (url === null)) return 'kind'
        const isTimed = url !== null && (await lastApplied(trx, id)) !== undefined
        const row = await changeFeed(trx, id, {
          name: name.trim(),
          url,
          schedule: url === null ? 'never' : schedule,
          ...(schedule !== feed.schedule && {
            next_run_at: isTimed ? nextRun(schedule, now()) : null,
          }),
        })
        return one(trx, row)
      }),

    async remove(id: string, accountId: string): Promise<'done' | 'gone' | 'busy'> {
      const removed = await withFeed<'done' | 'busy'>(id, accountId, async (trx) => {
        if (await isUnderWay(trx, id)) return 'busy'
        await removeFeed(trx, id)
        return 'done'
      })
      if (removed === 'done') await files.remove(id)
      return removed
    },

    async upload(
      id: string,
      file: File | Blob,
      accountId: string,
    ): Promise<Feed | 'gone' | 'kind' | 'busy'> {
      const refusal = await withFeed<'fine' | 'kind' | 'busy'>(id, accountId, async (trx, feed) => {
        if (feed.url !== null) return 'kind'
        return (await isUnderWay(trx, id)) ? 'busy' : 'fine'
      })
      if (refusal !== 'fine') return refusal
      await files.keep(id, new Uint8Array(await file.arrayBuffer()))
      const named = 'name' in file ? file.name : ''
      const file_name = named.replaceAll(/[\p{Cc}/\\]/gu, '').slice(-LONGEST_NAME) || 'feed'
      return withFeed(id, accountId, async (trx) =>
        one(trx, await changeFeed(trx, id, { file_name })),
      )
    },

    async start(
      id: string,
      { kind }: Of<'startFeedRun'>,
      accountId: string,
    ): Promise<FeedRun | 'gone' | 'busy' | 'no-file'> {
      const begun = await withFeed<FeedRun | 'busy' | 'no-file'>(
        id,
        accountId,
        async (trx, feed) => {
          if (feed.url === null && feed.file_name === null) return 'no-file'
          const run = await insertRun(trx, {
            id: v7(),
            feed_id: id,
            kind,
            by: 'person',
            state: 'waiting',
            created_at: now(),
          })
          return run ? toRun(run, { isLast: false, now: now() }) : 'busy'
        },
      )
      if (typeof begun === 'object') nudge()
      return begun
    },

    async runs(
      id: string,
      { page, limit }: RequestOf<'listFeedRuns'>['query'],
      accountId: string,
    ): Promise<Page<FeedRun> | 'gone'> {
      return withFeed(id, accountId, async (trx) => {
        const { rows, total } = await readRuns(trx, id, { offset: (page - 1) * limit, limit })
        const last = await lastWritten(trx, id)
        const data = rows.map((row) => toRun(row, { isLast: row.id === last?.id, now: now() }))
        return { data, pagination: paginationOf(page, limit, total) }
      })
    },

    async differences(
      runId: string,
      { page, limit, outcome }: RequestOf<'listFeedDifferences'>['query'],
      accountId: string,
    ): Promise<Page<FeedDifference> | 'run-gone'> {
      if (!(await findRun(db, { id: runId, accountId }))) return 'run-gone'
      const wanted = { outcome, offset: (page - 1) * limit, limit }
      const { rows, total } = await readDifferences(db, runId, wanted)
      return { data: rows.map(toDifference), pagination: paginationOf(page, limit, total) }
    },

    async undo(runId: string, accountId: string): Promise<FeedRun | 'run-gone' | 'undo' | 'busy'> {
      const run = await findRun(db, { id: runId, accountId })
      if (!run) return 'run-gone'
      const begun = await withFeed<FeedRun | 'undo' | 'busy'>(
        run.feed_id,
        accountId,
        async (trx, feed) => {
          const last = await lastWritten(trx, feed.id)
          const isLate = !last?.finished_at || last.finished_at <= undoSince(now())
          if (last?.id !== runId || isLate) return 'undo'
          const undoing = await insertRun(trx, {
            id: v7(),
            feed_id: feed.id,
            kind: 'undo',
            by: 'person',
            state: 'waiting',
            created_at: now(),
            undoes: runId,
          })
          if (!undoing) return 'busy'
          await noteOfFeed(trx, feed.id, { is_held: feed.url !== null })
          return toRun(undoing, { isLast: false, now: now() })
        },
      )
      if (typeof begun === 'object') nudge()
      return begun === 'gone' ? 'run-gone' : begun
    },
  }
}

export type FeedService = ReturnType<typeof createFeedService>

const LONGEST_NAME = 200

const paginationOf = (page: number, limit: number, total: number): Pagination => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
})
