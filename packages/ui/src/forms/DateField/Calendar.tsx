import './Calendar.css'
import { parseDate, useDatePicker } from '@ark-ui/react/date-picker'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../../foundations/icons/actions.tsx'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { dayFormat, firstDayOf, type IsoDay, regional } from './calendar.ts'
import { MonthChoice } from './MonthChoice.tsx'

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

/**
 * A month of days. One stop for Tab: arrows walk by day and week, Home and End to the ends of the
 * week, PageUp and PageDown by month, with Shift by year. Days and keys are those of Ark's picker; the
 * grid is written out, since Ark's own says in English what it is.
 */
export function Calendar(props: CalendarProps) {
  return (
    <LocaleRoot>
      <Month {...props} />
    </LocaleRoot>
  )
}

const dayOrNone = (day: IsoDay | undefined) => (day === undefined ? undefined : parseDate(day))

function Month(props: CalendarProps) {
  const { value, onChoose, min, max, unavailable, texts } = props
  const { locale } = useUi()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  const format = useMemo(
    () => ({
      full: dayFormat(locale, { dateStyle: 'full' }),
      title: dayFormat(locale, { month: 'long', year: 'numeric' }),
      short: dayFormat(locale, { weekday: 'narrow' }),
      long: dayFormat(locale, { weekday: 'long' }),
    }),
    [locale],
  )
  const within = (min === undefined || value >= min) && (max === undefined || value <= max)
  const picker = useDatePicker({
    inline: true,
    closeOnSelect: false,
    locale: new Intl.Locale(regional(locale), {
      calendar: 'gregory',
      numberingSystem: 'latn',
    }).toString(),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    startOfWeek: props.firstDay ?? firstDayOf(locale),
    min: dayOrNone(min),
    max: dayOrNone(max),
    // A day beyond the bounds would be shown as the bound.
    defaultValue: value !== '' && within ? [parseDate(value)] : [],
    ...(value !== '' && { defaultFocusedValue: parseDate(value) }),
    isDateUnavailable: (day) => unavailable?.(day.toString()) ?? false,
  })
  const focus = picker.focusedValue.toString()
  // Ark gives the focus on a frame later, when the day that had it may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    byKey.current = false
  }, [focus])

  const [weekdays = []] = picker.weeks
  const month = picker.visibleRange.start.month
  const table = picker.getTableProps({ view: 'day' })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    byKey.current = true
    const week = picker.weeks.find((days) => days.some((day) => day.toString() === focus))
    // Ark goes to the ends of the month by these.
    const end = { Home: week?.[0], End: week?.at(-1) }[event.key]
    if (end) picker.setFocusedValue(end)
    // A press of the button, which chooses the day that is chosen already, too.
    else if (event.key !== 'Enter') return table.onKeyDown?.(event)
    else if (event.target instanceof HTMLElement) event.target.click()
    event.preventDefault()
  }
  return (
    <div className="mz-calendar">
      <div className="mz-calendar__head">
        <IconButton
          label={texts.previousMonth}
          disabled={picker.getPrevTriggerProps().disabled ?? false}
          onClick={() => picker.goToPrev()}
        >
          <ChevronStartIcon />
        </IconButton>
        <MonthChoice picker={picker} min={min} max={max} texts={texts} />
        <IconButton
          label={texts.nextMonth}
          disabled={picker.getNextTriggerProps().disabled ?? false}
          onClick={() => picker.goToNext()}
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
            {weekdays.map(String).map((day) => (
              <th key={day} scope="col" abbr={format.long(day)}>
                <span aria-hidden="true">{format.short(day)}</span>
                <span className="mz-visually-hidden">{format.long(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {picker.weeks.map((week) => (
            <tr key={String(week[0])}>
              {week.map((date) => {
                const day = date.toString()
                if (date.month !== month) return <td key={day} />
                const cell = picker.getDayTableCellState({ value: date })
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
                  <td
                    key={day}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                    role="gridcell"
                    aria-selected={cell.selected}
                  >
                    <button
                      type="button"
                      className="mz-calendar__day"
                      tabIndex={cell.focused ? 0 : -1}
                      aria-label={format.full(day)}
                      aria-current={cell.today ? 'date' : undefined}
                      aria-disabled={!cell.selectable || undefined}
                      onClick={() => {
                        if (!cell.selectable) return
                        picker.setFocusedValue(date)
                        onChoose(day)
                      }}
                    >
                      {date.day}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
