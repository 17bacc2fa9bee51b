import type { PropertyDraftContent } from '@manzil/api-client/generated/types.gen'
import { emptyContent } from '@manzil/domain/property-draft/empty-content'
import { makeKey } from '../../../../form/make-key.ts'
import { readOwned, writeOwned } from '../../../../session/owned.ts'

/** What this tab has of a draft and the server may not have yet. */
export interface LocalDraft {
  /** The version that it was made from. */
  version: number
  content: PropertyDraftContent
}

/** Null forgets it. */
export const keepLocal = (id: string, draft: LocalDraft | null): void =>
  writeOwned(`propertyForm:${id}`, draft)

export function readLocal(id: string): LocalDraft | null {
  const held = readOwned(`propertyForm:${id}`)
  if (typeof held !== 'object' || held === null || !('content' in held)) return null
  const { content } = held
  if (typeof content !== 'object' || content === null) return null
  const version = 'version' in held && typeof held.version === 'number' ? held.version : 0
  return { version, content: { ...emptyContent, ...content } }
}

const editorKey = 'propertyForm:editor'

/** This window, as the server tells it from others: the same after a reload. */
export function editorId(): string {
  const held = readOwned(editorKey)
  if (typeof held === 'string') return held
  const made = makeKey()
  writeOwned(editorKey, made)
  return made
}
