import './TimeSlots.css'
import { useId, useMemo, useState } from 'react'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { ErrorIcon } from '../../foundations/icons/things.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { regional } from '../DateField/calendar.ts'
import type { FieldTexts } from '../Field/Field.tsx'
import { GroupField } from '../Field/GroupField.tsx'
import { slotDays, type TimeSlot } from './slot-days.ts'

export interface TimeSlotsProps extends FieldTexts {
  /** The times, in order. */
  slots: readonly TimeSlot[]
  /** `start` of the chosen slot; '' is none. */
  value: string
  onChange: (start: string) => void
  onBlur?: () => void
  name?: string
  id?: string
  /** Where the slots are, such as Asia/Dubai: days and times are told as they are there. */
  timeZone: string
  status?: 'ready' | 'loading' | 'failed'
  onRetry?: () => void
  /** Of the slot, for reading; by default in the language of the page. */
  formatTime?: (start: string) => string
  texts: {
    /** Names the two groups: "Day" and "Time". */
    day: string
    time: string
    /** On days without a free slot. */
    full: string
    /** How many are free on a day: "4 free". */
    free: (count: number) => string
    /** No slots at all. */
    none: string
    loading: string
    failed: string
    retry: string
  }
}

/** A free time: a strip of days, and the times of the chosen day. Radio buttons underneath. */
export function TimeSlots(props: TimeSlotsProps) {
  const { slots, value, timeZone, status = 'ready', texts } = props
  return (
    <GroupField {...props}>
      {(group) => (
        <fieldset {...group} className="mz-slots" aria-busy={status === 'loading'}>
          {status === 'loading' && <Waiting label={texts.loading} />}
          {status === 'failed' && (
            <div className="mz-slots__note" role="alert">
              <ErrorIcon size={18} />
              <span>{texts.failed}</span>
              {props.onRetry && (
                <Button size="sm" variant="outline" onClick={props.onRetry}>
                  {texts.retry}
                </Button>
              )}
            </div>
          )}
          {status === 'ready' && slots.length === 0 && (
            <div className="mz-slots__note">{texts.none}</div>
          )}
          {status === 'ready' && slots.length > 0 && (
            // Another list of slots starts from its own first free day.
            <Slots key={`${timeZone} ${slots[0]?.start}`} {...props} value={value} />
          )}
        </fieldset>
      )}
    </GroupField>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="mz-slots__days">
        {['a', 'b', 'c', 'd', 'e'].map((each) => (
          <Skeleton key={each} width="5rem" height="4.5rem" />
        ))}
      </div>
      <Skeleton height="2.75rem" />
    </div>
  )
}

function Slots({ slots, value, onChange, onBlur, timeZone, name, texts, ...rest }: TimeSlotsProps) {
  const { locale } = useUi()
  const own = useId()
  const days = useMemo(() => slotDays(slots, timeZone), [slots, timeZone])
  const held = days.find((day) => day.slots.some(({ start }) => start === value))
  const first = held ?? days.find(({ free }) => free > 0) ?? days[0]
  const [shown, setShown] = useState(first?.day)
  const day = days.find((each) => each.day === shown) ?? first
  const format = useMemo(() => {
    const settings = { timeZone, numberingSystem: 'latn', calendar: 'gregory' } as const
    const make = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(regional(locale), { ...settings, ...options })
    return {
      weekday: make({ weekday: 'short' }),
      date: make({ day: 'numeric', month: 'short' }),
      time: make({ hour: 'numeric', minute: '2-digit' }),
    }
  }, [locale, timeZone])
  const formatTime = rest.formatTime ?? ((start: string) => format.time.format(new Date(start)))
  return (
    <>
      <div className="mz-slots__days" role="radiogroup" aria-label={texts.day}>
        {days.map((each) => {
          const start = new Date(each.slots[0]?.start ?? 0)
          return (
            <label key={each.day} className="mz-slots__day">
              <input
                type="radio"
                name={`${own}-day`}
                checked={each === day}
                onChange={() => setShown(each.day)}
                onBlur={onBlur}
              />
              <span className="mz-slots__weekday">{format.weekday.format(start)}</span>
              <strong>{format.date.format(start)}</strong>
              <span className="mz-slots__free">
                {each.free === 0 ? texts.full : texts.free(each.free)}
              </span>
            </label>
          )
        })}
      </div>
      <div className="mz-slots__times" role="radiogroup" aria-label={texts.time}>
        {day?.slots.map(({ start, taken = false }) => (
          <label key={start} className="mz-slots__time">
            <input
              type="radio"
              name={name ?? `${own}-time`}
              value={start}
              checked={start === value}
              disabled={taken}
              onChange={() => onChange(start)}
              onBlur={onBlur}
            />
            <time dateTime={start}>{formatTime(start)}</time>
          </label>
        ))}
      </div>
    </>
  )
}
