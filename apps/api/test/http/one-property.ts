import { categories } from '@manzil/catalogue/categories'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPropertyReferences } from '../../src/db/property-references.ts'
import type { PropertyRow } from '../../src/db/property-row.ts'
import { removeProperties, upsertProperties } from '../../src/db/property-writer.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'

const person = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
export const agent = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02'
export const agency = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e03'

const idOf = (slug: string, parentId?: string): string => {
  const found = categories.find(
    (each) => each.slug === slug && (parentId === undefined || each.parentId === parentId),
  )
  if (!found) throw new Error(`there is no category ${slug}`)
  return found.id
}
export const houses = idOf('houses')
export const villas = idOf('villa', houses)
/** Of the third level, as the property's own. */
const kind = categories.find(({ parentId }) => parentId === villas)?.slug ?? null

const villa = (number: number, changes: Partial<PropertyRow> = {}): PropertyRow => ({
  ...randomProperty(number, seededRandom(number)),
  agentId: agent,
  agencyId: agency,
  purpose: 'sale',
  type: 'villa',
  subtype: kind,
  place: 'dubai-marina',
  price: 2_000_000 + number * 1_000,
  bedrooms: 3,
  size: 2_000,
  completion: 'ready',
  coordinates: { lat: 25.08 + number / 10_000, lng: 55.14 },
  ...changes,
})

/** The property that a test hides: the newest, the cheapest, and the only one of its community. */
export const property = villa(77, {
  reference: 'HIDE-77',
  place: 'palm-jumeirah',
  price: 1_900_000,
  verified: true,
  publishedAt: new Date('2026-11-01'),
})

/** Properties that stay, so that lists are not empty without it. */
export const neighbours = [villa(1), villa(2), villa(3)]

/** The agent with an agency, and somebody who looks for a property. */
export async function writeAccounts({ db }: OpenDatabase): Promise<void> {
  await db
    .insertInto('account')
    .values([
      { id: person, role: 'individual', first_name: 'Mona' },
      { id: agency, role: 'agency', company_name: 'Creek Homes' },
      { id: agent, role: 'agent', first_name: 'Omar', last_name: 'Said', agency_id: agency },
    ])
    .execute()
}

/** A token of the one who looks for a property. */
export const visitorToken = ({ db }: OpenDatabase): Promise<string> =>
  createSessions(db).open({ id: person, role: 'individual' })

/** Publishes the property; the visitor likes it and has looked at it. */
export async function publishProperty({ db }: OpenDatabase): Promise<void> {
  const references = await loadPropertyReferences(db)
  await db.transaction().execute((trx) => upsertProperties(trx, [property], references))
  await db
    .insertInto('favourite')
    .values({ account_id: person, property_id: property.id })
    .execute()
  const day = new Date().toISOString().slice(0, 10)
  await db.insertInto('property_view').values({ property_id: property.id, day, views: 9 }).execute()
}

export async function hideProperty({ db }: OpenDatabase): Promise<void> {
  const change = db.updateTable('property').set({ status: statusCodes.hidden })
  await change.where('id', '=', property.id).execute()
}

export async function removeProperty({ db }: OpenDatabase): Promise<void> {
  await db.transaction().execute((trx) => removeProperties(trx, [property.id]))
}
