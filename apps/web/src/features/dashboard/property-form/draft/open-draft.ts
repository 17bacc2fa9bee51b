import { getPropertyDraft, listPropertyDrafts } from '@manzil/api-client/generated/draft-calls.gen'
import { getProperty } from '@manzil/api-client/generated/property-calls.gen'
import type { PropertyDetail, PropertyDraft } from '@manzil/api-client/generated/types.gen'
import { emptyContent } from '@manzil/domain/property-draft/empty-content'
import { api } from '../../../../api/api.ts'
import { isGoneError } from '../../../../api/is-gone.ts'
import {
  editorId,
  findLocal,
  type LocalDraft,
  readLocal,
} from '../../../../property-drafts/local-draft.ts'
import { contentOf } from '../content-of.ts'

/** A draft as the form begins with it. */
export interface OpenedDraft extends LocalDraft {
  id: string
  /** The property that it changes, as visitors see it. */
  property: PropertyDetail | null
  savedAt: Date | null
  /** What of it is only in this tab. */
  unsaved: LocalDraft | null
  /** Another window wrote in it a moment ago. */
  other: { at: Date; browser: string | null; os: string | null } | null
}

/** Writing that is so recent counts as going on, in ms. */
const RECENT_MS = 10 * 60_000

/** A draft that the server does not have, with what this tab has of it. */
export const beginDraft = (id: string, local: LocalDraft | null = null): OpenedDraft => ({
  id,
  property: null,
  version: local?.version ?? 0,
  propertyId: null,
  content: local?.content ?? emptyContent,
  unsaved: local,
  savedAt: null,
  other: null,
})

/**
 * The draft of an id; undefined where it is kept nowhere any more.
 *
 * @throws where the server does not answer
 */
export async function openDraft(id: string): Promise<OpenedDraft | undefined> {
  const local = readLocal(id)
  const result = await getPropertyDraft(api, { params: { path: { id } } })
  if (result.ok) {
    const there = result.data.data
    const property = there.property_id ? await findProperty(there.property_id) : null
    return opened(there, local, property)
  }
  if (local) return beginDraft(id, local)
  if (isGoneError(result.error)) return undefined
  throw new Error(result.error.message)
}

/** The draft that changes a property: the one there is, or a new one. Undefined where it is not one's own. */
export async function openUpdate(
  propertyId: string,
  newId: string,
): Promise<OpenedDraft | undefined> {
  const property = await findProperty(propertyId)
  if (!property) return undefined
  const drafts = await listPropertyDrafts(api)
  const known = drafts.ok && drafts.data.data.find(({ property_id }) => property_id === propertyId)
  const draft = known && (await openDraft(known._id))
  if (draft) return { ...draft, property }
  const kept = findLocal(propertyId)
  const unsaved = kept === undefined ? null : readLocal(kept)
  return {
    id: kept ?? newId,
    property,
    propertyId,
    version: unsaved?.version ?? 0,
    content: unsaved?.content ?? contentOf(property),
    savedAt: null,
    unsaved,
    other: null,
  }
}

async function findProperty(id: string): Promise<PropertyDetail | null> {
  const result = await getProperty(api, { params: { path: { id } } })
  return (result.ok && result.data.data[0]) || null
}

function opened(
  there: PropertyDraft,
  local: LocalDraft | null,
  property: PropertyDetail | null,
): OpenedDraft {
  const at = new Date(there.saved_at)
  const isOther = there.editor !== editorId() && Date.now() - at.getTime() < RECENT_MS
  return {
    id: there._id,
    property,
    propertyId: there.property_id,
    version: local?.version ?? there.version,
    content: local?.content ?? there.content,
    unsaved: local,
    savedAt: at,
    other: isOther ? { at, browser: there.browser, os: there.os } : null,
  }
}
