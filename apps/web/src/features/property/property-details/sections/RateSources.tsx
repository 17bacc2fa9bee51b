import type { Rate } from '@manzil/api-client/generated/types.gen'
import { SourceNote } from '@manzil/ui/data/SourceNote/SourceNote'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'

interface RateSourcesProps {
  summary: string
  /** Each with what it is for. */
  rates: readonly { label: string; rate: Rate }[]
}

/** Each rate of a sum with who says so, and the day on which somebody looked. */
export function RateSources({ summary, rates }: RateSourcesProps) {
  const { t } = useTranslation(['particulars', 'details'])
  const { date } = useFormats()
  return (
    <SourceNote
      summary={summary}
      rows={rates.map(({ label, rate }) => ({
        id: rate.id,
        origin: { text: rate.source.name, href: rate.source.url },
        field: label,
        value: rate.text,
        asOf: { text: date(rate.as_of), iso: rate.as_of },
        ...(rate.note !== null && { notes: [rate.note] }),
      }))}
      texts={{
        origin: t('cost.source'),
        field: t('cost.cost'),
        value: t('cost.rate'),
        asOf: t('cost.asOf'),
        notes: t('details:source.notes'),
      }}
    />
  )
}
