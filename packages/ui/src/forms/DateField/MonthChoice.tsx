import type { UseDatePickerReturn } from '@ark-ui/react/date-picker'
import { useMemo } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { dayFormat, type IsoDay } from './calendar.ts'

export interface MonthChoiceProps {
  picker: UseDatePickerReturn
  min: IsoDay | undefined
  max: IsoDay | undefined
  texts: { month: string; year: string }
}

/** Years to choose from beyond those of the bounds. */
const yearsAround = 100

const yearOf = (day: IsoDay): number => Number(day.slice(0, 4))

/** The month and the year that a calendar shows, in two lists of the browser. */
export function MonthChoice({ picker, min, max, texts }: MonthChoiceProps) {
  const { locale } = useUi()
  const nameOf = useMemo(() => dayFormat(locale, { month: 'long' }), [locale])
  const { month, year } = picker.focusedValue
  const thisYear = new Date().getFullYear()
  const firstYear = Math.min(year, min ? yearOf(min) : thisYear - yearsAround)
  const lastYear = Math.max(year, max ? yearOf(max) : thisYear + yearsAround)
  return (
    <>
      <select
        className="mz-calendar__select"
        aria-label={texts.month}
        value={month}
        onChange={(event) => picker.focusMonth(Number(event.target.value))}
      >
        {Array.from({ length: 12 }, (_month, place) => place + 1).map((each) => (
          <option key={each} value={each}>
            {nameOf(`2024-${String(each).padStart(2, '0')}-01`)}
          </option>
        ))}
      </select>
      <select
        className="mz-calendar__select"
        aria-label={texts.year}
        value={year}
        onChange={(event) => picker.focusYear(Number(event.target.value))}
      >
        {Array.from({ length: lastYear - firstYear + 1 }, (_year, place) => firstYear + place).map(
          (each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ),
        )}
      </select>
    </>
  )
}
