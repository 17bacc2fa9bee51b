import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Feed } from '@manzil/api-client/generated/types.gen'
import { zCreateFeedResponse } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import type { SuccessBody } from '@manzil/api-client/server-handler'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { writeOnce } from '../../idempotency/idempotency.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { problems as propertyProblems } from '../own-property/problems.ts'
import type { FeedExports } from './export/exports.ts'
import { feedProblems } from './problems.ts'
import type { FeedService } from './service.ts'

type FeedHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listFeeds'
  | 'createFeed'
  | 'updateFeed'
  | 'deleteFeed'
  | 'uploadFeedFile'
  | 'startFeedRun'
  | 'listFeedRuns'
  | 'listFeedDifferences'
  | 'undoFeedRun'
  | 'getFeedExport'
  | 'renewFeedExport'
  | 'endFeedExport'
>

/** Feeds of agents and agencies, who are the only ones that the contract lets in. */
export const feedHandlers = (
  db: Kysely<Database>,
  feeds: FeedService,
  exports: FeedExports,
): FeedHandlers => ({
  async listFeeds(_request, context) {
    return { status: 200, body: { data: await feeds.list(callerOf(context).id) } }
  },

  async createFeed({ headers, body }, context) {
    const { id } = callerOf(context)
    const call = {
      operation: 'createFeed',
      sender: { id, key: headers['Idempotency-Key'] },
      body,
      answer: zCreateFeedResponse,
    } as const
    const outcome = await writeOnce<SuccessBody<'createFeed'>, 'many'>(db, call, async (trx) => {
      const data: Feed | 'many' = await feeds.create(trx, body, id)
      if (data === 'many') return { kind: 'refused', refusal: 'many' }
      return { kind: 'accepted', answer: { ...say('done.feedAdded'), data } }
    })
    if (outcome.kind === 'accepted') return { status: 201, body: outcome.answer }
    return outcome.refusal === 'many' ? feedProblems.many : propertyProblems['key-reused']
  },

  async updateFeed({ path, body }, context) {
    const data = await feeds.update(path.id, body, callerOf(context).id)
    if (typeof data === 'string') return feedProblems[data]
    return { status: 200, body: { ...say('done.feedUpdated'), data } }
  },

  async deleteFeed({ path }, context) {
    const outcome = await feeds.remove(path.id, callerOf(context).id)
    return outcome === 'done'
      ? { status: 200, body: say('done.feedRemoved') }
      : feedProblems[outcome]
  },

  async uploadFeedFile({ path, body }, context) {
    const data = await feeds.upload(path.id, body.file, callerOf(context).id)
    if (typeof data === 'string') return feedProblems[data]
    return { status: 200, body: { ...say('done.feedFile'), data } }
  },

  async startFeedRun({ path, body }, context) {
    const data = await feeds.start(path.id, body, callerOf(context).id)
    if (typeof data === 'string') return feedProblems[data]
    return { status: 201, body: { ...say('done.feedRun'), data } }
  },

  async listFeedRuns({ path, query }, context) {
    const found = await feeds.runs(path.id, query, callerOf(context).id)
    return typeof found === 'string' ? feedProblems[found] : { status: 200, body: found }
  },

  async listFeedDifferences({ path, query }, context) {
    const found = await feeds.differences(path.id, query, callerOf(context).id)
    return typeof found === 'string' ? feedProblems[found] : { status: 200, body: found }
  },

  async undoFeedRun({ path }, context) {
    const data = await feeds.undo(path.id, callerOf(context).id)
    if (typeof data === 'string') return feedProblems[data]
    return { status: 201, body: { ...say('done.feedUndo'), data } }
  },

  async getFeedExport(_request, context) {
    return { status: 200, body: { data: (await exports.find(callerOf(context).id)) ?? null } }
  },

  async renewFeedExport(_request, context) {
    const data = await exports.renew(callerOf(context).id)
    return { status: 200, body: { ...say('done.feedExport'), data } }
  },

  async endFeedExport(_request, context) {
    await exports.end(callerOf(context).id)
    return { status: 200, body: say('done.feedExportEnded') }
  },
})
