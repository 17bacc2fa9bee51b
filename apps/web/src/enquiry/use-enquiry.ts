import { HEALTH_CHECK_INTERVAL_MS } from '@manzil/domain/limits'
import { useFormik } from 'formik'
import { useEffect, useState } from 'react'
import { useFailure } from '../api/use-failure.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'
import { useAccount } from '../session/session-store.ts'
import { forgetDraft, keepDraft, readDraft } from './enquiry-draft.ts'
import {
  type Along,
  type AskedKind,
  type EnquiryValues,
  enquiryBody,
  noEnquiryValues,
  readKind,
} from './enquiry-values.ts'
import {
  deliver,
  deliverWaiting,
  forgetStatus,
  type SubmissionStatus,
  useSubmissionStatus,
} from './outbox.ts'
import type { EnquiryTarget } from './target.ts'
import { type EnquiryErrors, useEnquiryErrors } from './use-enquiry-errors.ts'
import { useFreshSlots, useSlotErrors } from './use-viewing-slots.ts'

const names = Object.keys(noEnquiryValues) as (keyof EnquiryValues)[]
const isName = (name: string): name is keyof EnquiryValues => name in noEnquiryValues

export interface Enquiry {
  values: EnquiryValues
  errors: EnquiryErrors
  change: (name: string, value: string) => void
  leave: (name: string) => void
  submit: () => void
  submitting: boolean
  failure: string | undefined
  status: SubmissionStatus | undefined
  /** Back to the form, with what was typed where it was not sent. */
  again: () => void
}

/** The form about something. What was typed stays until it has arrived. */
export function useEnquiry(
  target: EnquiryTarget,
  wanted: AskedKind,
  along: Along | undefined,
): Enquiry {
  const { id } = target
  const language = useLanguage()
  const account = useAccount()
  const begin = useBeginnings(target)
  const errorsBySchema = useEnquiryErrors(target)
  const slotErrors = useSlotErrors(target)
  const freshSlots = useFreshSlots(target)
  const errorsOf = (held: EnquiryValues): EnquiryErrors => ({
    ...errorsBySchema(held),
    ...slotErrors(held),
  })
  const keyOf = useIdempotencyKey()
  const status = useSubmissionStatus(id)
  const [initialValues] = useState(
    (): EnquiryValues =>
      readDraft(id) ?? {
        ...noEnquiryValues,
        kind: wanted,
        message: begin(wanted),
        name: [account?.first_name, account?.last_name].filter(Boolean).join(' '),
        email: account?.email ?? '',
      },
  )
  const form = useFormik<EnquiryValues>({
    initialValues,
    validate: errorsOf,
    onSubmit: (values) => {
      const body = enquiryBody(values, target, language, along)
      return deliver(id, { key: keyOf(body), body })
    },
  })
  const { values, touched, submitCount, setValues } = form
  const { refused, failure, forgive } = useRefusal(status)

  const choose = (kind: AskedKind) =>
    // Words of ours give way to those of the other kind; the visitor's own stay.
    void setValues((before) => ({
      ...before,
      kind,
      message: before.message === begin(before.kind) ? begin(kind) : before.message,
    }))
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    if (asked === wanted) return
    setAsked(wanted)
    choose(wanted)
  })
  useEffect(() => {
    if (status?.state === 'sent') forgetDraft(id)
    else if (values !== initialValues) keepDraft(id, values)
  }, [id, values, initialValues, status])
  useEffect(() => {
    if (status?.state === 'refused' && status.error.status === 409) freshSlots()
  }, [status, freshSlots])
  useRetry(status?.state === 'waiting')

  // Judged while drawing: the form moves the focus to the first wrong field of this very drawing.
  const wrong = errorsOf(values)
  const errors: EnquiryErrors = {}
  for (const name of names) {
    const error = (submitCount > 0 || touched[name] ? wrong[name] : undefined) ?? refused[name]
    if (error) errors[name] = error
  }
  return {
    values,
    errors,
    change: (name, value) => {
      if (!isName(name)) return
      forgive(name)
      if (name === 'kind') choose(readKind(value))
      else void form.setFieldValue(name, value)
    },
    leave: (name) => {
      // An empty field that was passed by is no mistake yet.
      if (isName(name) && values[name].trim() !== '') void form.setFieldTouched(name)
    },
    submit: () => void form.submitForm(),
    submitting: form.isSubmitting,
    failure,
    status,
    again: () => {
      if (status?.state === 'sent') {
        const { name, email, phone_number } = values
        const next = { ...noEnquiryValues, name, email, phone_number, message: begin('question') }
        form.resetForm({ values: next })
      }
      forgetStatus(id)
    },
  }
}

/** The words that a message begins with. */
function useBeginnings(target: EnquiryTarget): (kind: AskedKind) => string {
  const { t } = useTranslation('enquiry')
  return (kind) =>
    target.about === 'agent'
      ? ''
      : t(`begin.${kind}`, { title: target.title, reference: target.reference })
}

/** What the server refused: by field where it names one of the form, else in words. */
function useRefusal(status: SubmissionStatus | undefined) {
  const fail = useFailure()
  const [refused, setRefused] = useState<EnquiryErrors>({})
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    setRefused({})
    setFailure(undefined)
    if (status?.state !== 'refused') return
    const { error } = status
    fail(error, {
      onFields: (fields) => {
        const known = fields.flatMap(({ path, message }) => {
          const name = path === 'preferred_time' ? 'day' : path
          return isName(name) ? [[name, message] as const] : []
        })
        setRefused(Object.fromEntries(known))
        if (known.length === 0) setFailure(fields[0]?.message ?? error.message)
      },
      onText: setFailure,
    })
  }, [status, fail])
  const forgive = (name: keyof EnquiryValues) => setRefused(({ [name]: _, ...others }) => others)
  return { refused, failure, forgive }
}

/** Tries at once after a reload, and as often as the site asks the server how it is. */
function useRetry(waiting: boolean): void {
  useEffect(() => {
    if (navigator.onLine) deliverWaiting()
  }, [])
  useEffect(() => {
    if (!waiting) return
    const interval = setInterval(deliverWaiting, HEALTH_CHECK_INTERVAL_MS)
    return () => clearInterval(interval)
  }, [waiting])
}
