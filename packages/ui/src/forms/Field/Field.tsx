import './Field.css'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { describedBy, FieldNotes, FieldStar } from './FieldNotes.tsx'

/** What every field of a form takes. */
export interface FieldTexts {
  label: string
  /** Keeps the label for screen readers alone, where the place says what is asked. */
  hideLabel?: boolean
  hint?: ReactNode
  /** What is wrong and what to do; its presence marks the field as invalid. */
  error?: string | undefined
  /** Marks the field with an asterisk. Whether it may be empty is the form's rule. */
  required?: boolean
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined
  /** Reads the error out as it comes; without it, who comes to the field hears it. */
  announce?: boolean
  children: (control: FieldControl) => ReactNode
}

/** Label above, hint and error below a control. The label's id is the control's with `-label`. */
export function Field(props: FieldProps) {
  const {
    label,
    hideLabel = false,
    hint,
    error,
    announce = false,
    required = false,
    children,
  } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const described = describedBy(id, { hint, error })
  const labelElement = (
    <label className="mz-field__label" id={`${id}-label`} htmlFor={id}>
      {label}
      <FieldStar required={required} />
    </label>
  )
  return (
    <div className="mz-field">
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
        ...(required && { 'aria-required': true as const }),
      })}
      <FieldNotes id={id} hint={hint} error={error} announce={announce} />
    </div>
  )
}
