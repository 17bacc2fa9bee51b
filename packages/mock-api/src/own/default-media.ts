import type { MediaItem, PropertyType } from '@manzil/api-client/generated/types.gen'
import { communityProfiles } from '@manzil/seed-data/demo/communities/profile'
import { drawMedia } from '@manzil/seed-data/demo/property/media'
import { Random } from '@manzil/seed-data/demo/random'

interface Property {
  id: string
  type: PropertyType
  bedrooms: number | null
  features: readonly string[]
  /** Slugs of its places, from the emirate down. */
  path: readonly string[]
}

/** Illustrated scenes for a property without pictures, drawn for the nearest community known. */
export function defaultMedia({ id, type, bedrooms, features, path }: Property): MediaItem[] {
  const near = path.toReversed()
  const profile =
    near
      .map((slug) => communityProfiles.find((each) => each.path.some((step) => step.slug === slug)))
      .find(Boolean) ?? communityProfiles[0]
  return profile ? drawMedia(new Random(`media/${id}`), { type, bedrooms, features, profile }) : []
}
