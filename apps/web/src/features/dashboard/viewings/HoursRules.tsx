import type { ViewingHours } from '@manzil/api-client/generated/types.gen'
import { Select } from '@manzil/ui/forms/Select/Select'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

interface HoursRulesProps {
  hours: ViewingHours
  onChange: (change: Partial<ViewingHours>) => void
}

const minutes = { length: [15, 30, 45, 60, 90, 120], travel: [0, 15, 30, 45, 60, 90] }
const notices = [0, 1, 2, 4, 12, 24, 48]
const horizons = [7, 14, 21, 30, 60]

/** How long a viewing is, and how it can be booked. */
export function HoursRules({ hours, onChange }: HoursRulesProps) {
  const { t } = useTranslation('viewings')
  const { number } = useFormats()
  const options = (values: readonly number[], held: number, label: (value: number) => string) =>
    (values.includes(held) ? values : [...values, held]).map((value) => ({
      value: String(value),
      label: label(value),
    }))
  const inMinutes = (value: number) =>
    value === 0 ? t('hours.noWay') : t('hours.minutes', { total: number(value) })
  const { length_minutes, travel_minutes, notice_hours, horizon_days } = hours
  return (
    <div className="hours__rules">
      <Select
        label={t('hours.length')}
        value={String(length_minutes)}
        options={options(minutes.length, length_minutes, inMinutes)}
        onChange={({ target }) => onChange({ length_minutes: Number(target.value) })}
      />
      <Select
        label={t('hours.travel')}
        value={String(travel_minutes)}
        options={options(minutes.travel, travel_minutes, inMinutes)}
        onChange={({ target }) => onChange({ travel_minutes: Number(target.value) })}
      />
      <Select
        label={t('hours.notice')}
        value={String(notice_hours)}
        options={options(notices, notice_hours, (value) =>
          value === 0 ? t('hours.atOnce') : t('hours.hoursUnit', { total: number(value) }),
        )}
        onChange={({ target }) => onChange({ notice_hours: Number(target.value) })}
      />
      <Select
        label={t('hours.horizon')}
        value={String(horizon_days)}
        options={options(horizons, horizon_days, (value) =>
          t('hours.days', { total: number(value) }),
        )}
        onChange={({ target }) => onChange({ horizon_days: Number(target.value) })}
      />
    </div>
  )
}
