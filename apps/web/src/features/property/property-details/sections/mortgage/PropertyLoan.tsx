import type { Rates } from '@manzil/domain/costs/rates'
import { formatRate } from '@manzil/i18n/format'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { MortgageCalculator } from '@manzil/ui/listing/MortgageCalculator/MortgageCalculator'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useLanguage } from '../../../../../language/use-language.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { usePurchaseLoan } from '../../purchase-loan.tsx'
import type { SectionProps } from '../../section-props.ts'
import { RateSources } from '../RateSources.tsx'
import { useLoanWords } from './use-loan-words.ts'

interface PropertyLoanProps extends Pick<SectionProps, 'property'> {
  rates: Rates
}

/** Where the slider ends, percent a year. */
const MAX_RATE = 12

/** The calculator with who buys, which decides how much a bank may lend. */
export function PropertyLoan({ property, rates }: PropertyLoanProps) {
  const { t } = useTranslation('particulars')
  const language = useLanguage()
  const { money } = useFormats()
  const texts = useLoanWords()
  const { buyer, value, limits, change, become } = usePurchaseLoan(property, rates)
  if (!limits) return null
  return (
    <div className="details-group">
      {property.completion !== 'off_plan' && (
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
        onChange={change}
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
