import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { useCallback } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLeastLength } from './use-least-length.ts'

interface PasswordErrors {
  /** What is wrong with it before it is sent. */
  judge: (password: string) => string | undefined
  /** What the server has against it, in the visitor's language. */
  tell: (error: FieldError) => string
}

/** Texts for what is wrong with a new password. */
export function usePasswordErrors(): PasswordErrors {
  const { t } = useTranslation('credentials')
  const { number } = useFormats()
  const least = useLeastLength()
  const short = t('errors.passwordShort', { count: least, number: number(least) })
  return {
    judge: useCallback(
      (password) => {
        if (password === '') return t('errors.password')
        return [...password].length < least ? short : undefined
      },
      [t, least, short],
    ),
    tell: ({ rule, message }) => {
      if (rule === 'common') return t('errors.passwordCommon')
      if (rule === 'personal') return t('errors.passwordPersonal')
      if (rule === 'same') return t('errors.passwordSame')
      return rule === 'minLength' ? short : message
    },
  }
}
