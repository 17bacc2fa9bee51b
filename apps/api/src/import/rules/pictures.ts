import type { MediaItem, PropertyType } from '@manzil/api-client/generated/types.gen'
import { scenePath } from '@manzil/scenes/scene-path'
import { facadeOf } from '../../illustration.ts'

/**
 * An illustrated scene in place of photographs that a source does not give: the outside alone, drawn
 * by kind and community, for drawn rooms would pass for those of the property. The same row always gets
 * the same one.
 */
export function picturesOf(
  sourceId: string,
  type: PropertyType,
  path: readonly { readonly slug: string }[],
): MediaItem[] {
  const facade = facadeOf(
    sourceId,
    type,
    path.map(({ slug }) => slug),
  )
  const url = scenePath({ ...facade, role: 'facade' })
  return [{ url, role: 'facade', illustration: true, alt: '', alt_ar: '' }]
}
