import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'

/** Everything else that is stated about the home; what is not stated has no row. */
export function FactTable({ property }: { property: PropertyDetail }) {
  const rows = useFacts(property)
  const { t } = useTranslation('details')
  return (
    <dl className="details-facts" aria-label={t('facts.title')}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface FactRow {
  label: string
  value: string
}

function useFacts(property: PropertyDetail): FactRow[] {
  const { t } = useTranslation(['common', 'details'])
  const { number } = useFormats()
  const { completion, furnished, floor, parking, year_built: year, handover, developer } = property
  const row = (
    name: 'completion' | 'furnished' | 'floor' | 'parking' | 'yearBuilt' | 'handover' | 'developer',
    value: string | null,
  ): FactRow[] => (value === null ? [] : [{ label: t(`details:facts.${name}`), value }])
  return [
    { label: t('details:facts.type'), value: t(`property.type.${property.type}`) },
    {
      label: t('details:facts.purpose'),
      value: t(property.purpose === 'sale' ? 'property.forSale' : 'property.forRent'),
    },
    ...row('completion', completion && t(`details:facts.${completion}`)),
    ...row('handover', handover && quarterOf(handover)),
    ...row('furnished', furnished && t(`details:facts.furnishedValue.${furnished}`)),
    ...row(
      'floor',
      floor === null ? null : floor === 0 ? t('details:facts.ground') : number(floor),
    ),
    ...row('parking', parking === null ? null : number(parking)),
    ...row('yearBuilt', year === null ? null : String(year)),
    ...row('developer', developer),
  ]

  /** `2027-Q4` in words; anything else as it stands. */
  function quarterOf(text: string): string {
    const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(text) ?? []
    return year && quarter ? t('details:facts.quarter', { year, quarter }) : text
  }
}
