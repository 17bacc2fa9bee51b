import { getPropertyDraft, savePropertyDraft } from '@manzil/api-client/generated/draft-calls.gen'
import type { PropertyDraft, PropertyDraftContent } from '@manzil/api-client/generated/types.gen'
import type { ApiError } from '@manzil/api-client/result'
import { api } from '../../../../api/api.ts'
import { editorId, keepLocal, type LocalDraft } from '../../../../property-drafts/local-draft.ts'
import { owner } from '../../../../session/owned.ts'
import { createStore } from '../../../../state/create-store.ts'
import type { OpenedDraft } from './open-draft.ts'

/** How a draft stands with what the server keeps of it. */
export interface KeepState {
  kind: 'saved' | 'typing' | 'saving' | 'offline' | 'elsewhere' | 'gone'
  /** When it was last kept. */
  at: Date | null
}

interface KeeperOptions {
  draft: LocalDraft & Pick<OpenedDraft, 'id' | 'savedAt' | 'unsaved'>
  /** Told what cannot be mended by waiting. */
  onFailure: (error: ApiError) => void
}

/** Silence after which a change is sent, and the pause before what failed is sent again, in ms. */
const QUIET_MS = 1_500
const AGAIN_MS = 8_000

const NOT_FOUND = 404
const CONFLICT = 409
const WAITABLE = new Set([408, 429, 502, 503, 504])

/**
 * Keeps a draft on the server while it is written: changes are gathered, one call is under way at a
 * time, and until it has been answered a copy stays in this tab.
 */
export function createKeeper({ draft, onFailure }: KeeperOptions) {
  const { id, propertyId } = draft
  let { version, content } = draft
  // What a form begins with is nothing to keep: looking at one leaves no draft.
  let kept: PropertyDraftContent | null = draft.unsaved ? null : content
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = false
  /** What is being sent; it never fails. */
  let sending: Promise<void> = Promise.resolve()
  let ended = false
  // Whoever logs in after a log-out gets nothing of it: what could not be sent stays in this tab, for its owner.
  const account = owner()
  const store = createStore<KeepState>({ kind: 'saved', at: draft.savedAt })
  const tell = (kind: KeepState['kind'], at = store.get().at): void => store.set({ kind, at })

  const later = (ms: number): void => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => void save(), ms)
  }

  function save(): Promise<void> {
    clearTimeout(timer)
    const state = store.get().kind
    const hasToWait = underWay || state === 'elsewhere' || state === 'gone'
    if (!hasToWait && !ended && account === owner() && content !== kept) sending = send()
    return sending
  }

  async function send(): Promise<void> {
    underWay = true
    const sent = content
    tell('saving')
    const body = { version, editor: editorId(), property_id: propertyId, content: sent }
    const result = await savePropertyDraft(api, { params: { path: { id } }, body })
    underWay = false
    if (ended) return
    if (result.ok) {
      version = result.data.data.version
      kept = sent
      const at = new Date(result.data.data.saved_at)
      if (content === sent) {
        keepLocal(id, null)
        return tell('saved', at)
      }
      keepLocal(id, { version, propertyId, content })
      tell('typing', at)
      return later(QUIET_MS)
    }
    const { status } = result.error
    if (status === CONFLICT && version > 0) return tell('elsewhere')
    if (status === NOT_FOUND) return tell('gone')
    tell(status === 0 ? 'offline' : 'typing')
    if (status === 0 || WAITABLE.has(status)) return later(AGAIN_MS)
    onFailure(result.error)
  }

  const read = async (): Promise<PropertyDraft | undefined> => {
    const result = await getPropertyDraft(api, { params: { path: { id } } })
    return result.ok ? result.data.data : undefined
  }

  return {
    store,
    change(next: PropertyDraftContent): void {
      if (next === content) return
      content = next
      keepLocal(id, { version, propertyId, content })
      const { kind } = store.get()
      if (kind === 'elsewhere' || kind === 'gone') return
      if (kind !== 'offline') tell('typing')
      later(QUIET_MS)
    },
    /** Sends at once what waits. */
    flush: () => void save(),
    /** What this window has stays, in place of what another one has kept. */
    async keepMine(): Promise<void> {
      const there = await read()
      if (!there) return tell('gone')
      version = there.version
      kept = null
      tell('typing')
      await save()
    },
    /** What another window has kept comes here; undefined where it cannot be had. */
    async takeTheirs(): Promise<PropertyDraftContent | undefined> {
      const there = await read()
      if (!there) return undefined
      version = there.version
      content = there.content
      kept = content
      keepLocal(id, null)
      tell('saved', new Date(there.saved_at))
      return content
    },
    /** Another window may have written meanwhile: what is not being changed here follows it. */
    async look(): Promise<PropertyDraftContent | undefined> {
      if (store.get().kind !== 'saved' || version === 0) return undefined
      const there = await read()
      if (!there || there.version === version || content !== kept) return undefined
      return this.takeTheirs()
    },
    /** Nothing is kept any more, once what is under way has arrived. */
    end(): Promise<void> {
      ended = true
      clearTimeout(timer)
      return sending
    },
  }
}
