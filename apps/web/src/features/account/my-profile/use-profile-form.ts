import { updateUser } from '@manzil/api-client/generated/profile-calls.gen'
import type { UserAccount } from '@manzil/api-client/generated/types.gen'
import { zUserUpdate } from '@manzil/api-client/generated/zod-mini.gen'
import { useFormik } from 'formik'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { validateBySchema } from '../../../form/validate-by-schema.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'
import { withProof } from '../identity/with-proof.ts'
import { useLongNames } from '../use-long-names.ts'
import {
  changesOf,
  isChanged,
  type ProfileValues,
  profileDraft,
  valuesOf,
} from './profile-values.ts'
import { useShowAccount } from './use-show-account.ts'

export interface ProfileForm {
  account: UserAccount
  values: ProfileValues
  errors: Partial<Record<keyof ProfileValues, string>>
  change: (values: Partial<ProfileValues>) => void
  submit: () => void
  /** Puts back what the account has. */
  discard: () => void
  /** Whether something differs from the account. */
  changed: boolean
  busy: boolean
  failure: string | undefined
}

/** The profile as it is being changed. What is not saved is kept; a refusal lands on its field. */
export function useProfileForm(account: UserAccount): ProfileForm {
  const { t } = useTranslation(['profile', 'credentials'])
  const fail = useFailure()
  const long = useLongNames()
  const show = useShowAccount()
  const [failure, setFailure] = useState<string>()
  // Two presses may come before anything is drawn.
  const underWay = useRef(false)
  // The second of two presses may come after the answer as well: what it would send is saved by then.
  const saved = useRef(account)
  useEffect(() => {
    saved.current = account
  }, [account])
  const validate = useMemo(() => {
    const both = (empty: string, wrong: string) => ({ empty, wrong })
    const only = (text: string) => ({ empty: text, wrong: text })
    return validateBySchema<ProfileValues>(zUserUpdate, (values) => changesOf(values, account), {
      first_name: both(t('credentials:errors.firstName'), long.words.first_name),
      last_name: both(t('credentials:errors.lastName'), long.words.last_name),
      user_name: both(t('errors.userNameEmpty'), t('errors.userName')),
      phone_number: only(t('credentials:errors.phone')),
      nationality: only(t('errors.nationality')),
      languages: only(t('errors.languages')),
      company_name: both(t('credentials:errors.company'), long.words.company_name),
      rera_number: both(t('credentials:errors.rera'), t('credentials:errors.reraWrong')),
      about: only(t('errors.about')),
    })
  }, [t, account, long])

  const form = useFormik<ProfileValues>({
    initialValues: profileDraft.read() ?? valuesOf(account),
    validate,
    onSubmit: async (values, { setErrors, resetForm }) => {
      const body = changesOf(values, account)
      setFailure(undefined)
      const result = await withProof(() =>
        updateUser(api, { params: { path: { id: account._id } }, body }),
      )
      if (result.ok) {
        const { message, data } = result.data
        profileDraft.forget()
        saved.current = data
        show(data)
        resetForm({ values: valuesOf(data) })
        showToast('success', message)
        return
      }
      fail(result.error, {
        onText: setFailure,
        onFields: (fields) =>
          setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message]))),
      })
    },
  })
  const changed = isChanged(form.values, account)
  return {
    account,
    values: form.values,
    errors: { ...long.errorsOf(form.values), ...(form.submitCount > 0 && form.errors) },
    change: (change) => {
      const values = { ...form.values, ...change }
      void form.setValues(values)
      if (isChanged(values, account)) profileDraft.keep(values)
      else profileDraft.forget()
    },
    submit: () => {
      if (underWay.current || !isChanged(form.values, saved.current)) return
      underWay.current = true
      void form.submitForm().finally(() => {
        underWay.current = false
      })
    },
    discard: () => {
      profileDraft.forget()
      setFailure(undefined)
      form.resetForm({ values: valuesOf(account) })
    },
    changed,
    busy: form.isSubmitting,
    failure,
  }
}
