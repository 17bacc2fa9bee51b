import type {
  AgentSummary,
  MediaItem,
  PropertyDetail,
  PropertyStatus,
} from '@manzil/api-client/generated/types.gen'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import { previousPrice } from '@manzil/domain/own-property/previous-price'
import { serverTexts } from '@manzil/i18n/server-texts'
import { typeOf } from './check-form.ts'
import { defaultMedia } from './default-media.ts'
import { factsOf, pathOf } from './facts-of.ts'

/** What the form does not say of a new property. */
export interface NewProperty {
  _id: string
  reference: string
  status: PropertyStatus
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
  address: null,
  price_comparison: null,
  advertised_by: about.agent?.agency_name ?? about.advertiser,
  previous_price: null,
  verified: false,
  is_demo: false,
  is_featured: false,
  is_liked: false,
  views: 0,
  published_at: now,
  confirmed_at: about.status === 'live' ? now : null,
  updated_at: now,
  link: `/property-details?id=${about._id}`,
  source: ownerSource(about, now),
})

/** The property after its form was sent again; a draft is published when it goes live. */
export const changedProperty = (
  form: PropertyForm,
  before: PropertyDetail,
  status: PropertyStatus,
  now: string,
): PropertyDetail => ({
  ...before,
  status,
  updated_at: now,
  ...factsOf(form),
  ...mediaOf(form, before._id),
  previous_price: previousPrice(form, before),
  confirmed_at: status === 'live' && before.status !== 'live' ? now : before.confirmed_at,
  published_at: before.status === 'draft' && status === 'live' ? now : before.published_at,
  source: ownerSource(before, now),
})

function mediaOf(form: PropertyForm, id: string): { media: MediaItem[]; media_count: number } {
  const given = (form.media ?? []).map(({ url, role, alt = '', alt_ar = '' }) => ({
    url,
    role,
    illustration: url.startsWith('/scenes/'),
    alt: alt.trim(),
    alt_ar: alt_ar.trim(),
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
  name: agent?.name || advertiser || serverTexts.en.source.owner,
  as_of: now,
  notes: [],
})
