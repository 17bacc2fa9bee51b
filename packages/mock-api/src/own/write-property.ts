import type {
  AgentSummary,
  MediaItem,
  PropertyDetail,
} from '@manzil/api-client/generated/types.gen'
import { type PropertyForm, typeOf } from './check-form.ts'
import { defaultMedia } from './default-media.ts'
import { factsOf, pathOf } from './facts-of.ts'

/** What the form does not say of a new property. */
export interface NewProperty {
  _id: string
  reference: string
  agent: AgentSummary | null
  /** Name of the advertiser where there is no agent. */
  advertiser: string | null
}

/** The property that a valid form makes; `now` is ISO. */
export const newProperty = (
  form: PropertyForm,
  about: NewProperty,
  now: string,
): PropertyDetail => ({
  ...about,
  ...factsOf(form),
  ...mediaOf(form, about._id),
  previous_price: null,
  verified: false,
  is_demo: false,
  is_liked: false,
  views: 0,
  published_at: now,
  link: `/property-details?id=${about._id}`,
  source: ownerSource(about, now),
})

/** The property after its form was sent again; a draft is published when it goes live. */
export const changedProperty = (
  form: PropertyForm,
  before: PropertyDetail,
  now: string,
): PropertyDetail => ({
  ...before,
  ...factsOf(form),
  ...mediaOf(form, before._id),
  previous_price: previousPrice(form, before),
  published_at: before.status === 'draft' && form.status === 'live' ? now : before.published_at,
  source: ownerSource(before, now),
})

/** The price before a reduction; the same form sent twice keeps it. */
function previousPrice(
  { price = null, purpose }: PropertyForm,
  before: PropertyDetail,
): number | null {
  if (price === null || before.price === null || purpose !== before.purpose) return null
  if (price === before.price) return before.previous_price
  return price < before.price ? before.price : null
}

function mediaOf(form: PropertyForm, id: string): { media: MediaItem[]; media_count: number } {
  const given = (form.media ?? []).map(({ url, role }) => ({
    url,
    role,
    illustration: url.startsWith('/scenes/'),
  }))
  const { bedrooms = null, features = [] } = form
  const path = pathOf(form).map(({ slug }) => slug)
  const media =
    given.length > 0 ? given : defaultMedia({ id, type: typeOf(form), bedrooms, features, path })
  return { media, media_count: media.length }
}

const ownerSource = (
  { agent, advertiser }: Pick<PropertyDetail, 'agent' | 'advertiser'>,
  now: string,
): PropertyDetail['source'] => ({
  kind: 'owner',
  name: agent?.name || advertiser || 'Advertiser',
  as_of: now,
  notes: [],
})
