import type {
  Completion,
  Furnishing,
  PropertyType,
  Purpose,
} from '@manzil/api-client/generated/types.gen'
import { zPropertyType } from '@manzil/api-client/generated/zod.gen'
import { isResidential } from '@manzil/domain/is-residential'
import { completionCodes, furnishingCodes, purposeCodes } from '../../../db/codes.ts'
import { amenitySlugs, type Lookups, placePath } from '../../catalogue/lookups.ts'
import type { ExportRow } from './repository.ts'

/** A property in words, as others read it. */
export interface Exported {
  row: ExportRow
  purpose: Purpose
  type: PropertyType
  isResidential: boolean
  furnished: Furnishing | null
  completion: Completion | null
  place: { city: string; community: string; subCommunity: string }
  amenities: readonly string[]
  amenityNames: readonly string[]
  photos: readonly string[]
  plans: readonly string[]
}

/** Undefined where its kind is not known. Illustrations are none of its pictures. */
export function exportedOf(row: ExportRow, lookups: Lookups, origin: string): Exported | undefined {
  const type = zPropertyType.safeParse(lookups.categoryByCode.get(row.type_code)?.slug).data
  if (!type) return undefined
  const [city, community, sub] = placePath(lookups, row.place_code)
  const amenities = amenitySlugs(lookups, row.amenity_bits)
  const real = row.media.filter(({ illustration }) => !illustration)
  const address = ({ url }: { url: string }) => new URL(url, origin).href
  return {
    row,
    type,
    purpose: wordOf(purposeCodes, row.purpose) ?? 'sale',
    isResidential: isResidential(type),
    furnished: wordOf(furnishingCodes, row.furnished) ?? null,
    completion: wordOf(completionCodes, row.completion) ?? null,
    place: {
      city: city?.name_en ?? '',
      community: community?.name_en ?? '',
      subCommunity: sub?.name_en ?? '',
    },
    amenities,
    amenityNames: amenities.flatMap((slug) => lookups.amenityBySlug.get(slug)?.name_en ?? []),
    photos: real.filter(({ role }) => role !== 'plan').map(address),
    plans: real.filter(({ role }) => role === 'plan').map(address),
  }
}

/** The word of a code. */
function wordOf<Word extends string>(
  codes: Readonly<Record<Word, number>>,
  code: number | null,
): Word | undefined {
  // The keys of the table are those of its type.
  return (Object.keys(codes) as Word[]).find((word) => codes[word] === code)
}
