import './FormFrame.css'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'

export interface FormFrameProps {
  /** The form is to be sent. */
  onSubmit: () => void
  busy: boolean
  /** Why sending failed; read out as it comes. */
  failure: string | undefined
  /** For a button outside the form. */
  id?: string
  children: ReactNode
}

/**
 * A form whose rules are the parent's. After it was submitted, the focus goes to the first field
 * that is wrong; nothing is submitted twice while it is busy.
 */
export function FormFrame({ onSubmit, busy, failure, id, children }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef(false)
  // Drawn anew at each attempt, though the parent may have nothing new to say.
  const [, setAttempts] = useState(0)
  useEffect(() => {
    if (!asked.current || busy) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    asked.current = false
    // After React's own work: those who hear of the focus may draw.
    queueMicrotask(() => wrong.focus())
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    asked.current = true
    setAttempts((count) => count + 1)
    onSubmit()
  }
  return (
    <form
      ref={form}
      className="mz-form"
      id={id}
      noValidate
      onSubmit={submit}
      // Typing ends the wait for errors: the focus stays with whoever types.
      onInput={() => {
        asked.current = false
      }}
    >
      {failure && (
        <InlineAlert tone="error" announce="now">
          {failure}
        </InlineAlert>
      )}
      {children}
    </form>
  )
}
