import type { StatedFact } from '@manzil/api-client/generated/types.gen'

/** The texts of an advert, and the names that are in them without saying anything of the property. */
export interface AdvertTexts {
  readonly title: string
  readonly titleAr: string | null
  readonly description: string
  readonly descriptionAr: string | null
  /** Its building, community and so on. */
  readonly names: readonly string[]
}

export interface OwnText {
  readonly field: StatedFact['field']
  readonly text: string
}

const ADDRESS = { en: 'Address: ', ar: 'العنوان: ' }

/** The description of an advert that has none but its address. */
export const addressLine = (address: string): { en: string; ar: string } => ({
  en: `${ADDRESS.en}${address}`,
  ar: `${ADDRESS.ar}${address}`,
})

/** The names of an address: "Lake View Tower, Jumeirah Lake Towers, Dubai". */
export const namesOfAddress = (address: string): string[] =>
  address.split(',').map((part) => part.trim())

/** What may be read for facts: no address, and no name that sounds like a view. Positions stay. */
export function ownTexts(advert: AdvertTexts): OwnText[] {
  const { title, titleAr, description, descriptionAr } = advert
  const all: { field: StatedFact['field']; text: string | null }[] = [
    { field: 'title', text: title },
    { field: 'title_ar', text: titleAr },
    { field: 'description', text: description },
    { field: 'description_ar', text: descriptionAr },
  ]
  return all.flatMap(({ field, text }) => {
    if (text === null || text === '') return []
    if (text.startsWith(ADDRESS.en) || text.startsWith(ADDRESS.ar)) return []
    return [{ field, text: withoutNames(text, advert.names) }]
  })
}

const SOUNDS_LIKE_A_FACT = /view|vista|إطلالة/iu

function withoutNames(text: string, names: readonly string[]): string {
  const misleading = names.filter((name) => name.length > 4 && SOUNDS_LIKE_A_FACT.test(name))
  return misleading.reduce((rest, name) => blank(rest, name), text)
}

/** The name as a whole: "Lake View" stays where the building is called "Lake View Tower". */
function blank(text: string, name: string): string {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu')
  return text.replace(whole, (found) => '_'.repeat(found.length))
}
