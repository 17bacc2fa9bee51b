import { listAmenitiesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { PropertyDraftContent, ReadValue } from '@manzil/api-client/generated/types.gen'
import { completions, furnishings, purposes } from '@manzil/domain/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlace } from '../../../own-properties/use-place.ts'
import { useKinds } from './use-kinds.ts'

/** Longest text of a value, in characters. */
const LONGEST = 60

/** A value that was read, as the form names it. */
export function useValueNames(content: PropertyDraftContent): (read: ReadValue) => string {
  const { t } = useTranslation(['common', 'details'])
  const { name: nameOf } = useFormats()
  const { categories, subs } = useKinds(content)
  const place = usePlace(content.location_id)
  const amenities = useQuery(listAmenitiesQuery(api)).data?.data
  return ({ field, value }) => {
    const rows = {
      category_id: categories,
      sub_category_id: subs,
      location_id: place && [place],
      features: amenities,
    }
    if (field in rows) {
      const row = Object.entries(rows).find(([name]) => name === field)?.[1]
      const found = row?.find(({ _id }) => _id === value)
      return found ? nameOf(found) : value
    }
    if (field === 'purpose' && purposes.some((each) => each === value))
      return t(value === 'rent' ? 'property.forRent' : 'property.forSale')
    const completion = completions.find((each) => each === value)
    if (field === 'completion' && completion) return t(`details:facts.${completion}`)
    const furnished = furnishings.find((each) => each === value)
    if (field === 'furnished' && furnished) return t(`property.furnishing.${furnished}`)
    return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  }
}
