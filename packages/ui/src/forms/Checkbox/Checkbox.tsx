import './Checkbox.css'
import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode
  /** How many results it would leave, formatted. */
  count?: string
}

/** On or off; the whole line can be pressed. */
export function Checkbox({ label, count, className, ...rest }: CheckboxProps) {
  return (
    <label className={['mz-checkbox', className].filter(Boolean).join(' ')}>
      <input type="checkbox" {...rest} />
      <span>
        {label}
        {count !== undefined && <span className="mz-checkbox__count"> {count}</span>}
      </span>
    </label>
  )
}
