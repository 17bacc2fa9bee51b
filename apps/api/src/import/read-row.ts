import { shortHash, stableJson } from '../stable-hash.ts'
import { type Reading, type ReadingContext, RejectedRow } from './draft.ts'
import type { SourceFormat, SourceRecord } from './formats/format.ts'
import { Remarks } from './remarks.ts'
import type { SeenRows } from './seen-rows.ts'
import type { SourceRow } from './source/source-row.ts'
import { storableRecord } from './values/storable.ts'

interface RowIdentity {
  readonly sourceId: string
  /** What later rows may not repeat. */
  readonly keys: readonly string[]
}

/** The id of a row, once the rows before it are known. Throws RejectedRow for a repeated advert. */
function identify(format: SourceFormat, record: SourceRecord, seen: SeenRows): RowIdentity {
  const id = format.idOf(record)
  const content = stableJson(format.contentOf(record))
  if (seen.has(content)) throw new RejectedRow('duplicate-row')
  if (format.hasIds) {
    const key = `id ${id}`
    if (seen.has(key)) throw new RejectedRow('duplicate-id', id)
    return { sourceId: id, keys: [content, key] }
  }
  // Rows that differ only in what may change are told apart by their order.
  let nth = 1
  let key = `id ${id}`
  while (seen.has(key)) {
    nth += 1
    key = `id ${id}\n#${nth}`
  }
  return { sourceId: shortHash(key), keys: [content, key] }
}

/** Turns a row of a file into a property, or says why it is none. Never throws for a bad row. */
export function readRow(
  format: SourceFormat,
  row: SourceRow,
  context: ReadingContext,
  seen: SeenRows,
): Reading {
  if (row.kind === 'broken')
    return { kind: 'rejected', sourceId: null, reason: row.problem, detail: '' }
  let sourceId: string | null = null
  const record = storableRecord(row.record)
  try {
    const identity = identify(format, record, seen)
    sourceId = identity.sourceId
    const remarks = new Remarks()
    const facts = format.read(record, context, remarks)
    const notes = remarks.notes()
    for (const key of identity.keys) seen.add(key)
    const draft = { ...facts, sourceId, notes, fields: record }
    return { kind: 'draft', draft, remarks: remarks.list }
  } catch (error) {
    if (!(error instanceof RejectedRow)) throw error
    return { kind: 'rejected', sourceId, reason: error.reason, detail: error.detail }
  }
}
