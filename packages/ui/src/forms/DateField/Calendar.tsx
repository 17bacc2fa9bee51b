import './Calendar.css'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../../foundations/icons/actions.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import {
  addDays,
  addMonths,
  clampDay,
  dayFormat,
  firstDayOf,
  type IsoDay,
  today,
  weekStart,
  weeksOf,
} from './calendar.ts'

export interface CalendarTexts {
  previousMonth: string
  nextMonth: string
  month: string
  year: string
}

export interface CalendarProps {
  /** '' is none. */
  value: IsoDay
  onChoose: (day: IsoDay) => void
  min?: IsoDay | undefined
  max?: IsoDay | undefined
  /** Days between the bounds that cannot be chosen. */
  unavailable?: ((day: IsoDay) => boolean) | undefined
  /** 0 is Sunday; by default as the language has it. */
  firstDay?: number | undefined
  texts: CalendarTexts
}

/** Years to choose from beyond those of the bounds. */
const yearsAround = 100

/**
 * A month of days. One stop for Tab: arrows walk by day and week, Home and End to the ends of the
 * week, PageUp and PageDown by month, with Shift by year. Built on the grid pattern of the APG, since
 * Ark's picker announces itself in English and as an application.
 */
export function Calendar(props: CalendarProps) {
  const { value, onChoose, min, max, unavailable, texts } = props
  const { locale, dir } = useUi()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const firstDay = props.firstDay ?? firstDayOf(locale)
  const now = today()
  const [focus, setFocus] = useState(() => clampDay(value || now, min, max))
  const moved = useRef(false)
  const format = useMemo(
    () => ({
      full: dayFormat(locale, { dateStyle: 'full' }),
      title: dayFormat(locale, { month: 'long', year: 'numeric' }),
      month: dayFormat(locale, { month: 'long' }),
      short: dayFormat(locale, { weekday: 'narrow' }),
      long: dayFormat(locale, { weekday: 'long' }),
    }),
    [locale],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moved.current = false
  }, [focus])

  const go = (day: IsoDay, byKey: boolean) => {
    moved.current = byKey
    setFocus(clampDay(day, min, max))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? -1 : 1
    const start = weekStart(focus, firstDay)
    const months = event.shiftKey ? 12 : 1
    const targets: Record<string, () => IsoDay> = {
      ArrowLeft: () => addDays(focus, -forward),
      ArrowRight: () => addDays(focus, forward),
      ArrowUp: () => addDays(focus, -7),
      ArrowDown: () => addDays(focus, 7),
      Home: () => start,
      End: () => addDays(start, 6),
      PageUp: () => addMonths(focus, -months),
      PageDown: () => addMonths(focus, months),
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target(), true)
  }
  const closed = (day: IsoDay) =>
    (min !== undefined && day < min) ||
    (max !== undefined && day > max) ||
    (unavailable?.(day) ?? false)
  const weeks = weeksOf(focus, firstDay)
  const weekdays = Array.from({ length: 7 }, (_day, place) =>
    addDays(weekStart(focus, firstDay), place),
  )
  const month = focus.slice(0, 7)
  const year = Number(focus.slice(0, 4))
  const thisYear = Number(now.slice(0, 4))
  const firstYear = Math.min(year, min ? Number(min.slice(0, 4)) : thisYear - yearsAround)
  const lastYear = Math.max(year, max ? Number(max.slice(0, 4)) : thisYear + yearsAround)
  const setMonth = (next: number, inYear: number) =>
    go(addMonths(focus, (inYear - year) * 12 + next - Number(focus.slice(5, 7))), false)
  return (
    <div className="mz-calendar">
      <div className="mz-calendar__head">
        <IconButton
          label={texts.previousMonth}
          disabled={min !== undefined && month <= min.slice(0, 7)}
          onClick={() => go(addMonths(focus, -1), false)}
        >
          <ChevronStartIcon />
        </IconButton>
        <select
          className="mz-calendar__select"
          aria-label={texts.month}
          value={Number(focus.slice(5, 7))}
          onChange={(event) => setMonth(Number(event.target.value), year)}
        >
          {Array.from({ length: 12 }, (_month, place) => (
            <option key={addMonths('2024-01-01', place)} value={place + 1}>
              {format.month(addMonths('2024-01-01', place))}
            </option>
          ))}
        </select>
        <select
          className="mz-calendar__select"
          aria-label={texts.year}
          value={year}
          onChange={(event) => setMonth(Number(focus.slice(5, 7)), Number(event.target.value))}
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_year, place) => (
            <option key={firstYear + place} value={firstYear + place}>
              {firstYear + place}
            </option>
          ))}
        </select>
        <IconButton
          label={texts.nextMonth}
          disabled={max !== undefined && month >= max.slice(0, 7)}
          onClick={() => go(addMonths(focus, 1), false)}
        >
          <ChevronEndIcon />
        </IconButton>
      </div>
      <div className="mz-visually-hidden" id={`${id}-title`} aria-live="polite">
        {format.title(focus)}
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the APG
        role="grid"
        ref={grid}
        className="mz-calendar__grid"
        aria-labelledby={`${id}-title`}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={format.long(day)}>
                <span aria-hidden="true">{format.short(day)}</span>
                <span className="mz-visually-hidden">{format.long(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, place) =>
                day === null ? (
                  <td key={place} />
                ) : (
                  // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
                  <td
                    key={day}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                    role="gridcell"
                    aria-selected={day === value}
                  >
                    <button
                      type="button"
                      className="mz-calendar__day"
                      tabIndex={day === focus ? 0 : -1}
                      aria-label={format.full(day)}
                      aria-current={day === now ? 'date' : undefined}
                      aria-disabled={closed(day) || undefined}
                      onClick={() => {
                        if (closed(day)) return
                        setFocus(day)
                        onChoose(day)
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
