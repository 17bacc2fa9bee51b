import type { OperatorProperty } from '@manzil/api-client/generated/types.gen'
import { formatDistance } from '@manzil/i18n/format'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** Digits of a coordinate that tell houses apart. */
const DIGITS = 5

/** What a property says that it is, and how far from its place it says to be. */
export function ReviewFacts({ property }: { property: OperatorProperty }) {
  const { t } = useTranslation(['operator', 'common'])
  const language = useLanguage()
  const { money, area, number } = useFormats()
  const { price, price_period, purpose, type, bedrooms, bathrooms, size, floor, place } = property
  const { coordinates, place_distance: distance } = property
  const beds =
    bedrooms === 0
      ? t('common:property.studio')
      : bedrooms !== null && t('common:property.beds', { count: bedrooms })
  const baths = bathrooms !== null && t('common:property.baths', { count: bathrooms })
  const point = [coordinates.lat, coordinates.lng].map((each) => each.toFixed(DIGITS)).join(', ')
  const rows = [
    ['reference', property.reference],
    ['purpose', t(purpose === 'sale' ? 'common:property.forSale' : 'common:property.forRent')],
    [
      'price',
      price === null
        ? null
        : [money(price), price_period && t('common:property.aYear')].filter(Boolean).join(' '),
    ],
    ['kind', t(`common:property.type.${type}`)],
    ['rooms', [beds, baths].filter(Boolean).join(' · ') || null],
    ['size', size === null ? null : area(size)],
    ['floor', floor === null ? null : number(floor)],
    ['permit', property.permit_number],
    ['place', place],
    ['point', coordinates.approximate ? null : point],
    [
      'distance',
      distance === null || place === null
        ? null
        : t('review.fromPlace', { distance: formatDistance(language, distance), place }),
    ],
  ] as const
  return (
    <dl className="operator__facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`review.${name}`)}</dt>
          <dd>
            <bdi>{value ?? '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
