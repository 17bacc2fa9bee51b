import type { Evidence } from '@manzil/api-client/generated/types.gen'

/** Evidence with an id of its own inside the answer. */
export interface NumberedEvidence extends Evidence {
  id: string
}

interface EvidenceGroup {
  id: string
  first: NumberedEvidence
  rows: NumberedEvidence[]
}

/** What was read from one property, or from one search at one time, stays together. */
export function groupEvidence(evidence: readonly Evidence[]): EvidenceGroup[] {
  const groups = new Map<string, EvidenceGroup>()
  for (const [at, row] of evidence.entries()) {
    const id = row.listing_id ?? [row.source, row.as_of, row.link].join(' ')
    const numbered = { ...row, id: String(at) }
    const group = groups.get(id) ?? { id, first: numbered, rows: [] }
    group.rows.push(numbered)
    groups.set(id, group)
  }
  return [...groups.values()]
}
