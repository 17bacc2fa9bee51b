import { requestPasswordReset } from '@manzil/api-client/generated/account-calls.gen'
import type { ForgotPasswordRequest } from '@manzil/api-client/generated/types.gen'
import { zForgotPasswordRequest } from '@manzil/api-client/generated/zod-mini.gen'
import type { LoginModalProps } from '@manzil/ui/account/LoginModal/LoginModal'
import { useFormik } from 'formik'
import { useMemo, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { validateBySchema } from '../../form/validate-by-schema.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { showToast } from '../../stores/toasts.ts'

type Values = Pick<ForgotPasswordRequest, 'email'>
type Step = Pick<
  NonNullable<LoginModalProps['forgot']>,
  'values' | 'errors' | 'onChange' | 'onSubmit' | 'busy' | 'failure'
>

const toBody = ({ email }: Values): Values => ({ email: email.trim() })

interface ForgotForm {
  /** For the dialog. Stays busy after a success, until it is reset. */
  step: Step
  /** Takes over what was typed to log in, where it is an address. */
  propose: (identifier: string) => void
  reset: () => void
}

/** Asks for a link that resets the password. */
export function useForgotForm(onSent: () => void): ForgotForm {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState(false)
  // Two presses may come before anything is drawn.
  const underWay = useRef(false)
  const validate = useMemo(
    () =>
      validateBySchema<Values>(zForgotPasswordRequest, toBody, {
        email: { empty: t('forgot.errors.required'), wrong: t('forgot.errors.invalid') },
      }),
    [t],
  )
  const form = useFormik<Values>({
    initialValues: { email: '' },
    validate,
    onSubmit: async (values) => {
      setRefusal(undefined)
      const result = await requestPasswordReset(api, { body: { ...toBody(values), language } })
      if (result.ok) {
        setSent(true)
        showToast('success', t('forgot.sent'))
        onSent()
        return
      }
      setRefusal(result.error.message)
      showToast('error', t('forgot.failed'))
    },
  })
  return {
    step: {
      values: form.values,
      errors: form.submitCount > 0 ? { email: form.errors.email } : undefined,
      onChange: (values) => void form.setValues(values),
      onSubmit: () => {
        if (underWay.current) return
        underWay.current = true
        void form.submitForm().finally(() => {
          underWay.current = false
        })
      },
      busy: form.isSubmitting || sent,
      failure: refusal,
    },
    propose: (identifier) => {
      if (identifier.includes('@')) void form.setValues({ email: identifier.trim() })
    },
    reset: () => {
      form.resetForm()
      setRefusal(undefined)
      setSent(false)
    },
  }
}
