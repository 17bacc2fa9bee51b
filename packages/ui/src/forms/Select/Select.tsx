import '../Field/Control.css'
import clsx from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { ChevronDownIcon } from '../../foundations/icons/actions.tsx'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/split-field-props.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'required'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; choosing it means the empty value. */
  placeholder?: string
}

/** One of a list. The browser's own select, since phones draw it better than we could. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field} id={control.id}>
      {(ties) => (
        <div className="mz-field__frame mz-field__frame--end">
          <select
            {...control}
            {...ties}
            className={clsx('mz-control', 'mz-select', control.className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="mz-field__end">
            <span>
              <ChevronDownIcon size={18} />
            </span>
          </span>
        </div>
      )}
    </Field>
  )
}
