import './slots.css'
import type { ValueDistribution } from '@manzil/api-client/generated/types.gen'
import type { RangeValue } from '@manzil/ui/forms/RangeInputs/RangeInputs'
import { type NumberRange, RangeSlider } from '@manzil/ui/forms/RangeSlider/RangeSlider'
import { useTranslation } from '../../../../language/use-translation.ts'
import { type Track, trackOf } from './track.ts'

interface RangeSlotProps {
  label: string
  value: RangeValue
  onChange: (value: RangeValue) => void
  /** How the properties spread; undefined while it is not known. */
  spread: ValueDistribution | undefined
  step: number
  /** Ends of the track until the properties' own are known. */
  otherwise: Track
  format: (value: number) => string
  error: string | undefined
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text))
const textOf = (value: number | null): string => (value === null ? '' : String(Math.round(value)))

const rangeOf = ({ min, max }: RangeValue): NumberRange => ({
  min: numberOf(min),
  max: numberOf(max),
})

/** From–to on a track over the properties of the other filters. */
export function RangeSlot(props: RangeSlotProps) {
  const { label, value, onChange, spread, step, otherwise, format, error } = props
  const { t } = useTranslation('listing')
  const track = spread ? trackOf(spread, step, otherwise) : otherwise
  return (
    <div className="filter-slot">
      <RangeSlider
        label={label}
        hideLabel
        value={rangeOf(value)}
        onChange={({ min, max }) => onChange({ min: textOf(min), max: textOf(max) })}
        scale="log"
        step={step}
        {...track}
        format={format}
        error={error}
        texts={{ min: t('filters.min'), max: t('filters.max'), open: t('filters.anyLimit') }}
      />
    </div>
  )
}
