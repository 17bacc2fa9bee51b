import { buildings, characters, roles } from '@manzil/scenes/scene-path'
import { picture, propertyPictures } from './pictures.ts'

function pick<Name extends string>(names: readonly Name[], text: string | undefined, other: Name) {
  return names.find((name) => name === text) ?? other
}

/** What a picture address of the contract (`/scenes/facade/tower/marina/4021.svg`) says. */
function readScene(url: string) {
  const [, role, building, character, seed] =
    /^\/scenes\/(\w+)\/(\w+)\/(\w+)\/(\d+)\.svg$/.exec(url) ?? []
  return {
    role: pick(roles, role, 'facade'),
    building: pick(buildings, building, 'tower'),
    character: pick(characters, character, 'marina'),
    seed: Number(seed ?? 1),
  }
}

/** The scene at an address of the contract, drawn in place: stories have no server. */
export function drawAddress(url: string): string {
  const { role, building, character, seed } = readScene(url)
  return picture(role, building, character, seed)
}

/** That scene and the rooms behind it. */
export function drawProperty(url: string): string[] {
  const { building, character, seed } = readScene(url)
  return propertyPictures(building, character, seed)
}
