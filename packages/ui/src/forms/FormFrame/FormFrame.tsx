import './FormFrame.css'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'

export interface FormFrameProps {
  /** The form is to be sent. */
  onSubmit: () => void
  busy: boolean
  /** Why sending failed; read out as it comes. */
  failure: string | undefined
  /**
   * In a long form the failure is also told after the fields, beside the button that was pressed, and
   * takes the focus there where no field is wrong.
   */
  long?: boolean
  /** For a button outside the form. */
  id?: string
  children: ReactNode
}

/**
 * A form whose rules are the parent's. After it was submitted, the focus goes to the first field
 * that is wrong; nothing is submitted twice while it is busy.
 */
export function FormFrame(props: FormFrameProps) {
  const { onSubmit, busy, failure, long = false, id, children } = props
  const form = useRef<HTMLFormElement>(null)
  const told = useRef<HTMLDivElement>(null)
  /** That of the attempt before, which is still drawn when the next begins. */
  const before = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  // Drawn anew at each attempt, though the parent may have nothing new to say.
  const [, setAttempts] = useState(0)
  useEffect(() => {
    if (!asked.current || busy) return
    const failed = told.current === before.current ? null : told.current
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? failed
    if (!wrong) return
    asked.current = false
    // After React's own work: those who hear of the focus may draw.
    queueMicrotask(() => wrong.focus())
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    asked.current = true
    before.current = told.current
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
      {long && failure && (
        <div ref={told} tabIndex={-1} className="mz-form__failure">
          <InlineAlert tone="error">{failure}</InlineAlert>
        </div>
      )}
    </form>
  )
}
