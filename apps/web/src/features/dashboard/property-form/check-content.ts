import type { PropertyDraftContent, PropertyForm } from '@manzil/api-client/generated/types.gen'
import { zPropertyForm } from '@manzil/api-client/generated/zod-mini.gen'
import { untrueFacts } from '@manzil/domain/own-property/untrue-facts'
import type { Translate } from '@manzil/i18n/texts'
import { bodyOf } from './body-of.ts'
import type { Field } from './form-sections.ts'

export type Errors = Partial<Record<Field, string>>
type Say = Translate<['propertyForm']>

const numbers: readonly Field[] = [
  'lat',
  'lng',
  'price',
  'bedrooms',
  'bathrooms',
  'size',
  'plot_size',
  'service_charge',
  'cheques',
  'security_deposit',
  'floor',
  'total_floors',
  'parking',
  'year_built',
]

/** What a visitor of a live property needs to know, beside what the schema requires. */
const needed = (isResidential: boolean): readonly Field[] => [
  'purpose',
  'category_id',
  'sub_category_id',
  'title',
  'description',
  'location_id',
  'size',
  'permit_number',
  ...(isResidential ? (['bedrooms'] as const) : []),
]

export const isEmpty = (content: PropertyDraftContent, field: Field): boolean => {
  const value = content[field]
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

/** Fields that a live property needs and that are empty. */
export const missingFields = (content: PropertyDraftContent, isResidential: boolean): Field[] =>
  needed(isResidential).filter((field) => isEmpty(content, field))

/** The field of the form at the path of a refused body. */
export function fieldOf(path: string): Field {
  const [name = '', part] = path.split('.')
  if (name === 'coordinates') return part === 'lng' ? 'lng' : 'lat'
  return name as Field
}

/** What is wrong with a form as it would be sent, in words, by field. */
export function checkContent(
  content: PropertyDraftContent,
  { t, isResidential, status }: { t: Say; isResidential: boolean; status: PropertyForm['status'] },
): Errors {
  const errors: Errors = {}
  const body = bodyOf(content, status)
  const result = zPropertyForm.safeParse(body)
  for (const issue of result.error?.issues ?? []) {
    const field = fieldOf(issue.path.join('.'))
    errors[field] ??= isEmpty(content, field) ? t('error.required') : wordsOf(issue, field, t)
  }
  for (const { path, fault, limit } of untrueFacts(body))
    errors[fieldOf(path)] ??= t(`error.${fault}`, { value: String(limit) })
  for (const field of missingFields(content, isResidential)) errors[field] = t('error.required')
  return errors
}

interface Issue {
  code?: string | undefined
  origin?: string | undefined
  minimum?: number | bigint | undefined
  maximum?: number | bigint | undefined
}

function wordsOf(issue: Issue | object, field: Field, t: Say): string {
  const { code, origin, minimum, maximum }: Issue = issue
  const isText = origin === 'string'
  if (code === 'too_small' && isText) return t('error.short', { count: Number(minimum) })
  if (code === 'too_big' && isText) return t('error.long', { count: Number(maximum) })
  if (code === 'too_small') return t('error.least', { value: String(minimum) })
  if (code === 'too_big') return t('error.most', { value: String(maximum) })
  if (field === 'video_url' || field === 'tour_url') return t('error.link')
  if (field === 'permit_number') return t('error.permit')
  if (field === 'handover') return t('error.quarter')
  if (field === 'available_from') return t('error.day')
  return t(numbers.includes(field) ? 'error.number' : 'error.wrong')
}
