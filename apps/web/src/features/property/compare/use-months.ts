import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { monthlyCost } from '@manzil/domain/costs/monthly-cost'
import { ratesOf } from '@manzil/domain/costs/rates'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useRates } from '../../../property/use-rates.ts'

/** What a property comes to a month, as its page tells it before a loan is chosen. */
export function useMonths() {
  const { t } = useTranslation('choosing')
  const { money } = useFormats()
  const { data } = useRates()
  return (property: PropertyDetail): string | null => {
    const cost = data && monthlyCost(property, ratesOf(data.data))
    if (!cost) return null
    const amount = money(Math.round(cost.total))
    if (cost.parts.length > 1) return amount
    return t(cost.loan ? 'rows.monthLoan' : 'rows.monthRent', { amount })
  }
}
