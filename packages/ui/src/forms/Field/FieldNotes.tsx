import './Field.css'
import type { ReactNode } from 'react'
import { ErrorIcon } from '../../foundations/icons/things.tsx'

/** The ids of the notes that are there, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldNotesProps, 'hint' | 'error'>) {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
}

/** Tells with an asterisk that something is asked for. */
export function FieldStar({ required }: { required: boolean }) {
  if (!required) return null
  return (
    <span className="mz-field__star" aria-hidden="true">
      *
    </span>
  )
}

export interface FieldNotesProps {
  id: string
  hint?: ReactNode
  error?: string | undefined
  /** Reads the error out as it comes: where the focus stays in the field while others look at it. */
  announce?: boolean
}

/** Hint and error below a control. */
export function FieldNotes({ id, hint, error, announce = false }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <div className="mz-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div
          className="mz-field__error"
          id={`${id}-error`}
          {...(announce && { role: 'alert' as const })}
        >
          <ErrorIcon size={16} />
          <span>{error}</span>
        </div>
      )}
    </>
  )
}
