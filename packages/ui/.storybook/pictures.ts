import { drawScene } from '@manzil/scenes/scene'
import type { Building, Character, Role } from '@manzil/scenes/scene-path'

/** A drawn picture as a data address, so that stories need no server. */
export function picture(
  role: Role,
  building: Building = 'tower',
  character: Character = 'marina',
  seed = 1,
): string {
  return `data:image/svg+xml,${encodeURIComponent(drawScene({ role, building, character, seed }))}`
}

/** The pictures of one property, facade first. */
export function propertyPictures(building: Building, character: Character, seed: number): string[] {
  const roles: readonly Role[] = ['facade', 'living', 'kitchen', 'bedroom', 'view']
  return roles.map((role) => picture(role, building, character, seed))
}
