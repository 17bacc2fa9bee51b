import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { type FactLine, FactTable } from '@manzil/ui/data/FactTable/FactTable'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'

/** Everything else that is stated about the property; what is not stated has no line. */
export function PropertyFacts({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('details')
  return <FactTable label={t('facts.title')} facts={useFacts(property)} />
}

function useFacts(property: PropertyDetail): FactLine[] {
  const { t } = useTranslation(['common', 'details'])
  const { number, area, date } = useFormats()
  const { completion, furnished, floor, parking, year_built: year, handover, developer } = property
  const { plot_size: plot, total_floors: floors, available_from: free } = property
  const line = (
    id:
      | 'type'
      | 'purpose'
      | 'completion'
      | 'furnished'
      | 'floor'
      | 'parking'
      | 'yearBuilt'
      | 'handover'
      | 'developer'
      | 'plot'
      | 'availableFrom',
    value: string | null,
  ): FactLine[] => (value === null ? [] : [{ id, label: t(`details:facts.${id}`), value }])
  return [
    ...line('type', t(`property.type.${property.type}`)),
    ...line('purpose', t(property.purpose === 'sale' ? 'property.forSale' : 'property.forRent')),
    ...line('completion', completion && t(`details:facts.${completion}`)),
    ...line('handover', handover && quarterOf(handover)),
    ...line('furnished', furnished && t(`property.furnishing.${furnished}`)),
    ...line('availableFrom', free && date(`${free}T12:00:00Z`)),
    ...line('plot', plot === null ? null : area(plot)),
    ...line('floor', floor === null ? null : floorOf(floor)),
    ...line('parking', parking === null ? null : number(parking)),
    ...line('yearBuilt', year === null ? null : String(year)),
    ...line('developer', developer),
  ]

  function floorOf(level: number): string {
    if (level === 0) return t('details:facts.ground')
    return floors === null
      ? number(level)
      : t('details:facts.floorOf', { floor: number(level), floors: number(floors) })
  }

  /** `2027-Q4` in words; anything else as it stands. */
  function quarterOf(text: string): string {
    const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(text) ?? []
    return year && quarter ? t('details:facts.quarter', { year, quarter }) : text
  }
}
