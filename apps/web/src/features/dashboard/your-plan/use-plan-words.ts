import type { Plan } from '@manzil/api-client/generated/types.gen'
import { formatRate } from '@manzil/i18n/format'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** A year that costs ten months has two free ones. */
const FREE_MONTHS = 10

/** Plans that a new site sells, by the names that they are stored with; nobody can rename them. */
const keys = {
  Professional: 'professional',
  'Professional, yearly': 'professionalYearly',
  Brokerage: 'brokerage',
  'Brokerage, yearly': 'brokerageYearly',
  Portfolio: 'portfolio',
  'Portfolio, yearly': 'portfolioYearly',
} as const
const isKnown = (name: string): name is keyof typeof keys => Object.hasOwn(keys, name)

/** What a plan is called and has, in the language of the page. */
export function usePlanWords() {
  const { t } = useTranslation('plans')
  const { money, number } = useFormats()
  const language = useLanguage()
  const nameOf = (plan: { name: string; name_ar: string }) => {
    if (isKnown(plan.name)) return t(`name.${keys[plan.name]}`)
    return language === 'ar' ? plan.name_ar : plan.name
  }
  return {
    nameOf,
    /** The card of a plan; `others` are those that it is sold beside. */
    cardOf: (plan: Plan, others: readonly Plan[] = []) => ({
      name: nameOf(plan),
      priceNote: t('vatExtra', { percent: formatRate(language, plan.vat_percent) }),
      price: money(plan.price),
      period: t(`period.${plan.period}`),
      saving:
        plan.period === 'year' &&
        others.some(({ period, price }) => period === 'month' && price * FREE_MONTHS === plan.price)
          ? t('twoFree')
          : undefined,
      features: [
        t('feature.listings', { count: number(plan.listings_limit) }),
        t('feature.featured', { count: number(plan.featured_limit) }),
        t('feature.photos', { count: number(plan.photos_limit) }),
        ...(plan.user_type === 'agency'
          ? [t('feature.agents', { count: number(plan.agents_limit) })]
          : []),
      ],
    }),
  }
}
