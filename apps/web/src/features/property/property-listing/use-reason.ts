import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** Rules that our texts explain: JSON Schema keywords, and `unknown` for ids that nothing has. */
const explained = [
  'type',
  'minimum',
  'maximum',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'unknown',
  'required',
] as const

/** Why a value was refused, in the visitor's language; the server's own words are English. */
export function useReason(): (error: Pick<FieldError, 'rule' | 'message'>) => string {
  const { t } = useTranslation('listing')
  const language = useLanguage()
  return ({ rule, message }) => {
    const known = explained.find((each) => each === rule)
    return !known || (language === 'en' && message) ? message : t(`refused.reasons.${known}`)
  }
}
