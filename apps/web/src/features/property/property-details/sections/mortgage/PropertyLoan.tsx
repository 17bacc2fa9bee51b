import { exampleRate } from '@manzil/domain/costs/loan'
import { type Buyer, leastDeposit, limitsFor } from '@manzil/domain/costs/loan-limits'
import type { Rates } from '@manzil/domain/costs/rates'
import { formatRate } from '@manzil/i18n/format'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import {
  MortgageCalculator,
  type MortgageValue,
} from '@manzil/ui/listing/MortgageCalculator/MortgageCalculator'
import { useState } from 'react'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useLanguage } from '../../../../../language/use-language.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { RateSources } from '../RateSources.tsx'
import { useLoanWords } from './use-loan-words.ts'

interface PropertyLoanProps {
  /** AED. */
  price: number
  isOffPlan: boolean
  rates: Rates
}

/** Where the slider ends, percent a year. */
const MAX_RATE = 12

/** The calculator with who buys, which decides how much a bank may lend. */
export function PropertyLoan({ price, isOffPlan, rates }: PropertyLoanProps) {
  const { t } = useTranslation('particulars')
  const language = useLanguage()
  const { money } = useFormats()
  const texts = useLoanWords()
  const [buyer, setBuyer] = useState<Buyer>({ isNational: false, isFirstProperty: true })
  const depositOf = (who: Buyer, of: number) =>
    leastDeposit(of, limitsFor(who, of, isOffPlan, rates))
  const [value, setValue] = useState<MortgageValue>(() => ({
    price,
    deposit: depositOf(buyer, price),
    years: limitsFor(buyer, price, isOffPlan, rates)?.maxYears ?? null,
    rate: exampleRate,
  }))
  const limits = limitsFor(buyer, value.price ?? price, isOffPlan, rates)
  if (!limits) return null
  const become = (change: Partial<Buyer>) => {
    const next = { ...buyer, ...change }
    setBuyer(next)
    setValue((before) => ({ ...before, deposit: depositOf(next, before.price ?? price) }))
  }
  return (
    <div className="details-group">
      {!isOffPlan && (
        <div className="details-choices">
          <SegmentedControl
            label={t('mortgage.buyer')}
            segments={[
              { value: 'resident', label: t('mortgage.resident') },
              { value: 'national', label: t('mortgage.national') },
            ]}
            value={buyer.isNational ? 'national' : 'resident'}
            onChange={(who) => become({ isNational: who === 'national' })}
          />
          <SegmentedControl
            label={t('mortgage.home')}
            segments={[
              { value: 'first', label: t('mortgage.first') },
              { value: 'next', label: t('mortgage.next') },
            ]}
            value={buyer.isFirstProperty ? 'first' : 'next'}
            onChange={(which) => become({ isFirstProperty: which === 'first' })}
          />
        </div>
      )}
      <MortgageCalculator
        level={3}
        value={value}
        onChange={setValue}
        limits={{ ...limits, maxRate: MAX_RATE }}
        formatMoney={money}
        formatPercent={(percent) => formatRate(language, percent)}
        source={
          <RateSources
            summary={t('mortgage.sources')}
            rates={[
              { label: t('mortgage.ltv'), rate: limits.share },
              { label: t('mortgage.term'), rate: limits.term },
            ]}
          />
        }
        texts={texts}
      />
    </div>
  )
}
