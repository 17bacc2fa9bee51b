import type { PropertyDetail, PropertyHistoryEntry } from '@manzil/api-client/generated/types.gen'

/** One field that was changed, in short. */
export type FieldChange = PropertyHistoryEntry['changes'][number]

type Read = (property: PropertyDetail) => string | number | boolean | null

/** What a form can change, as it is told of in short. */
const fields = {
  title: ({ title }) => title,
  title_ar: ({ title_ar }) => title_ar,
  description: ({ description }) => description,
  description_ar: ({ description_ar }) => description_ar,
  purpose: ({ purpose }) => purpose,
  completion: ({ completion }) => completion,
  category_id: ({ category_id }) => category_id,
  sub_category_id: ({ sub_category_id }) => sub_category_id,
  sub_sub_category_id: ({ sub_sub_category_id }) => sub_sub_category_id,
  location_id: ({ location_path }) => location_path.at(-1)?._id ?? null,
  coordinates: ({ coordinates: { lat, lng, approximate } }) =>
    approximate ? null : `${lat}, ${lng}`,
  price: ({ price }) => price,
  bedrooms: ({ bedrooms }) => bedrooms,
  bathrooms: ({ bathrooms }) => bathrooms,
  size: ({ size }) => size,
  plot_size: ({ plot_size }) => plot_size,
  furnished: ({ furnished }) => furnished,
  features: ({ features }) => features.toSorted().join(', ') || null,
  permit_number: ({ permit_number }) => permit_number,
  service_charge: ({ service_charge }) => service_charge,
  cheques: ({ cheques }) => cheques,
  security_deposit: ({ security_deposit }) => security_deposit,
  developer: ({ developer }) => developer,
  floor: ({ floor }) => floor,
  total_floors: ({ total_floors }) => total_floors,
  parking: ({ parking }) => parking,
  year_built: ({ year_built }) => year_built,
  handover: ({ handover }) => handover,
  available_from: ({ available_from }) => available_from,
  video_url: ({ video_url }) => video_url,
  tour_url: ({ tour_url }) => tour_url,
  media: ({ media }) => JSON.stringify(media),
} as const satisfies Record<FieldChange['field'], Read>

/** Whose change somebody has to look at before visitors see it. */
const looked: ReadonlySet<FieldChange['field']> = new Set([
  'title',
  'title_ar',
  'description',
  'description_ar',
  'purpose',
  'category_id',
  'sub_category_id',
  'location_id',
  'coordinates',
  'permit_number',
  'video_url',
  'tour_url',
  'media',
])

/** Characters of a value that the history keeps. */
const KEPT = 300

/** Field by field, what differs between a property and the same after a change. */
export function changedFields(before: PropertyDetail, after: PropertyDetail): FieldChange[] {
  // The keys of the table are those of its type.
  return (Object.keys(fields) as FieldChange['field'][]).flatMap((field): FieldChange[] => {
    const read: Read = fields[field]
    const [from, to] = [read(before), read(after)]
    if (from === to) return []
    if (field === 'media')
      return [{ field, from: String(before.media_count), to: String(after.media_count) }]
    return [{ field, from: short(from), to: short(to) }]
  })
}

export const needsALook = (changes: readonly FieldChange[]): boolean =>
  changes.some(({ field }) => looked.has(field))

function short(value: ReturnType<Read>): string | null {
  if (value === null) return null
  const text = [...String(value)]
  return text.length <= KEPT ? text.join('') : `${text.slice(0, KEPT - 1).join('')}…`
}
