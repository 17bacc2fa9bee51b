import type { FeedDifference } from '@manzil/api-client/generated/types.gen'
import type { PropertyForm } from '../own-property/check-form.ts'

/** A picture that a feed names. */
export interface FeedPicture {
  url: string
  role: 'photo' | 'plan'
}

/** What a row of a feed says: the form of its property, without pictures of ours, and theirs. */
export interface FeedContent {
  form: PropertyForm
  pictures: readonly FeedPicture[]
  /** Account of the agency's agent whom the row names. */
  agentId: string | null
}

type Change = FeedDifference['changes'][number]

/** Characters of a value that are told. */
const TOLD = 300

const compared = [
  'title',
  'title_ar',
  'description',
  'description_ar',
  'purpose',
  'completion',
  'category_id',
  'sub_category_id',
  'location_id',
  'price',
  'bedrooms',
  'bathrooms',
  'size',
  'plot_size',
  'furnished',
  'permit_number',
  'service_charge',
  'cheques',
  'developer',
  'floor',
  'total_floors',
  'parking',
  'year_built',
  'handover',
  'available_from',
  'video_url',
  'tour_url',
] as const satisfies readonly (Change['field'] & keyof PropertyForm)[]

/** Field by field, what differs between two editions of a row. */
export function changesOfContent(before: FeedContent, after: FeedContent): Change[] {
  const plain = compared.map((field): Change => {
    const [from, to] = [told(before.form[field]), told(after.form[field])]
    return { field, from, to }
  })
  const lists: Change[] = [
    { field: 'coordinates', from: point(before.form), to: point(after.form) },
    { field: 'features', from: features(before.form), to: features(after.form) },
  ]
  const changes = [...plain, ...lists].filter(({ from, to }) => from !== to)
  const pictures = ({ pictures }: FeedContent) => JSON.stringify(pictures)
  if (pictures(before) !== pictures(after))
    changes.push({
      field: 'media',
      from: String(before.pictures.length),
      to: String(after.pictures.length),
    })
  return changes
}

const point = ({ coordinates }: PropertyForm): string | null =>
  coordinates ? `${coordinates.lat}, ${coordinates.lng}` : null

const features = ({ features = [] }: PropertyForm): string | null =>
  told(features.toSorted().join(', ') || null)

function told(value: string | number | null | undefined): string | null {
  if (value === null || value === undefined) return null
  const signs = [...String(value)]
  return signs.length <= TOLD ? signs.join('') : `${signs.slice(0, TOLD - 1).join('')}…`
}
