import { createPropertyTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { PropertyDraftContent } from '@manzil/api-client/generated/types.gen'
import type { ChangeEvent } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFieldLabels } from './use-field-labels.ts'
import type { PropertyFormState } from './use-property-form.ts'

type TextName = {
  [Name in keyof PropertyDraftContent]: PropertyDraftContent[Name] extends string ? Name : never
}[keyof PropertyDraftContent]

const limits: Partial<Record<string, number>> = createPropertyTexts
/** A draft takes more than a listing: what is too long is told beside its field and not cut. */
const roomier: Partial<Record<string, number>> = { title: 400, title_ar: 400, permit_number: 120 }
/** Longest text of a number as it is typed. */
const LONGEST_NUMBER = 40

/** What a field of the form takes, by its name: words, value, what is wrong, and where it was read. */
export function useField({ content, errors, change, touch }: PropertyFormState) {
  const { t } = useTranslation('propertyForm')
  const labels = useFieldLabels(content)
  return (name: TextName, hint?: string) => {
    const read = content.read.find(({ field }) => field === name)
    const marked = read && t('paste.mark', { quote: read.quote })
    return {
      name,
      label: labels[name],
      value: content[name],
      error: errors[name],
      hint: marked ?? hint,
      maxLength: roomier[name] ?? limits[name] ?? LONGEST_NUMBER,
      onChange: (event: ChangeEvent<{ value: string }>) => change({ [name]: event.target.value }),
      onBlur: () => touch(name),
    }
  }
}
