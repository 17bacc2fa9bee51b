import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { PropertyDraft, PropertyDraftSummary } from '@manzil/api-client/generated/types.gen'
import { zPropertyDraftContent } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import { MOST_DRAFTS } from '@manzil/domain/limits'
import { emptyContent } from '@manzil/domain/property-draft/empty-content'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { askedLanguage } from '../../request-language.ts'
import type { SearchIndex } from '../property/search-index.ts'
import { findPlaces } from './find-places.ts'
import { readAdvertOf } from './read-advert.ts'
import type { Written } from './repository.ts'
import type { DraftService, Refusal } from './service.ts'

type DraftHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listPropertyDrafts'
  | 'getPropertyDraft'
  | 'savePropertyDraft'
  | 'deletePropertyDraft'
  | 'readAdvertText'
  | 'findPlaces'
>

const draftGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.draftGone') },
} as const

const refusals = {
  gone: draftGone,
  elsewhere: { status: 409, problem: { code: 'conflict', ...say('problem.draftElsewhere') } },
  taken: { status: 409, problem: { code: 'conflict', ...say('problem.draftTaken') } },
  full: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.draftsFull', { count: MOST_DRAFTS }) },
  },
} as const satisfies Record<Refusal, unknown>

/** Properties that are being written down. */
export const draftHandlers = (drafts: DraftService, lookups: SearchIndex): DraftHandlers => ({
  async listPropertyDrafts(_input, context) {
    const rows = await drafts.list(callerOf(context).id)
    return { status: 200, body: { data: rows.map(toSummary) } }
  },

  async getPropertyDraft({ path }, context) {
    const row = await drafts.find(path.id, callerOf(context).id)
    return row ? { status: 200, body: { data: toDraft(row) } } : draftGone
  },

  async savePropertyDraft({ path, body }, context) {
    const { browser = null, os = null } = context.device ?? {}
    const sender = { owner: callerOf(context).id, browser, os }
    const saved = await drafts.save(path.id, body, sender)
    if (typeof saved === 'string') return refusals[saved]
    return { status: 200, body: { ...say('done.draftSaved'), data: toSummary(saved) } }
  },

  async deletePropertyDraft({ path }, context) {
    const removed = await drafts.remove(path.id, callerOf(context).id)
    return removed ? { status: 200, body: say('done.draftRemoved') } : draftGone
  },

  async readAdvertText({ body }) {
    return { status: 200, body: { data: readAdvertOf(lookups, body.text, askedLanguage()) } }
  },

  async findPlaces({ query }) {
    return { status: 200, body: { data: findPlaces(lookups, query.search ?? '') } }
  },
})

const toSummary = ({
  id,
  property_id,
  version,
  saved_at,
  content,
}: Written): PropertyDraftSummary => ({
  _id: id,
  property_id,
  title: content.title,
  version,
  saved_at: saved_at.toISOString(),
})

/** What an older program has kept is read as far as it still fits. */
const toDraft = (row: Written): PropertyDraft => ({
  ...toSummary(row),
  editor: row.editor,
  browser: row.browser,
  os: row.os,
  content: zPropertyDraftContent.catch(emptyContent).parse({ ...emptyContent, ...row.content }),
})
