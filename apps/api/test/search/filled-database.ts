import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPropertyReferences } from '../../src/db/property-references.ts'
import type { PropertyRow } from '../../src/db/property-row.ts'
import { upsertProperties } from '../../src/db/property-writer.ts'
import { insertChunks } from '../../src/db/seed/insert-chunks.ts'
import { loadReferenceData } from '../../src/db/seed/load-reference-data.ts'
import { rebuildVocab } from '../../src/db/vocab.ts'
import type { Codes } from './oracle.ts'

/** Loads the reference data and the properties; returns the codes that rows got. */
export async function fill({ db }: OpenDatabase, rows: readonly PropertyRow[]): Promise<Codes> {
  await loadReferenceData(db)
  const references = await loadPropertyReferences(db)
  await db.transaction().execute(async (trx) => {
    await insertChunks(rows, (chunk) =>
      upsertProperties(trx, chunk, references, { keepVocab: false }),
    )
    await rebuildVocab(trx)
  })
  return readCodes({ db })
}

async function readCodes({ db }: Pick<OpenDatabase, 'db'>): Promise<Codes> {
  const places = await db.selectFrom('place').select(['slug', 'code']).execute()
  const categories = await db.selectFrom('category').selectAll().execute()
  const types = categories.filter(({ level }) => level === 2)
  const slugOf = new Map(types.map(({ code, slug }) => [code, slug]))
  return {
    place: new Map(places.map(({ slug, code }) => [slug, code])),
    type: new Map(types.map(({ slug, code }) => [slug, code])),
    category: new Map(types.map(({ slug, parent_code }) => [slug, parent_code ?? 0])),
    subtype: new Map(
      categories
        .filter(({ level }) => level === 3)
        .map(({ slug, code, parent_code }) => [`${slugOf.get(parent_code ?? 0)}/${slug}`, code]),
    ),
  }
}
