import { initiateSignupTexts } from '@manzil/api-client/generated/text-limits.gen'
import { useMemo } from 'react'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'

const names = ['first_name', 'last_name', 'company_name'] as const
type Name = (typeof names)[number]

export interface LongNames {
  /** What is said of a name that is too long. */
  words: Record<Name, string>
  /** Those that are, while they are typed or pasted: a field that stops taking letters says nothing of it. */
  errorsOf: (values: Partial<Record<Name, string>>) => Partial<Record<Name, string>>
}

/** Tells of names of an account that are longer than is taken. */
export function useLongNames(): LongNames {
  const { t } = useTranslation('credentials')
  const { number } = useFormats()
  return useMemo(() => {
    const say = (name: Name) => t('errors.tooLong', { number: number(initiateSignupTexts[name]) })
    const words = {
      first_name: say('first_name'),
      last_name: say('last_name'),
      company_name: say('company_name'),
    }
    return {
      words,
      errorsOf(values) {
        const errors: Partial<Record<Name, string>> = {}
        for (const name of names)
          if ((values[name] ?? '').trim().length > initiateSignupTexts[name])
            errors[name] = words[name]
        return errors
      },
    }
  }, [t, number])
}
