import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import type { Kysely } from 'kysely'
import { loadPropertyReferences, type PropertyReferences } from '../../db/property-references.ts'
import type { Database } from '../../db/schema.ts'
import { createProperty } from './create-property.ts'
import { formCatalogueOf } from './form-catalogue.ts'
import { listOwn, type OwnQuery } from './own-list.ts'
import type { Editor, OwnParts } from './parts.ts'
import { removeProperty } from './remove-property.ts'
import { updateProperty } from './update-property.ts'

/** Properties as their owners change them: the same rules for every door. */
export function createOwnPropertyService(
  db: Kysely<Database>,
  {
    now = () => new Date(),
    ...given
  }: Pick<OwnParts, 'lookups' | 'properties' | 'review'> & { now?: () => Date },
) {
  let references: Promise<PropertyReferences> | undefined
  const parts: OwnParts = {
    db,
    ...given,
    catalogue: formCatalogueOf(given.lookups),
    references: () => (references ??= loadPropertyReferences(db)),
    now,
  }
  return {
    list: (query: OwnQuery, editor: Editor) => listOwn(parts, query, editor),
    create: (form: PropertyForm, editor: Editor & { key: string | undefined }) =>
      createProperty(parts, form, editor),
    update: (id: string, form: PropertyForm, editor: Editor) =>
      updateProperty(parts, id, form, editor),
    remove: (id: string, editor: Editor) => removeProperty(parts, id, editor),
  }
}

export type OwnPropertyService = ReturnType<typeof createOwnPropertyService>
