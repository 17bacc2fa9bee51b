import { zEnquiryRequest } from '@manzil/api-client/generated/zod-mini.gen'
import { useMemo } from 'react'
import { validateBySchema } from '../form/validate-by-schema.ts'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'
import { type EnquiryValues, enquiryBody, isTimed } from './enquiry-values.ts'
import type { EnquiryTarget } from './target.ts'

export type EnquiryErrors = Partial<Record<keyof EnquiryValues, string>>

/** The contract's rules in words. */
export function useEnquiryErrors(target: EnquiryTarget): (values: EnquiryValues) => EnquiryErrors {
  const { t } = useTranslation('enquiry')
  const language = useLanguage()
  return useMemo(() => {
    const long = t('errors.tooLong')
    const bySchema = validateBySchema<EnquiryValues>(
      zEnquiryRequest,
      (values) => enquiryBody(values, target, language, undefined),
      {
        name: { empty: t('errors.name'), wrong: long },
        email: { empty: t('errors.email'), wrong: t('errors.emailWrong') },
        phone_number: { empty: t('errors.phone'), wrong: t('errors.phoneWrong') },
        message: { empty: t('errors.message'), wrong: long },
      },
    )
    return (values) => {
      const errors = bySchema(values)
      const { kind, day, time } = values
      if (!isTimed(kind) || (day === '') === (time === '')) return errors
      return { ...errors, ...(day === '' ? { day: t('errors.day') } : { time: t('errors.time') }) }
    }
  }, [t, language, target])
}
