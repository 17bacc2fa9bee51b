import './Switch.css'
import { type ReactNode, useId } from 'react'
import { describedBy, FieldNotes } from '../Field/FieldNotes.tsx'

export interface SwitchProps {
  label: ReactNode
  /** Whether it is on; the parent holds it. */
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  name?: string
  id?: string
  hint?: ReactNode
  error?: string | undefined
  /** The change is on its way: shown at once, and not to be pressed again. */
  busy?: boolean
  disabled?: boolean
}

/** On or off at once, without a form to send. In a form that is sent, use a `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { label, checked, onChange, hint, error, busy = false, disabled = false } = props
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div className="mz-field">
      <label className="mz-switch">
        <span className="mz-switch__label">{label}</span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: `checked` says it natively
          role="switch"
          id={id}
          name={props.name}
          checked={checked}
          disabled={disabled}
          // Not `disabled` while busy: the focus would be lost to the page.
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error }) || undefined}
          onBlur={props.onBlur}
          onChange={(event) => {
            if (!busy) onChange(event.target.checked)
          }}
        />
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
