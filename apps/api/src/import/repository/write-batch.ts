import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { PropertyReferences } from '../../db/property-references.ts'
import type { PropertyRow } from '../../db/property-row.ts'
import { upsertProperties } from '../../db/property-writer.ts'
import type { Database } from '../../db/schema.ts'
import { takeTurn } from '../../db/take-turn.ts'
import { propertyWithFacts } from '../../stated-facts/property-with-facts.ts'
import { contentHash, type StoredDraft } from './draft-row.ts'
import { quietenFirstFilling } from './first-filling.ts'
import { type ImportRun, saveProgress, type WrittenCounts } from './import-runs.ts'
import { withPhotographs } from './with-photographs.ts'

export type Outcome = 'new' | 'changed' | 'unchanged'

export interface BatchRow {
  readonly sourceId: string
  readonly stored: StoredDraft
}

interface KnownRow {
  readonly propertyId: string
  readonly hash: string
  /** False where the property was removed meanwhile. */
  readonly isThere: boolean
}

async function knownRows(
  db: Kysely<Database>,
  source: string,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<string, KnownRow>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .selectFrom('import_row')
    .leftJoin('property', 'property.id', 'import_row.property_id')
    .select([
      'import_row.source_id',
      'import_row.property_id',
      'import_row.content_hash',
      'property.id',
    ])
    .where('import_row.source', '=', source)
    .where(
      'import_row.source_id',
      'in',
      rows.map(({ sourceId }) => sourceId),
    )
    .execute()
  return new Map(
    found.map((row) => [
      row.source_id,
      { propertyId: row.property_id, hash: row.content_hash, isThere: row.id !== null },
    ]),
  )
}

function outcomeOf(known: KnownRow | undefined, hash: string): Outcome {
  if (!known?.isThere) return 'new'
  return known.hash === hash ? 'unchanged' : 'changed'
}

/** What writing these rows would do; writes nothing. */
export async function compareBatch(
  db: Kysely<Database>,
  source: string,
  rows: readonly BatchRow[],
): Promise<Outcome[]> {
  const known = await knownRows(db, source, rows)
  return rows.map(({ sourceId, stored }) => outcomeOf(known.get(sourceId), contentHash(stored)))
}

export interface BatchTarget {
  readonly db: Kysely<Database>
  readonly references: PropertyReferences
  readonly run: Pick<ImportRun, 'id'>
  readonly source: string
  readonly fileName: string
}

/**
 * Writes the rows that are new or changed, and how far the run has come, in one transaction: either
 * all of it holds or nothing. A property keeps its id.
 */
export async function writeBatch(
  target: BatchTarget,
  rows: readonly BatchRow[],
  position: number,
  before: WrittenCounts,
): Promise<Outcome[]> {
  const { db, source } = target
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    await quietenFirstFilling(trx)
    const known = await knownRows(trx, source, rows)
    const outcomes: Outcome[] = []
    const properties: PropertyRow[] = []
    const links: { source_id: string; property_id: string; content_hash: string }[] = []
    for (const { sourceId, stored } of rows) {
      const there = known.get(sourceId)
      const hash = contentHash(stored)
      const outcome = outcomeOf(there, hash)
      outcomes.push(outcome)
      if (outcome === 'unchanged') continue
      const id = there?.propertyId ?? uuid()
      properties.push(propertyWithFacts({ ...stored, id, sourceName: target.fileName }))
      links.push({ source_id: sourceId, property_id: id, content_hash: hash })
    }
    await upsertProperties(trx, await withPhotographs(trx, properties), target.references, {
      keepVocab: false,
    })
    if (links.length > 0)
      await trx
        .insertInto('import_row')
        .values(links.map((link) => ({ source, ...link })))
        .onConflict((conflict) =>
          conflict.columns(['source', 'source_id']).doUpdateSet(({ ref }) => ({
            property_id: ref('excluded.property_id'),
            content_hash: ref('excluded.content_hash'),
            updated_at: ref('excluded.updated_at'),
          })),
        )
        .execute()
    await saveProgress(trx, target.run.id, position, addOutcomes(before, outcomes))
    return outcomes
  })
}

/** The counts with further outcomes. */
export function addOutcomes(before: WrittenCounts, outcomes: readonly Outcome[]): WrittenCounts {
  const counts = { new: before.new, changed: before.changed, unchanged: before.unchanged }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}
