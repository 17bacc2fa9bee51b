import type { PropertyDraftPicture } from '@manzil/api-client/generated/types.gen'

/**
 * The pictures with one more that has arrived, in the order in which they were chosen: the smallest
 * file arrives first, and the first picture is the cover. `orders` knows those that were chosen here
 * by their address; others, and what was moved by hand, stay where they are.
 */
export function placePicture(
  pictures: readonly PropertyDraftPicture[],
  picture: PropertyDraftPicture,
  orders: ReadonlyMap<string, number>,
): PropertyDraftPicture[] {
  const orderOf = ({ url }: PropertyDraftPicture) => orders.get(url) ?? -1
  const later = pictures.findIndex((each) => orderOf(each) > orderOf(picture))
  return pictures.toSpliced(later === -1 ? pictures.length : later, 0, picture)
}
