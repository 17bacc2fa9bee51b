import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import type { Translate } from '@manzil/i18n/texts'

/** What a property of an answer costs, in words. */
export function propertyPrice(
  { price, price_period: period }: ChatProperty,
  t: Translate<'chat'>,
  money: (aed: number) => string,
): string {
  if (price === null) return t('property.askPrice')
  return period === 'year' ? t('property.perYear', { price: money(price) }) : money(price)
}
