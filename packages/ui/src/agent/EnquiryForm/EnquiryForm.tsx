import './EnquiryForm.css'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { ErrorIcon } from '../../foundations/icons/things.tsx'
import { type EnquiryField, EnquiryFieldControl } from './EnquiryFieldControl.tsx'

export interface EnquiryFormProps {
  title: string
  /** A sentence above the fields. */
  lead?: ReactNode
  /** The fields, in order. */
  fields: readonly EnquiryField[]
  onChange: (name: string, value: string) => void
  /** A field was left; the usual moment to judge it. */
  onBlur?: (name: string) => void
  /** The form's rules are the caller's: set the `error` of fields, or send. */
  onSubmit: () => void
  /** It is being sent. */
  submitting: boolean
  /** What went wrong with sending; what was typed stays. */
  submitError: string | undefined
  /** Instead of the form, after it was sent; it takes the focus. */
  sent?: { title: string; text?: ReactNode; actions?: ReactNode } | undefined
  /** Who gets what was typed. */
  consent?: ReactNode
  /** Between the fields and the button: a human check, terms. */
  children?: ReactNode
  level?: 2 | 3
  texts: { submit: string; submitting: string }
}

/** The shell of an enquiry: fields by data, one submit at a time, errors that are found at once. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { title, lead, fields, submitting, submitError, sent, level = 2, texts } = props
  const id = useId()
  const form = useRef<HTMLFormElement | null>(null)
  const done = useRef<HTMLHeadingElement | null>(null)
  const [attempts, setAttempts] = useState(0)
  const Heading = `h${level}` as const
  const isSent = sent !== undefined

  // After the caller has judged: the first field that is wrong, wherever it is.
  useEffect(() => {
    if (attempts === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  // Not where it is drawn as sent: nobody has pressed anything there.
  const wasSent = useRef(isSent)
  useEffect(() => {
    if (isSent && !wasSent.current) done.current?.focus()
    wasSent.current = isSent
  }, [isSent])

  if (sent) {
    return (
      <section className="mz-enquiry" aria-labelledby={id}>
        <Heading ref={done} id={id} tabIndex={-1} className="mz-enquiry__title">
          {sent.title}
        </Heading>
        {sent.text && <p className="mz-enquiry__lead">{sent.text}</p>}
        {sent.actions}
      </section>
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (submitting) return
    props.onSubmit()
    setAttempts(attempts + 1)
  }
  return (
    <form ref={form} className="mz-enquiry" noValidate aria-labelledby={id} onSubmit={submit}>
      <Heading id={id} className="mz-enquiry__title">
        {title}
      </Heading>
      {lead && <p className="mz-enquiry__lead">{lead}</p>}
      {fields.map((field) => (
        <EnquiryFieldControl
          key={field.name}
          field={field}
          onChange={(value) => props.onChange(field.name, value)}
          onBlur={() => props.onBlur?.(field.name)}
        />
      ))}
      {props.children}
      <div role="alert" className="mz-enquiry__error">
        {submitError && (
          <>
            <ErrorIcon size={18} />
            <span>{submitError}</span>
          </>
        )}
      </div>
      <Button type="submit" block size="lg" loading={submitting} loadingText={texts.submitting}>
        {texts.submit}
      </Button>
      {props.consent && <p className="mz-enquiry__consent">{props.consent}</p>}
    </form>
  )
}
