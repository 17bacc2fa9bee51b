/** What the picture shows of a property. */
export const roles = ['facade', 'living', 'bedroom', 'kitchen', 'pool', 'view', 'plan'] as const
export type Role = (typeof roles)[number]

/** What kind of property it is. */
export const buildings = [
  'tower',
  'midrise',
  'villa',
  'townhouse',
  'office',
  'shop',
  'warehouse',
  'plot',
] as const
export type Building = (typeof buildings)[number]

/** What kind of community lies around it. */
export const characters = [
  'marina',
  'downtown',
  'palm',
  'desert',
  'oldtown',
  'suburb',
  'golf',
  'creek',
] as const
export type Character = (typeof characters)[number]

/** What a scene's address says. */
export interface SceneSpec {
  readonly role: Role
  readonly building: Building
  readonly character: Character
  /** Non-negative integer, at most ten digits: the same seed draws the same picture. */
  readonly seed: number
}

/** The address that the server draws a scene at. */
export function scenePath(spec: SceneSpec): string {
  return `/scenes/${spec.role}/${spec.building}/${spec.character}/${spec.seed}.svg`
}

const pathPattern = /^\/scenes\/([a-z]+)\/([a-z]+)\/([a-z]+)\/(0|[1-9]\d{0,9})\.svg$/

/** Reads an address written by `scenePath`; anything else is undefined. */
export function parseScenePath(path: string): SceneSpec | undefined {
  const [, roleName, buildingName, characterName, digits] = pathPattern.exec(path) ?? []
  const role = roles.find((name) => name === roleName)
  const building = buildings.find((name) => name === buildingName)
  const character = characters.find((name) => name === characterName)
  if (!role || !building || !character || digits === undefined) return undefined
  return { role, building, character, seed: Number(digits) }
}
