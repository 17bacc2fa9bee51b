import type { MediaItem, PropertyType } from '@manzil/api-client/generated/types.gen'
import { type Role, scenePath } from '@manzil/scenes/scene'
import { facadeOf } from '../../modules/property/illustration.ts'

/** Homes have rooms to draw; of anything else only the outside is drawn. */
const homeRoles: readonly Role[] = ['facade', 'living', 'bedroom', 'kitchen', 'view']

/**
 * Illustrated scenes in place of photographs, drawn by kind and community; the same row always gets
 * the same ones. They show no pool and no plan, which would claim something about the home.
 */
export function picturesOf(
  sourceId: string,
  type: PropertyType,
  path: readonly { readonly slug: string }[],
): MediaItem[] {
  const slugs = path.map(({ slug }) => slug)
  const facade = facadeOf(sourceId, type, slugs)
  const isHome = !['office', 'shop', 'warehouse', 'plot'].includes(facade.building)
  const roles = isHome ? homeRoles : homeRoles.slice(0, 1)
  return roles.map((role) => ({
    url: scenePath({ ...facade, role }),
    role,
    illustration: true,
  }))
}
