import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { Translate } from '@manzil/i18n/texts'
import type { PropertyCardProps } from '@manzil/ui/listing/PropertyCard/PropertyCard'
import type { Formats } from '../language/use-formats.ts'

/** Less is no difference that anybody would pay for. */
export const SAME = 0.005

/** How the price stands among properties like it, in words; nothing where it was not compared. */
export function comparisonOf(
  { price_comparison: compared }: Pick<PropertyCard, 'price_comparison'>,
  t: Translate,
  { money, percent, number, name }: Formats,
): Pick<PropertyCardProps, 'comparison'> {
  if (!compared) return {}
  const { by, distance, median, properties, place, near_size: isNear } = compared
  const where = Math.abs(distance) < SAME ? 'same' : distance < 0 ? 'below' : 'above'
  const said = { share: percent(Math.abs(distance)), place: name(place) }
  const asked = money(Math.round(median))
  const among = {
    count: properties,
    total: number(properties),
    median: by === 'price' ? asked : t('property.pricePerArea', { price: asked }),
  }
  const text = by === 'price' ? (`${where}` as const) : (`${where}Rate` as const)
  return {
    comparison: {
      text: t(`property.compared.${text}`, said),
      hint: t(isNear ? 'property.compared.amongNear' : 'property.compared.among', among),
      distance,
    },
  }
}
