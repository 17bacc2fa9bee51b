import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Passage } from './passage.ts'

export const isGuideOfPlace = (link: string): boolean => link.startsWith('/area-guide')

/** The place whose guide a passage is of. */
export function placeOfGuide({ link }: Pick<Passage, 'link'>): string | undefined {
  if (!link.startsWith('/area-guide?')) return undefined
  return new URLSearchParams(link.slice(link.indexOf('?'))).get('place') ?? undefined
}

/** Whether a passage is of the guide of a place, where others are asked about that do not lie in it. */
export function isOfAnotherPlace(
  passage: Pick<Passage, 'link'>,
  { location = [] }: { location?: readonly string[] | undefined },
  gazetteer: Gazetteer,
): boolean {
  const place = placeOfGuide(passage)
  if (place === undefined || location.length === 0) return false
  const lies = (slug: string, within: string): boolean =>
    gazetteer.pathOf(slug).some((each) => each.slug === within)
  return location.every((slug) => !lies(slug, place) && !lies(place, slug))
}
