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
  'lakes',
  'park',
  'canal',
  'islands',
] as const
export type Character = (typeof characters)[number]

/** The five lights of a scene. */
export const sceneLights = ['morning', 'noon', 'golden', 'dusk', 'night'] as const
export type SceneLight = (typeof sceneLights)[number]

/** The light of a picture whose address asks for none: share pictures, mails, printed sheets. */
export const plainLight: SceneLight = 'golden'

/** What a scene's path says. */
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

/** Reads a path written by `scenePath`; anything else is undefined. */
export function parseScenePath(path: string): SceneSpec | undefined {
  const [, roleName, buildingName, characterName, digits] = pathPattern.exec(path) ?? []
  const role = roles.find((name) => name === roleName)
  const building = buildings.find((name) => name === buildingName)
  const character = characters.find((name) => name === characterName)
  if (!role || !building || !character || digits === undefined) return undefined
  return { role, building, character, seed: Number(digits) }
}

/** A scene and the light that its page asked for. */
export interface LitScene extends SceneSpec {
  readonly light: SceneLight
}

/** Short, for it runs before the first paint too; who draws looks closer. */
const scene = /^\/scenes\/[^?]+\.svg$/

/** The same scene in one of the lights; an address of anything else is left as it is. */
export function inLight(address: string, light: SceneLight): string {
  return scene.test(address) ? `${address}?light=${light}` : address
}

const queryPattern = /^light=([a-z]+)$/

/**
 * Reads an address with or without a light. Other queries are none of ours: each would be one more
 * copy of the same picture in every cache.
 */
export function parseSceneAddress(address: string): LitScene | undefined {
  const [path = '', query, ...more] = address.split('?')
  const spec = parseScenePath(path)
  const asked = query === undefined ? plainLight : queryPattern.exec(query)?.[1]
  const light = sceneLights.find((name) => name === asked)
  return spec && light && more.length === 0 ? { ...spec, light } : undefined
}

/** Hours of the day, the first included and the last not. */
const noon = 14
const daytime = [6, 20] as const

/**
 * The one light of a page: two by day colours, two by dark ones, so that a picture is fetched in few
 * of them by one visitor.
 * @param hour of the visitor's clock, 0 to 23
 */
export function lightOfPage(mode: 'light' | 'dark', hour: number): SceneLight {
  if (mode === 'light') return hour < noon ? 'morning' : 'golden'
  return hour >= daytime[0] && hour < daytime[1] ? 'dusk' : 'night'
}
