import type { AdvertReading, PropertyDraftContent } from '@manzil/api-client/generated/types.gen'

/** The form with what was read in a text; each of these fields is marked until somebody changes it. */
export function takeReading(
  content: PropertyDraftContent,
  { values }: AdvertReading,
): Partial<PropertyDraftContent> {
  const taken: Partial<PropertyDraftContent> = {}
  const features = [...content.features]
  for (const { field, value } of values) {
    if (field === 'features') features.push(...(features.includes(value) ? [] : [value]))
    else taken[field] = value
  }
  const others = content.read.filter(({ field }) => !values.some((value) => value.field === field))
  // A finer kind is of the kind before.
  if (taken.sub_category_id !== undefined) taken.sub_sub_category_id = ''
  if (taken.location_id !== undefined) Object.assign(taken, { lat: '', lng: '' })
  return { ...taken, features, read: [...others, ...values].slice(0, MOST_READ) }
}

/** Of the contract. */
const MOST_READ = 100
