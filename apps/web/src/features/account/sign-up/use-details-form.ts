import { initiateSignup } from '@manzil/api-client/generated/account-calls.gen'
import { zSignupRequest } from '@manzil/api-client/generated/zod-mini.gen'
import { useFormik } from 'formik'
import { useMemo, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { validateBySchema } from '../../../form/validate-by-schema.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLongNames } from '../use-long-names.ts'
import { readBody, toBody } from './details-body.ts'
import type { Attempt, Details } from './signup-progress.ts'
import type { SignupProgress } from './use-progress.ts'

export interface DetailsForm {
  values: Details
  errors: Partial<Record<keyof Details, string>>
  change: (values: Partial<Details>) => void
  /** Sends the form, and thereby a code; also again for another code. */
  submit: () => void
  busy: boolean
  failure: string | undefined
}

/** The first step: who signs up. `onSent` gets the attempt that a code is on its way for. */
export function useDetailsForm(
  { details, keep }: SignupProgress,
  onSent: (attempt: Attempt, details: Details) => void,
): DetailsForm {
  const { t } = useTranslation('credentials')
  const language = useLanguage()
  const fail = useFailure()
  const long = useLongNames()
  const [failure, setFailure] = useState<string>()
  // Two presses may come before anything is drawn.
  const underWay = useRef(false)
  const validate = useMemo(() => {
    const only = (text: string) => ({ empty: text, wrong: text })
    return validateBySchema<Details>(zSignupRequest, toBody, {
      role: only(t('errors.role')),
      first_name: { empty: t('errors.firstName'), wrong: long.words.first_name },
      last_name: { empty: t('errors.lastName'), wrong: long.words.last_name },
      email: { empty: t('errors.email'), wrong: t('errors.emailWrong') },
      phone_number: only(t('errors.phone')),
      company_name: { empty: t('errors.company'), wrong: long.words.company_name },
      rera_number: { empty: t('errors.rera'), wrong: t('errors.reraWrong') },
      accept_terms: only(t('errors.terms')),
    })
  }, [t, long])

  const form = useFormik<Details>({
    initialValues: details,
    validate,
    onSubmit: async (values, { setErrors }) => {
      const body = readBody(values, language)
      if (!body) return
      setFailure(undefined)
      const result = await initiateSignup(api, { body })
      if (result.ok) {
        const { temporaryToken, code, data } = result.data
        const resendAt = Date.now() + data.resend_after * 1000
        onSent({ temporaryToken, code, email: data.email, resendAt, isProven: false }, values)
        return
      }
      fail(result.error, {
        onText: setFailure,
        onFields: (fields) =>
          setErrors(
            Object.fromEntries(
              fields.map(({ path, rule, message }) => [
                path,
                path === 'email' && rule !== 'required' ? t('errors.emailWrong') : message,
              ]),
            ),
          ),
      })
    },
  })
  return {
    values: form.values,
    errors: { ...long.errorsOf(form.values), ...(form.submitCount > 0 && form.errors) },
    change: (change) => {
      const values = { ...form.values, ...change }
      void form.setValues(values)
      keep({ details: values })
    },
    submit: () => {
      if (underWay.current) return
      underWay.current = true
      void form.submitForm().finally(() => {
        underWay.current = false
      })
    },
    busy: form.isSubmitting,
    failure,
  }
}
