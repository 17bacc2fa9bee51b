import './RadioGroup.css'
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import type { FieldTexts } from '../Field/Field.tsx'
import { GroupField } from '../Field/GroupField.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  /** What choosing it means. */
  detail?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  options: readonly RadioOption<Value>[]
  /** '' is none. */
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  name?: string
  id?: string
  /** Lines below each other, or boxes beside each other. */
  variant?: 'lines' | 'cards'
  disabled?: boolean
}

/** One of a few, all in view with what they mean. Without that, see `SegmentedControl`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, variant = 'lines', disabled = false } = props
  const ownName = useId()
  return (
    <GroupField {...props}>
      {(group) => (
        <div
          {...group}
          role="radiogroup"
          aria-required={props.required}
          aria-invalid={props.error ? true : undefined}
          className={clsx('mz-radios', variant === 'cards' && 'mz-radios--cards')}
        >
          {options.map((option) => (
            <label key={option.value} className="mz-radio">
              <input
                type="radio"
                name={props.name ?? ownName}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || (option.disabled ?? false)}
                onChange={() => onChange(option.value)}
                onBlur={props.onBlur}
              />
              {option.icon}
              <span className="mz-radio__text">
                {option.label}
                {option.detail && <span className="mz-radio__detail">{option.detail}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </GroupField>
  )
}
