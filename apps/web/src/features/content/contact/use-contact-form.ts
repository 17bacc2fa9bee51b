import { createGetInTouch } from '@manzil/api-client/generated/enquiry-calls.gen'
import { zGetInTouchRequest } from '@manzil/api-client/generated/zod-mini.gen'
import { useFormik } from 'formik'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useIdempotencyKey } from '../../../form/use-idempotency-key.ts'
import { validateBySchema } from '../../../form/validate-by-schema.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useAccount } from '../../../session/session-store.ts'
import { contactDraft } from './contact-draft.ts'
import { type ContactValues, contactBody, noContactValues } from './contact-values.ts'

type Errors = Partial<Record<keyof ContactValues, string>>

interface ContactForm {
  values: ContactValues
  errors: Errors
  change: (name: keyof ContactValues, value: string) => void
  leave: (name: keyof ContactValues) => void
  submit: () => void
  submitting: boolean
  failure: string | undefined
  /** Of the message that was kept. */
  reference: string | undefined
  again: () => void
}

/** The message to the company. What was typed stays until it has arrived. */
export function useContactForm(): ContactForm {
  const fail = useFailure()
  const language = useLanguage()
  const account = useAccount()
  const validate = useContactValidation()
  const keyOf = useIdempotencyKey()
  const sending = useRef(false)
  const [refused, setRefused] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [reference, setReference] = useState<string>()
  const [initialValues] = useState(
    (): ContactValues =>
      contactDraft.read() ?? {
        ...noContactValues,
        name: [account?.first_name, account?.last_name].filter(Boolean).join(' '),
        email: account?.email ?? '',
      },
  )
  const form = useFormik<ContactValues>({
    initialValues,
    validate,
    onSubmit: async (values, { resetForm }) => {
      // A second press comes before the button has been drawn as busy.
      if (sending.current) return
      sending.current = true
      setFailure(undefined)
      setRefused({})
      const body = contactBody(values, language)
      const header = { 'Idempotency-Key': keyOf(body) }
      const result = await createGetInTouch(api, { params: { header }, body })
      sending.current = false
      if (result.ok) {
        contactDraft.forget()
        resetForm({ values: { ...noContactValues, name: values.name, email: values.email } })
        setReference(result.data.data.reference)
        return
      }
      fail(result.error, {
        onFields: (fields) =>
          setRefused(Object.fromEntries(fields.map(({ path, message }) => [path, message]))),
        onText: setFailure,
      })
    },
  })
  const { values, touched, submitCount } = form
  useEffect(() => {
    if (values !== initialValues && reference === undefined) contactDraft.keep(values)
  }, [values, initialValues, reference])
  // Judged while drawing: the form moves the focus to the first wrong field of this very drawing.
  const wrong = useMemo(() => validate(values), [validate, values])
  const errorOf = (name: keyof ContactValues) =>
    (submitCount > 0 || touched[name] ? wrong[name] : undefined) ?? refused[name]
  const errors: Errors = {}
  for (const name of Object.keys(noContactValues) as (keyof ContactValues)[]) {
    const error = errorOf(name)
    if (error) errors[name] = error
  }
  return {
    values,
    errors,
    change: (name, value) => {
      void form.setFieldValue(name, value)
      setRefused(({ [name]: _, ...others }) => others)
    },
    leave: (name) => {
      // An empty field that was passed by is no mistake yet.
      if (values[name].trim() !== '') void form.setFieldTouched(name)
    },
    submit: () => void form.submitForm(),
    submitting: form.isSubmitting,
    failure,
    reference,
    again: () => setReference(undefined),
  }
}

/** The contract's rules in words. */
function useContactValidation() {
  const { t } = useTranslation('content')
  const language = useLanguage()
  return useMemo(() => {
    const long = t('contact.errors.tooLong')
    return validateBySchema<ContactValues>(
      zGetInTouchRequest,
      (values) => contactBody(values, language),
      {
        name: { empty: t('contact.errors.name'), wrong: long },
        email: { empty: t('contact.errors.email'), wrong: t('contact.errors.emailWrong') },
        phone_number: {
          empty: t('contact.errors.phone'),
          wrong: t('contact.errors.phone'),
        },
        subject: { empty: t('contact.errors.subject'), wrong: long },
        message: { empty: t('contact.errors.message'), wrong: long },
      },
    )
  }, [t, language])
}
