import { useFormats } from '../language/use-formats.ts'
import { usePlace } from './use-place.ts'

interface ChangedValueProps {
  /** As the form calls it. */
  field: string
  /** As it is kept. */
  value: string
}

/** A value of a property that was changed, as a person reads it. */
export function ChangedValue({ field, value }: ChangedValueProps) {
  const { money, name } = useFormats()
  const place = usePlace(field === 'location_id' ? value : '')
  if (field === 'price') return money(Number(value))
  return place ? name(place) : value
}
