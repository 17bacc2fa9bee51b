import type { PropertyDraftContent } from '@manzil/api-client/generated/types.gen'
import { emptyContent } from '@manzil/domain/property-draft/empty-content'
import { makeKey } from '../form/make-key.ts'
import { readOwned, writeOwned } from '../session/owned.ts'
import { tabKeys } from '../storage/tab-storage.ts'

/** What this tab has of a draft and the server may not have yet. */
export interface LocalDraft {
  /** The version that it was made from. */
  version: number
  /** The property that it changes; null where it is to become a new one. */
  propertyId: string | null
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
  const property = 'propertyId' in held ? held.propertyId : null
  const propertyId = typeof property === 'string' ? property : null
  return { version, propertyId, content: { ...emptyContent, ...content } }
}

/** What a draft became that this tab has sent: going back leads to the draft's address again. */
export const keepSent = (id: string, propertyId: string): void =>
  writeOwned(`propertyForm:sent:${id}`, propertyId)

/** The property that a draft became; null where this tab has not sent it. */
export function readSent(id: string): string | null {
  const held = readOwned(`propertyForm:sent:${id}`)
  return typeof held === 'string' ? held : null
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

const draftKey = /^propertyForm:([\da-f-]{36})$/

/** A draft that only this tab has, of a property or of a new one: a session may end before it was sent. */
export const findLocal = (propertyId: string | null): string | undefined =>
  tabKeys()
    .flatMap((key) => draftKey.exec(key)?.[1] ?? [])
    .find((id) => {
      const local = readLocal(id)
      return local !== null && local.propertyId === propertyId
    })
