import { type MonthlyCost, monthlyCost } from '@manzil/domain/costs/monthly-cost'
import { ratesOf } from '@manzil/domain/costs/rates'
import { formatRate } from '@manzil/i18n/format'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useLanguage } from '../../../../../language/use-language.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import type { SectionProps } from '../../section-props.ts'
import { useRates } from '../use-rates.ts'
import { VerdictFact } from './VerdictFact.tsx'

/** What living there comes to a month, with its parts, and how the advert puts cooling. */
export function MonthlyFact({ property }: Pick<SectionProps, 'property'>) {
  const { t } = useTranslation('verdict')
  const { money } = useFormats()
  const { data } = useRates()
  const cost = data && monthlyCost(property, ratesOf(data.data))
  const parts = useParts(cost)
  const cooling = property.stated_facts.find(({ kind }) => kind === 'chiller')
  if (!cost) return null
  return (
    <VerdictFact
      label={t('month')}
      value={money(Math.round(cost.total))}
      detail={
        <>
          {parts}
          {cooling && (
            <>
              {' · '}
              {t('cooling')}: <q>{cooling.quote}</q>
            </>
          )}
        </>
      }
      to={cost.loan ? 'mortgage' : 'costs'}
    />
  )
}

/** "loan AED 4,223 (example: 25 years at 4%, 20% down) + service charge AED 1,500" */
function useParts(cost: MonthlyCost | undefined): string {
  const { t } = useTranslation('verdict')
  const { money } = useFormats()
  const language = useLanguage()
  if (!cost) return ''
  const { loan } = cost
  const terms = loan && {
    count: loan.years,
    rate: formatRate(language, loan.rate),
    deposit: formatRate(language, loan.depositPercent),
  }
  const sums = cost.parts.map(({ name, monthly }) =>
    t(name, { amount: money(Math.round(monthly)), ...terms }),
  )
  return sums.join(' + ')
}
