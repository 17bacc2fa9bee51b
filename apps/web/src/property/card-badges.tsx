import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { Translate } from '@manzil/i18n/texts'
import { PriceCutIcon, VerifiedIcon } from '@manzil/ui/foundations/icons/things'
import type { PropertyCardProps } from '@manzil/ui/listing/PropertyCard/PropertyCard'
import type { Formats } from '../language/use-formats.ts'

type Badges = NonNullable<PropertyCardProps['badges']>

/** A property is new for a week; a first visit loads no dayjs for that. */
const NEW_MS = 7 * 86_400_000

/** The two that matter most, for a card. */
export const badgesOf = (property: PropertyCard, t: Translate, formats: Formats): Badges =>
  allBadgesOf(property, t, formats).slice(0, 2)

/** Badges that mean something: a place that is paid for, marked as verified by its source, a price cut with its amount, off-plan, new. */
export function allBadgesOf(property: PropertyCard, t: Translate, formats: Formats): Badges {
  const {
    is_featured: featured,
    verified,
    price,
    previous_price: before,
    completion,
    published_at: published,
  } = property
  const cut = price !== null && before !== null ? before - price : 0
  return [
    ...(featured
      ? [{ id: 'featured', text: t('property.featured'), hint: t('property.featuredHint') }]
      : []),
    ...(verified
      ? [
          {
            id: 'verified',
            text: t('property.verified'),
            hint: t('property.verifiedHint'),
            icon: <VerifiedIcon size={14} />,
          },
        ]
      : []),
    ...(cut > 0
      ? [
          {
            id: 'cut',
            text: t('property.reduced', { amount: formats.compactMoney(cut) }),
            icon: <PriceCutIcon size={14} />,
          },
        ]
      : []),
    ...(completion === 'off_plan' ? [{ id: 'off-plan', text: t('property.offPlan') }] : []),
    ...(published !== null && Date.now() - Date.parse(published) < NEW_MS
      ? [{ id: 'new', text: t('property.new') }]
      : []),
  ]
}

/** When the advertiser last said that it is still offered; nothing where nobody has. */
export const confirmedText = (
  { confirmed_at: at }: Pick<PropertyCard, 'confirmed_at'>,
  t: Translate,
  { relative }: Pick<Formats, 'relative'>,
): string | undefined => (at === null ? undefined : t('property.confirmed', { ago: relative(at) }))
