import { readDisclosures } from '../../disclosure/repository.ts'
import type { Section } from './section.ts'

export const disclosures: Section = {
  name: 'disclosures',
  tables: ['disclosure'],
  async read(db, accountId, limit) {
    const rows = await readDisclosures(db, accountId, { limit, offset: 0 })
    return rows.map((row) => ({
      id: row.id,
      at: row.created_at,
      kind: row.kind,
      to: row.recipient_name ?? row.recipient_kind,
      reference: row.reference,
      title: row.property_title,
      shared: row.shared,
      words: row.words,
      withdrawn_at: row.withdrawn_at,
    }))
  },
}
