import type { MortgageCalculatorProps } from '@manzil/ui/listing/MortgageCalculator/MortgageCalculator'
import { useTranslation } from '../../../../../language/use-translation.ts'

/** What the calculator of loans says. */
export function useLoanWords(): MortgageCalculatorProps['texts'] {
  const { t } = useTranslation('particulars')
  return {
    title: t('mortgage.title'),
    price: t('mortgage.price'),
    deposit: t('mortgage.deposit'),
    minDeposit: (share) => t('mortgage.minDeposit', { share }),
    depositTooSmall: (least) => t('mortgage.tooSmall', { least }),
    depositTooLarge: t('mortgage.tooLarge'),
    years: t('mortgage.years'),
    yearsUnit: t('mortgage.yearsUnit'),
    rate: t('mortgage.rate'),
    percentUnit: '%',
    moneyUnit: t('mortgage.unit'),
    monthly: t('mortgage.monthly'),
    loan: t('mortgage.loan'),
    interest: t('mortgage.interest'),
    total: t('mortgage.total'),
    incomplete: t('mortgage.incomplete'),
    schedule: t('mortgage.schedule'),
    columns: {
      year: t('mortgage.year'),
      interest: t('mortgage.interest'),
      principal: t('mortgage.principal'),
      balance: t('mortgage.balance'),
    },
    disclaimer: t('mortgage.disclaimer'),
  }
}
