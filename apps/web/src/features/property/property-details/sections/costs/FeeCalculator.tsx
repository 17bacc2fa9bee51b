import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { buyingFees, type Fee } from '@manzil/domain/costs/fees'
import { type MovingInCost, movingInCost } from '@manzil/domain/costs/moving-in'
import type { Rates } from '@manzil/domain/costs/rates'
import { formatRate } from '@manzil/i18n/format'
import type { CostRule } from '@manzil/ui/costs'
import { CostCalculator } from '@manzil/ui/listing/CostCalculator/CostCalculator'
import { useState } from 'react'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useLanguage } from '../../../../../language/use-language.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { borrowed, usePurchaseLoan } from '../../purchase-loan.tsx'
import { RateSources } from '../RateSources.tsx'

interface FeeCalculatorProps {
  property: PropertyDetail
  rates: Rates
}

/** What comes on top of the price or the rent, from the dated table; the price may be changed. */
export function FeeCalculator({ property, rates }: FeeCalculatorProps) {
  const { t } = useTranslation('particulars')
  const { money } = useFormats()
  const language = useLanguage()
  const isSale = property.purpose === 'sale'
  const scenario = isSale ? 'buy' : 'rent'
  const { values, onChange } = useValues(property, rates)
  const cheques = property.cheques ?? 1
  const moving = isSale
    ? undefined
    : movingInCost(property, rates, { rent: values.rent ?? 0, cheques })
  const fees = moving
    ? moving.atOnce.map(({ fee }) => fee)
    : buyingFees(property, rates, values.price ?? null)
  const sources = moving?.housing ? [...fees, moving.housing.fee] : fees
  const further = useFurther(moving, cheques)
  const percent = (value: number) => formatRate(language, value)
  return (
    <CostCalculator
      level={3}
      scenarios={[
        {
          id: scenario,
          label: t(`${scenario}.title`),
          inputs: isSale
            ? [
                { id: 'price', label: t('buy.price') },
                { id: 'loan', label: t('buy.loan'), hint: t('buy.loanHint') },
              ]
            : [{ id: 'rent', label: t('rent.rent') }],
          rules: useRules(fees),
          further,
          source: (
            <RateSources
              summary={t('cost.sources')}
              rates={sources.flatMap((fee) =>
                [fee.share, fee.fixed].flatMap((rate) =>
                  rate ? [{ label: t(`cost.${fee.name}`), rate }] : [],
                ),
              )}
            />
          ),
        },
      ]}
      scenario={scenario}
      onScenarioChange={() => {}}
      values={values}
      onChange={onChange}
      formatMoney={money}
      formatPercent={percent}
      texts={{
        title: t(`${scenario}.title`),
        scenario: t('cost.scenario'),
        moneyUnit: t('cost.unit'),
        cost: t('cost.cost'),
        amount: t('cost.amount'),
        total: t(isSale ? 'cost.total' : 'cost.totalRent'),
        incomplete: t(property.price === null ? 'cost.enter' : 'cost.incomplete'),
        share: (share) => share,
        tax: (share) => t('cost.tax', { share }),
        disclaimer:
          property.completion === 'off_plan' && isSale
            ? `${t('cost.offPlan')} ${t('cost.disclaimer')}`
            : t('cost.disclaimer'),
      }}
    />
  )
}

/** The first day with the cheque, and what comes by the month. */
function useFurther(moving: MovingInCost | undefined, cheques: number) {
  const { t } = useTranslation('particulars')
  const { money } = useFormats()
  if (!moving) return []
  const { firstPayment, housing } = moving
  return [
    {
      id: 'first',
      label: t('cost.withCheque', { count: cheques }),
      amount: money(firstPayment),
    },
    ...(housing
      ? [{ id: 'housing', label: t('cost.housingMonthly'), amount: money(housing.amount) }]
      : []),
  ]
}

type Values = Readonly<Record<string, number | null>>

/** Of a sale the price and the loan are those of the whole page; a rent is changed here alone. */
function useValues(
  property: PropertyDetail,
  rates: Rates,
): { values: Values; onChange: (next: Values) => void } {
  const [rent, setRent] = useState(property.price)
  const { value, change } = usePurchaseLoan(property, rates)
  const loan = borrowed(value)
  if (property.purpose === 'rent')
    return { values: { rent }, onChange: (next: Values) => setRent(next.rent ?? null) }
  const onChange = ({ price = null, loan: next = null }: Values) => {
    if (price !== value.price) change({ price })
    else if (next !== loan)
      change({ deposit: price === null || next === null ? null : Math.max(0, price - next) })
  }
  return { values: { price: value.price, loan }, onChange }
}

/** What the inputs are called. */
const bases = { price: 'buy.price', loan: 'buy.loan', rent: 'rent.rent' } as const

/** Fees as the calculator counts them, with the notes of their rates. */
function useRules(fees: readonly Fee[]): CostRule[] {
  const { t } = useTranslation('particulars')
  return fees.map(({ name, of, share, fixed, stated, tax }) => {
    // Notes of rates say what they are of; one without a note has to be told.
    const base = of && share?.note === null ? t('cost.of', { base: t(bases[of]) }) : undefined
    const note = stated === undefined ? ((share ?? fixed)?.note ?? base) : t('cost.depositStated')
    return {
      id: name,
      label: t(`cost.${name}`),
      ...(of && { of }),
      ...(share && { percent: share.value }),
      ...((fixed || stated !== undefined) && { fixed: stated ?? fixed?.value ?? 0 }),
      ...(tax && { taxPercent: tax.value }),
      ...(note && { note }),
    }
  })
}
