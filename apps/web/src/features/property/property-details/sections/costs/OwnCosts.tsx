import type { PropertySource } from '@manzil/api-client/generated/types.gen'
import { FactTable } from '@manzil/ui/data/FactTable/FactTable'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { FigureSource } from '../FigureSource.tsx'
import type { YearlyCost } from './yearly-costs.ts'

interface OwnCostsProps {
  costs: readonly YearlyCost[]
  source: PropertySource
}

/** What the property costs beside its price, each with its sum. */
export function OwnCosts({ costs, source }: OwnCostsProps) {
  const { t } = useTranslation('particulars')
  const { money, exactMoney, area } = useFormats()
  const factOf = (cost: YearlyCost) =>
    cost.kind === 'serviceCharge'
      ? {
          label: t('costs.serviceCharge'),
          value: t('costs.perYear', { amount: money(cost.perYear) }),
          detail: t('costs.sum', { rate: exactMoney(cost.rate), size: area(cost.size) }),
        }
      : {
          label: t('costs.cheques'),
          value: t('costs.perCheque', { amount: money(cost.perCheque) }),
          detail: t('costs.chequesSum', { rent: money(cost.rent), count: cost.count }),
        }
  return (
    <div className="details-group">
      <FactTable single facts={costs.map((cost) => ({ id: cost.kind, ...factOf(cost) }))} />
      <p className="details-note">{t('costs.note')}</p>
      <FigureSource source={source} />
    </div>
  )
}
