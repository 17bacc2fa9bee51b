import type { ListingSource } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { formatRate } from './format-rate.ts'
import { Section } from './Section.tsx'
import { SourceNote } from './SourceNote.tsx'
import type { YearlyCost } from './yearly-costs.ts'

interface CostsProps {
  costs: readonly YearlyCost[]
  source: ListingSource
}

/** What the home costs beside its price, each with its sum. */
export function Costs({ costs, source }: CostsProps) {
  const { t } = useTranslation('details')
  const { money, area } = useFormats()
  const language = useLanguage()
  const rowOf = (cost: YearlyCost) =>
    cost.kind === 'serviceCharge'
      ? {
          label: t('costs.serviceCharge'),
          amount: t('costs.perYear', { amount: money(cost.perYear) }),
          sum: t('costs.sum', { rate: formatRate(language, cost.rate), size: area(cost.size) }),
        }
      : {
          label: t('costs.cheques'),
          amount: t('costs.perCheque', { amount: money(cost.perCheque) }),
          sum: t('costs.chequesSum', { rent: money(cost.rent), count: cost.count }),
        }
  return (
    <Section id="costs" title={t('costs.title')}>
      <dl className="details-costs">
        {costs.map((cost) => {
          const { label, amount, sum } = rowOf(cost)
          return (
            <div key={cost.kind}>
              <dt>{label}</dt>
              <dd>
                <strong>{amount}</strong>
                <span>{sum}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="details-note">{t('costs.note')}</p>
      <SourceNote source={source} />
    </Section>
  )
}
