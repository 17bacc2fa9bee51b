import { signUpWithSocial } from '@manzil/api-client/generated/social-calls.gen'
import type { SocialSignupRequest } from '@manzil/api-client/generated/types.gen'
import { zSocialSignupRequest } from '@manzil/api-client/generated/zod-mini.gen'
import { useFormik } from 'formik'
import { useMemo, useState } from 'react'
import { api } from '../../../api/api.ts'
import { validateBySchema } from '../../../form/validate-by-schema.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { forgetSocial, type PendingSocial } from '../../../stores/social-sign-in.ts'
import { showToast } from '../../../stores/toasts.ts'
import { useSocialEntry } from '../social/use-social-entry.ts'
import { useLongNames } from '../use-long-names.ts'
import { isAdvertiser } from './details-body.ts'
import type { Details } from './signup-progress.ts'

type Values = Pick<Details, 'role' | 'company_name' | 'rera_number' | 'accept_terms'>

/** What is sent of what was chosen. */
const bodyOf = (values: Values, id_token: string) => ({
  id_token,
  role: values.role,
  accept_terms: values.accept_terms,
  ...(isAdvertiser(values) && {
    company_name: values.company_name.trim(),
    rera_number: values.rera_number.trim(),
  }),
})

function readBody(values: Values, idToken: string): SocialSignupRequest | undefined {
  const { role, accept_terms, ...rest } = bodyOf(values, idToken)
  return role !== '' && accept_terms ? { ...rest, role, accept_terms } : undefined
}

/** Makes an account of what a provider vouches for. */
export function useSocialForm({ idToken }: PendingSocial) {
  const { t } = useTranslation(['credentials', 'account'])
  const enter = useSocialEntry()
  const long = useLongNames()
  const [failure, setFailure] = useState<string>()
  const validate = useMemo(() => {
    const only = (text: string) => ({ empty: text, wrong: text })
    const toBody = (values: Values) => bodyOf(values, idToken)
    return validateBySchema<Values>(zSocialSignupRequest, toBody, {
      role: only(t('errors.role')),
      company_name: { empty: t('errors.company'), wrong: long.words.company_name },
      rera_number: { empty: t('errors.rera'), wrong: t('errors.reraWrong') },
      accept_terms: only(t('errors.terms')),
    })
  }, [t, idToken, long])
  const form = useFormik<Values>({
    initialValues: { role: '', company_name: '', rera_number: '', accept_terms: false },
    validate,
    onSubmit: async (values, { setErrors }) => {
      const body = readBody(values, idToken)
      if (!body) return
      setFailure(undefined)
      const result = await signUpWithSocial(api, { body })
      if (result.ok) return enter(result.data)
      const { status, fields, message } = result.error
      if (status === 401) {
        // Its ten minutes are over.
        showToast('error', t('account:social.ended'))
        forgetSocial()
      } else if (fields.some(({ path }) => path in values))
        setErrors(Object.fromEntries(fields.map((field) => [field.path, field.message])))
      else setFailure(fields[0]?.message ?? message)
    },
  })
  return {
    values: form.values,
    errors: { ...long.errorsOf(form.values), ...(form.submitCount > 0 && form.errors) },
    change: (change: Partial<Values>) => void form.setValues({ ...form.values, ...change }),
    submit: () => void form.submitForm(),
    busy: form.isSubmitting,
    failure,
  }
}
