import type { AmenitySlug } from '@manzil/catalogue/amenities'
import type { ReadFact } from './fact.ts'

/** Views that the catalogue has a name for; a pool or a road has none. */
const views: ReadonlyMap<string, AmenitySlug> = new Map([
  ['sea', 'sea-view'],
  ['beach', 'sea-view'],
  ['burj-khalifa', 'burj-khalifa-view'],
  ['marina', 'marina-view'],
  ['golf', 'golf-view'],
  ['canal', 'canal-view'],
  ['lake', 'lake-view'],
  ['park', 'park-view'],
  ['garden', 'park-view'],
  ['city', 'city-view'],
  ['skyline', 'city-view'],
  ['burj-al-arab', 'landmark-view'],
  ['ain-dubai', 'landmark-view'],
  ['dubai-frame', 'landmark-view'],
  ['water', 'water-view'],
  ['lagoon', 'water-view'],
  ['creek', 'water-view'],
])

/** The amenity that a fact states, by which it is found. */
export function amenityOf({
  kind,
  value,
}: Pick<ReadFact, 'kind' | 'value'>): AmenitySlug | undefined {
  if (kind === 'view') return views.get(value)
  if (kind === 'maids_room') return 'maids-room'
  if (kind === 'chiller') return 'chiller-free'
  if (kind === 'payment_plan') return 'payment-plan'
  if (kind === 'vacant') return value === 'later' ? undefined : 'vacant'
  if (kind !== 'floor') return undefined
  if (value === 'ground') return 'ground-floor'
  return value === 'high' ? 'high-floor' : undefined
}
