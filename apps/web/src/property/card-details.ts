import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { Translate } from '@manzil/i18n/texts'
import type { Formats } from '../language/use-formats.ts'
import { confirmedText } from './card-badges.tsx'

/** What tells homes apart beside their figures, as far as it is stated: furnishing, cheques, rate, age, agency. */
export const detailsOf = (
  {
    furnished,
    cheques,
    purpose,
    price_per_sqft: rate,
    published_at: at,
    ...property
  }: PropertyCard,
  t: Translate,
  formats: Formats,
): string[] =>
  [
    furnished && t(`property.furnishing.${furnished}`),
    purpose === 'rent' && cheques && t('property.cheques', { count: cheques }),
    rate !== null && t('property.pricePerArea', { price: formats.money(rate) }),
    at && t('property.listed', { ago: formats.relative(at) }),
    property.advertised_by,
    confirmedText(property, t, formats),
  ].filter((detail) => typeof detail === 'string')
