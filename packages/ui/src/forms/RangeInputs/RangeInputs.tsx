import './RangeInputs.css'
import { type ReactNode, useId } from 'react'
import { ErrorIcon } from '../../foundations/icons/things.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { onlyDigits } from './digits.ts'

/** Whole numbers as typed, without separators; empty means no limit. */
export interface RangeValue {
  min: string
  max: string
}

export interface RangeInputsProps {
  label: string
  /** Name of the field of the lower end. */
  minLabel: string
  /** Name of the field of the upper end. */
  maxLabel: string
  value: RangeValue
  onChange: (value: RangeValue) => void
  onBlur?: () => void
  /** Shown inside both fields, for example AED or sqft. */
  unit?: ReactNode
  error?: string | undefined
  name?: string
}

/** From–to, both open. Whether from may exceed to is the form's rule; it says so in `error`. */
export function RangeInputs(props: RangeInputsProps) {
  const { label, minLabel, maxLabel, value, onChange, onBlur, unit, error, name } = props
  const errorId = useId()
  const shared = {
    hideLabel: true,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    end: unit === undefined ? undefined : <span>{unit}</span>,
    onBlur,
    ...(error && { 'aria-invalid': true as const, 'aria-describedby': errorId }),
  }
  return (
    <fieldset className="mz-range">
      <legend className="mz-range__legend">{label}</legend>
      <div className="mz-range__pair">
        <TextField
          {...shared}
          label={`${label}: ${minLabel}`}
          placeholder={minLabel}
          value={value.min}
          name={name && `${name}_min`}
          onChange={(event) => onChange({ ...value, min: onlyDigits(event.target.value) })}
        />
        <span aria-hidden="true">–</span>
        <TextField
          {...shared}
          label={`${label}: ${maxLabel}`}
          placeholder={maxLabel}
          value={value.max}
          name={name && `${name}_max`}
          onChange={(event) => onChange({ ...value, max: onlyDigits(event.target.value) })}
        />
      </div>
      {error && (
        <div className="mz-field__error" id={errorId}>
          <ErrorIcon size={16} />
          {error}
        </div>
      )}
    </fieldset>
  )
}
