import '../Field/FieldShell.css'
import '../Field/FieldPanel.css'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CalendarIcon } from '../../foundations/icons/tools.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import type { CalendarTexts } from './Calendar.tsx'
import { dayFormat, type IsoDay, isDay } from './calendar.ts'
import { readDay } from './read-day.ts'

const CalendarPanel = lazy(async () => ({
  default: (await import('./CalendarPanel.tsx')).CalendarPanel,
}))

export interface DateFieldProps extends FieldTexts {
  /** YYYY-MM-DD; '' is empty, or a text that is no day. */
  value: IsoDay
  /** With the text as typed, so that a form can tell an empty field from an unreadable one. */
  onChange: (value: IsoDay, typed: string) => void
  onBlur?: () => void
  /** Of a hidden input that carries YYYY-MM-DD in a form of the browser. */
  name?: string
  id?: string
  /** Bounds of the calendar. Typed days are not bent; the form judges. */
  min?: IsoDay
  max?: IsoDay
  /** Days between the bounds that cannot be chosen in the calendar. */
  unavailable?: (day: IsoDay) => boolean
  /** 0 is Sunday; by default as the language has it. */
  firstDay?: number
  /** Reads 11/21 as November; by default the day comes first. */
  monthFirst?: boolean
  /** For reading; by default day, short month and year in the language of the page. */
  format?: (day: IsoDay) => string
  texts: CalendarTexts & {
    /** Names the button and the calendar behind it. */
    open: string
  }
  /** How a day may be typed: "DD/MM/YYYY". */
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

/** A day, typed or chosen from a calendar, which is loaded when it is first opened. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, name, texts, disabled = false, readOnly = false } = props
  const { locale } = useUi()
  const shell = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<{ text: string; value: IsoDay } | null>(null)
  const [open, setOpen] = useState(false)
  const show =
    props.format ?? dayFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const shown = isDay(value) ? show(value) : value
  const text = draft?.value === value ? draft.text : shown
  const type = (typed: string) => {
    const next = readDay(typed, locale, props.monthFirst) ?? ''
    setDraft({ text: typed, value: next })
    onChange(next, typed)
  }
  const choose = (day: IsoDay) => {
    setDraft(null)
    setOpen(false)
    onChange(day, show(day))
    input.current?.focus()
  }
  return (
    <Field {...props}>
      {(ties) => (
        <div className="mz-shell" ref={shell}>
          <input
            {...ties}
            ref={input}
            type="text"
            autoComplete="off"
            className="mz-shell__input mz-figures"
            placeholder={props.placeholder}
            disabled={disabled}
            readOnly={readOnly}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || !event.altKey || readOnly) return
              event.preventDefault()
              setOpen(true)
            }}
            onBlur={() => {
              if (value !== '' || text.trim() === '') setDraft(null)
              props.onBlur?.()
            }}
          />
          <IconButton
            label={texts.open}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled || readOnly}
            onClick={() => setOpen(!open)}
          >
            <CalendarIcon />
          </IconButton>
          {name !== undefined && <input type="hidden" name={name} value={value} />}
          {open && (
            <Suspense>
              <CalendarPanel
                label={texts.open}
                value={isDay(value) ? value : ''}
                onChoose={choose}
                onClose={() => setOpen(false)}
                anchor={() => shell.current}
                back={() => input.current}
                min={props.min}
                max={props.max}
                unavailable={props.unavailable}
                firstDay={props.firstDay}
                texts={texts}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
