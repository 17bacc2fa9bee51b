import './Field.css'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import type { FieldTexts } from './Field.tsx'
import { describedBy, FieldNotes, FieldStar } from './FieldNotes.tsx'

/** Attributes that tie a group of controls to its name, hint and error. */
export interface GroupControl {
  id: string
  'aria-labelledby': string
  'aria-describedby'?: string
}

export interface GroupFieldProps extends FieldTexts {
  id?: string | undefined
  children: (group: GroupControl) => ReactNode
}

/** As `Field`, for controls of several parts, which are named as a group. */
export function GroupField(props: GroupFieldProps) {
  const { label, hideLabel = false, hint, error, required = false, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const described = describedBy(id, { hint, error })
  const name = (
    <span className="mz-field__label" id={`${id}-label`}>
      {label}
      <FieldStar required={required} />
    </span>
  )
  return (
    <div className="mz-field">
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        ...(described && { 'aria-describedby': described }),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
