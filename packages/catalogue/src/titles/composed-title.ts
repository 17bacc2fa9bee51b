import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { propertyTypes } from '../property-types.ts'
import type { TitleFacts } from './title-facts.ts'

export interface ComposedFacts extends TitleFacts {
  readonly place: { readonly names: { readonly en: string; readonly ar: string } }
}

function kindOf(type: PropertyType): { en: string; ar: string; isResidential: boolean } {
  const info = propertyTypes.find(({ slug }) => slug === type)
  if (!info) return { en: type, ar: type, isResidential: true }
  return { en: info.names.en, ar: info.names.ar, isResidential: info.isResidential }
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** "2-bedroom apartment in Arjan", "Studio apartment in Arjan", "Villa in Dubai". */
export function composeTitle({ type, bedrooms, place }: ComposedFacts): string {
  const { en, isResidential } = kindOf(type)
  const where = `in ${place.names.en}`
  if (!isResidential || bedrooms === null) return `${en} ${where}`
  return bedrooms === 0
    ? `Studio ${lowerFirst(en)} ${where}`
    : `${bedrooms}-bedroom ${lowerFirst(en)} ${where}`
}

/** Bedrooms as Arabic counts them: one, the dual, three to ten, and above. */
function arabicBedrooms(bedrooms: number): string {
  if (bedrooms === 1) return 'بغرفة نوم'
  if (bedrooms === 2) return 'بغرفتي نوم'
  return bedrooms <= 10 ? `بـ${bedrooms} غرف نوم` : `بـ${bedrooms} غرفة نوم`
}

/** The same title in Arabic. */
export function composeArabicTitle({ type, bedrooms, place }: ComposedFacts): string {
  const { ar, isResidential } = kindOf(type)
  const where = `في ${place.names.ar}`
  if (!isResidential || bedrooms === null) return `${ar} ${where}`
  return bedrooms === 0 ? `${ar} استوديو ${where}` : `${ar} ${arabicBedrooms(bedrooms)} ${where}`
}
