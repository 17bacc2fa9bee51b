import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import type { Kysely } from 'kysely'
import { loadPropertyReferences, type PropertyReferences } from '../../db/property-references.ts'
import type { Database } from '../../db/schema.ts'
import { type AssessmentForm, assessProperty } from './assess/assess-property.ts'
import { createViewsComparison } from './assess/compare-views.ts'
import { changeProperties } from './change-properties.ts'
import { createProperty } from './create-property.ts'
import { decideReview } from './decide-review.ts'
import { formCatalogueOf } from './form-catalogue.ts'
import { ownHistory } from './own-history.ts'
import { listOwn, type OwnQuery } from './own-list.ts'
import type { Editor, OwnParts } from './parts.ts'
import { publishWaiting } from './publish-waiting.ts'
import { removeProperty } from './remove-property.ts'
import { findOwnerId } from './repository/own-row.ts'
import { deleteRemoved, expireDue } from './run-out.ts'
import { undoChange } from './undo-change.ts'
import { updateProperty } from './update-property.ts'

/** Properties as their owners change them: the same rules for every door. */
export function createOwnPropertyService(
  db: Kysely<Database>,
  {
    now = () => new Date(),
    ...given
  }: Pick<OwnParts, 'lookups' | 'properties' | 'review' | 'availability'> & { now?: () => Date },
) {
  let references: Promise<PropertyReferences> | undefined
  const parts: OwnParts = {
    db,
    ...given,
    catalogue: formCatalogueOf(given.lookups),
    references: () => (references ??= loadPropertyReferences(db)),
    now,
  }
  const compareViews = createViewsComparison(db)
  return {
    list: (query: OwnQuery, editor: Editor) => listOwn(parts, query, editor),
    create: (form: PropertyForm, editor: Editor & { key: string | undefined }) =>
      createProperty(parts, form, editor),
    update: (id: string, form: PropertyForm, editor: Editor) =>
      updateProperty(parts, id, form, editor),
    remove: (id: string, editor: Editor) => removeProperty(parts, id, editor),
    change: (change: RequestOf<'changeProperties'>['body'], editor: Editor) =>
      changeProperties(parts, change, editor),
    undo: (changeId: string, editor: Editor) => undoChange(parts, changeId, editor),
    history: (id: string, page: RequestOf<'listPropertyHistory'>['query'], editor: Editor) =>
      ownHistory(parts, id, page, editor),
    assess: (form: AssessmentForm, editor: Editor) =>
      assessProperty({ ...parts, compareViews }, form, editor),
    /** Where one of the account's own stands in a search; undefined for others. */
    rank: async (
      id: string,
      query: RequestOf<'getPropertyRank'>['query'],
      { caller }: Pick<Editor, 'caller'>,
    ) =>
      (await findOwnerId(db, id, caller.id)) === undefined
        ? undefined
        : parts.properties.rank(id, query, caller.id),
    /** Says as an operator whether a property that waits goes live; `by` is the operator's account. */
    approve: (id: string, by: string) => decideReview(parts, id, by, { decision: 'approve' }),
    reject: (id: string, by: string, reason: string) =>
      decideReview(parts, id, by, { decision: 'reject', reason }),
    /** What waits for a look that nobody has to take any more goes live; how many there were. */
    publishWaiting: () => publishWaiting(parts),
    /** What the site does by itself, now and then. */
    runOut: [() => expireDue(parts), () => deleteRemoved(parts)],
  }
}

export type OwnPropertyService = ReturnType<typeof createOwnPropertyService>
