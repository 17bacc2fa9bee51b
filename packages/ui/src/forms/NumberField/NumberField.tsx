import '../Field/Control.css'
import './NumberField.css'
import clsx from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { MinusIcon, PlusIcon } from '../../foundations/icons/tools.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { decimalMark, editable, numberFormat } from './number-format.ts'
import { readNumber } from './read-number.ts'
import { useNumberDraft } from './use-number-draft.ts'

export interface NumberFieldProps extends FieldTexts {
  /** `null` is empty, or a text that is no number. */
  value: number | null
  /** With the text as typed, so that a form can tell an empty field from an unreadable one. */
  onChange: (value: number | null, typed: string) => void
  onBlur?: () => void
  /** Of a hidden input that carries the plain number in a form of the browser. */
  name?: string
  id?: string
  /** Bounds of the steppers and of screen readers. Typed values are not bent; the form judges. */
  min?: number
  max?: number
  /** What one press of an arrow key or a stepper adds; PageUp and PageDown add ten times that. */
  step?: number
  /** Digits behind the decimal mark. */
  decimals?: number
  /** Names of the two buttons; without them there are none. */
  steppers?: { increase: string; decrease: string }
  /** Laid over the end where there are no steppers: a unit. */
  unit?: ReactNode
  /** For reading; by default groups in the language of the page. */
  format?: (value: number) => string
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

/** A number, typed in any digits; grouped while nobody edits it. */
export function NumberField(props: NumberFieldProps) {
  const { value, name, min, max, step = 1, decimals = 0, steppers, unit } = props
  const { disabled = false, readOnly = false } = props
  const { locale } = useUi()
  const mark = decimalMark(locale)
  const show = props.format ?? numberFormat(locale, decimals).format
  const { input, step: set } = useNumberDraft({
    value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    readOnly,
    show,
    read: (text) => readNumber(text, { decimals, mark }),
    edit: (number) => editable(number, mark),
  })
  const bend = (number: number) => {
    const rounded = Number(number.toFixed(decimals))
    return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, rounded))
  }
  const move = (steps: number) => {
    if (!disabled && !readOnly) set(bend(value === null ? (min ?? 0) : value + steps * step))
  }
  const keys: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = keys[event.key]
    if (steps === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    move(steps)
  }
  const end = steppers ? (
    <Steppers
      texts={steppers}
      onStep={move}
      least={disabled || readOnly || (value !== null && min !== undefined && value <= min)}
      most={disabled || readOnly || (value !== null && max !== undefined && value >= max)}
    />
  ) : (
    unit !== undefined && <span>{unit}</span>
  )
  return (
    <Field {...props}>
      {(ties) => (
        <div
          className={clsx(
            'mz-field__frame',
            Boolean(end) && 'mz-field__frame--end',
            steppers && 'mz-field__frame--steppers',
          )}
        >
          <input
            {...ties}
            {...input}
            type="text"
            role="spinbutton"
            inputMode={decimals > 0 ? 'decimal' : (min ?? 0) < 0 ? 'text' : 'numeric'}
            autoComplete="off"
            className="mz-control mz-figures"
            placeholder={props.placeholder}
            disabled={disabled}
            readOnly={readOnly}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value ?? undefined}
            aria-valuetext={value === null ? undefined : show(value)}
            onKeyDown={onKeyDown}
          />
          {end && <span className="mz-field__end">{end}</span>}
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
        </div>
      )}
    </Field>
  )
}

interface SteppersProps {
  texts: { increase: string; decrease: string }
  onStep: (steps: 1 | -1) => void
  least: boolean
  most: boolean
}

/** For the pointer; the keyboard has its arrows, so they are no stops of their own. */
function Steppers({ texts, onStep, least, most }: SteppersProps) {
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className="mz-stepper"
        aria-label={texts.decrease}
        disabled={least}
        onClick={() => onStep(-1)}
      >
        <MinusIcon size={18} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className="mz-stepper"
        aria-label={texts.increase}
        disabled={most}
        onClick={() => onStep(1)}
      >
        <PlusIcon size={18} />
      </button>
    </>
  )
}
