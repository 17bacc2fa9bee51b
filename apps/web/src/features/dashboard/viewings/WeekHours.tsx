import type { ViewingDay } from '@manzil/api-client/generated/types.gen'
import { formatWeekday } from '@manzil/i18n/format-moment'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { PlusIcon } from '@manzil/ui/foundations/icons/tools'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { RangeFields } from './RangeFields.tsx'

interface WeekHoursProps {
  week: readonly ViewingDay[]
  onChange: (week: ViewingDay[]) => void
}

/** Monday first, as the week of the UAE has it. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** Hours of every week. */
export function WeekHours({ week, onChange }: WeekHoursProps) {
  const { t } = useTranslation('viewings')
  const language = useLanguage()
  return (
    <div>
      {weekdays.map((weekday) => {
        const day = formatWeekday(language, weekday)
        const own = week.filter((each) => each.weekday === weekday)
        const last = own.at(-1)?.to
        return (
          <fieldset key={weekday} className="hours__day">
            <legend>{day}</legend>
            {own.length === 0 && <p className="hours__note">{t('hours.closed')}</p>}
            {own.map((range) => (
              <RangeFields
                key={week.indexOf(range)}
                range={range}
                day={day}
                onChange={(next) =>
                  onChange(week.map((each) => (each === range ? { weekday, ...next } : each)))
                }
                onRemove={() => onChange(week.filter((each) => each !== range))}
              />
            ))}
            <div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('hours.add', { day })}
                onClick={() =>
                  onChange([
                    ...week,
                    last === undefined || last > '20:00'
                      ? { weekday, from: '10:00', to: '18:00' }
                      : { weekday, from: last, to: '22:00' },
                  ])
                }
              >
                <PlusIcon size={18} />
                {t('hours.add', { day })}
              </Button>
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
