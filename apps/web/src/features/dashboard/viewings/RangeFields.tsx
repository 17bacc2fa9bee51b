import type { ViewingRange } from '@manzil/api-client/generated/types.gen'
import { Select } from '@manzil/ui/forms/Select/Select'
import { IconButton } from '@manzil/ui/foundations/IconButton/IconButton'
import { CloseIcon } from '@manzil/ui/foundations/icons/actions'
import { useTranslation } from '../../../language/use-translation.ts'
import { clockTimes } from '../../../viewing/clock-times.ts'

interface RangeFieldsProps {
  range: ViewingRange
  /** Whose hours they are, for reading. */
  day: string
  onChange: (range: ViewingRange) => void
  onRemove: () => void
}

/** Hours from a time to another. */
export function RangeFields({ range, day, onChange, onRemove }: RangeFieldsProps) {
  const { t } = useTranslation('viewings')
  const { from, to } = range
  return (
    <div className="hours__range">
      {(['from', 'to'] as const).map((end) => (
        <Select
          key={end}
          label={t(`hours.${end}`)}
          value={range[end]}
          options={clockTimes(range[end])}
          onChange={({ target }) => onChange({ from, to, [end]: target.value })}
        />
      ))}
      <IconButton label={t('hours.remove', { from, to, day })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
