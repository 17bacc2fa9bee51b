import { type ChosenLoan, type MonthlyCost, monthlyCost } from '@manzil/domain/costs/monthly-cost'
import { type Rates, ratesOf } from '@manzil/domain/costs/rates'
import { formatRate } from '@manzil/i18n/format'
import type { MortgageValue } from '@manzil/ui/listing/MortgageCalculator/MortgageCalculator'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useLanguage } from '../../../../../language/use-language.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { useRates } from '../../../../../property/use-rates.ts'
import { borrowed, usePurchaseLoan } from '../../purchase-loan.tsx'
import type { SectionProps } from '../../section-props.ts'
import { VerdictFact } from './VerdictFact.tsx'

/** What living there comes to a month, with its parts, and how the advert puts cooling. */
export function MonthlyFact({ property }: Pick<SectionProps, 'property'>) {
  const { data } = useRates()
  return data ? <Monthly property={property} rates={ratesOf(data.data)} /> : null
}

function Monthly({ property, rates }: Pick<SectionProps, 'property'> & { rates: Rates }) {
  const { t } = useTranslation('verdict')
  const { money } = useFormats()
  const { value } = usePurchaseLoan(property, rates)
  const cost = monthlyCost(property, rates, loanOf(value))
  const parts = useParts(cost)
  const cooling = property.stated_facts.find(({ kind }) => kind === 'chiller')
  if (!cost) return null
  const alone = cost.loan ? 'monthAlone.loan' : 'monthAlone.rent'
  return (
    <VerdictFact
      // A single part is no sum of what living there costs.
      label={t(cost.parts.length === 1 ? alone : 'month')}
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

/** The loan of the page; undefined while one of its fields is empty. */
function loanOf(value: MortgageValue): ChosenLoan | undefined {
  const { price, years, rate } = value
  const principal = borrowed(value)
  if (!price || principal === null || years === null || rate === null) return undefined
  const depositPercent = Math.round((1 - principal / price) * 1_000) / 10
  return { principal, depositPercent, years, rate }
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
