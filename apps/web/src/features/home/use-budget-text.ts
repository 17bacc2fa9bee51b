import type { RangeValue } from '@manzil/ui/forms/RangeInputs/RangeInputs'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import type { Intention } from './search-criteria.ts'

/** Says a budget in words: "Up to AED 2M", for rents with their period. */
export function useBudgetText(): (purpose: Intention, budget: RangeValue) => string {
  const { t } = useTranslation('home')
  const { compactMoney } = useFormats()
  return (purpose, { min, max }) => {
    // Without a budget there is none to write, and a formatter of its own to save.
    if (!min && !max) return t('search.anyBudget')
    const words = { from: compactMoney(Number(min)), to: compactMoney(Number(max)) }
    const year = purpose === 'rent'
    if (min && max) return t(year ? 'search.betweenYear' : 'search.between', words)
    if (max) return t(year ? 'search.upToYear' : 'search.upTo', { price: words.to })
    return t(year ? 'search.overYear' : 'search.over', { price: words.from })
  }
}
