import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Feed, FeedRun } from '@manzil/api-client/generated/types.gen'
import { zCreateFeedResponse } from '@manzil/api-client/generated/zod.gen'
import { type Said, say } from '@manzil/api-client/request/say'
import { MOST_FEEDS, noCounts } from '@manzil/domain/feeds/feed-terms'
import { undoUntil } from '@manzil/domain/own-property/terms'
import { pageOf } from '@manzil/domain/page-of'
import { type MockContext, signedIn } from '../context.ts'
import { takeEdition } from '../feeds/take-edition.ts'
import { toDifference } from '../feeds/to-difference.ts'
import { undoEdition } from '../feeds/undo-edition.ts'
import { writeOnce } from '../idempotency.ts'
import { problems } from '../problems.ts'
import type { EntryOf, World } from '../world.ts'

type FeedHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listFeeds'
  | 'createFeed'
  | 'updateFeed'
  | 'deleteFeed'
  | 'uploadFeedFile'
  | 'startFeedRun'
  | 'listFeedRuns'
  | 'listFeedDifferences'
  | 'undoFeedRun'
>

type StoredFeed = EntryOf<'feeds'>

/** Feeds are read at once, and CSV alone; nothing is fetched. */
export function feedHandlers(world: World): FeedHandlers {
  const own = (context: MockContext, id: string): StoredFeed | undefined => {
    const feed = world.feeds.get(id)
    return feed?.user_id === signedIn(context)._id ? feed : undefined
  }
  const runsOf = (feedId: string) =>
    [...world.feedRuns.values()].filter(({ feed_id }) => feed_id === feedId).toReversed()
  /** The last run that changed something and was not put back. */
  const lastWritten = (feedId: string) =>
    runsOf(feedId).find(
      ({ kind, state, counts }) =>
        kind === 'apply' && state === 'done' && counts.new + counts.changed + counts.gone > 0,
    )
  const toRun = ({ differences: _rows, before: _before, ...run }: EntryOf<'feedRuns'>): FeedRun => {
    const isLast = lastWritten(run.feed_id)?._id === run._id
    const at = new Date(run.finished_at ?? run.created_at)
    return { ...run, undo_until: isLast ? undoUntil(at).toISOString() : null }
  }
  const toFeed = ({ user_id: _user, file: _file, rows, ...feed }: StoredFeed): Feed => {
    const [last] = runsOf(feed._id)
    const there = Object.values(rows).filter(({ property_id }) => world.findProperty(property_id))
    return { ...feed, properties: there.length, last_run: last ? toRun(last) : null }
  }
  const keep = (feed: StoredFeed): Feed => {
    world.feeds.set(feed._id, feed)
    return toFeed(feed)
  }
  const keepRun = (
    feed: StoredFeed,
    kind: FeedRun['kind'],
    what: Partial<EntryOf<'feedRuns'>>,
    problem: Said | null = null,
  ): FeedRun => {
    const at = new Date().toISOString()
    const run: EntryOf<'feedRuns'> = {
      _id: world.makeId(),
      feed_id: feed._id,
      kind,
      by: 'person',
      state: problem ? 'failed' : 'done',
      created_at: at,
      finished_at: at,
      counts: noCounts,
      problem: problem && { values: {}, ...problem },
      undo_until: null,
      differences: [],
      before: null,
      ...what,
    }
    world.feedRuns.set(run._id, run)
    return toRun(run)
  }

  return {
    async listFeeds(_request, context) {
      const { _id } = signedIn(context)
      const feeds = [...world.feeds.values()].filter(({ user_id }) => user_id === _id)
      return { status: 200, body: { data: feeds.toReversed().map(toFeed) } }
    },

    async createFeed({ headers, body }, context) {
      const account = signedIn(context)
      const call = {
        operation: 'createFeed',
        userId: account._id,
        headers,
        body,
        answer: zCreateFeedResponse,
      }
      return writeOnce(world, call, () => {
        const had = [...world.feeds.values()].filter(({ user_id }) => user_id === account._id)
        if (had.length >= MOST_FEEDS) return problems.manyFeeds
        const data = keep({
          _id: world.makeId(),
          user_id: account._id,
          name: body.name.trim(),
          url: body.url,
          schedule: body.url === null ? 'never' : body.schedule,
          format: null,
          file_name: null,
          next_run_at: null,
          is_held: false,
          revision: 1,
          pictures_waiting: 0,
          pictures_failed: 0,
          file: '',
          rows: {},
        })
        return { status: 201, body: { ...say('done.feedAdded'), data } }
      })
    },

    async updateFeed({ path, body }, context) {
      const feed = own(context, path.id)
      if (!feed) return problems.feedGone
      const { revision, ...change } = body
      if (feed.revision !== revision) return problems.feedChanged
      if ((feed.url === null) !== (change.url === null)) return problems.feedKind
      const data = keep({ ...feed, ...change, revision: revision + 1 })
      return { status: 200, body: { ...say('done.feedUpdated'), data } }
    },

    async deleteFeed({ path }, context) {
      if (!own(context, path.id)) return problems.feedGone
      world.feeds.delete(path.id)
      for (const { _id } of runsOf(path.id)) world.feedRuns.delete(_id)
      return { status: 200, body: say('done.feedRemoved') }
    },

    async uploadFeedFile({ path, body }, context) {
      const feed = own(context, path.id)
      if (!feed) return problems.feedGone
      if (feed.url !== null) return problems.feedKind
      const { file } = body
      const file_name = 'name' in file && typeof file.name === 'string' ? file.name : 'feed'
      const revision = feed.revision + 1
      const data = keep({
        ...feed,
        file: await file.text(),
        file_name: file_name.slice(-200),
        revision,
      })
      return { status: 200, body: { ...say('done.feedFile'), data } }
    },

    async startFeedRun({ path, body: { kind } }, context) {
      const feed = own(context, path.id)
      if (!feed) return problems.feedGone
      if (feed.url === null && feed.file_name === null) return problems.feedNoFile
      const begun = say('done.feedRun')
      if (feed.url !== null || /^\s*</.test(feed.file)) {
        const problem =
          feed.url === null ? say('feed.format') : say('feed.unreachable', { reason: 'mock' })
        return { status: 201, body: { ...begun, data: keepRun(feed, kind, {}, problem) } }
      }
      const { counts, differences, rows } = takeEdition(
        world,
        signedIn(context),
        feed,
        kind === 'apply',
      )
      if (counts.read === 0)
        return { status: 201, body: { ...begun, data: keepRun(feed, kind, {}, say('feed.empty')) } }
      const data = keepRun(feed, kind, { counts, differences, before: feed.rows })
      keep({ ...feed, format: 'csv', ...(kind === 'apply' && { rows }) })
      return { status: 201, body: { ...begun, data } }
    },

    async listFeedRuns({ path, query }, context) {
      if (!own(context, path.id)) return problems.feedGone
      const { data, pagination } = pageOf(runsOf(path.id), query)
      return { status: 200, body: { data: data.map(toRun), pagination } }
    },

    async listFeedDifferences({ path, query }, context) {
      const run = world.feedRuns.get(path.id)
      if (!run || !own(context, run.feed_id)) return problems.feedRunGone
      const { outcome } = query
      const rows = run.differences.filter((each) => !outcome || each.outcome === outcome)
      return { status: 200, body: pageOf(rows.map(toDifference), query) }
    },

    async undoFeedRun({ path }, context) {
      const run = world.feedRuns.get(path.id)
      const feed = run && own(context, run.feed_id)
      if (!run || !feed) return problems.feedRunGone
      if (lastWritten(feed._id)?._id !== run._id) return problems.feedUndo
      const { counts, differences } = undoEdition(world, signedIn(context), run)
      world.feedRuns.set(run._id, { ...run, state: 'undone' })
      keep({ ...feed, rows: run.before ?? {} })
      const data = keepRun(feed, 'undo', { counts, differences })
      return { status: 201, body: { ...say('done.feedUndo'), data } }
    },
  }
}
