import { type Time, times } from './core/palette.ts'
import { openStage, type Stage } from './core/stage.ts'
import { drawFacade } from './roles/facade.ts'
import { drawPlan } from './roles/plan.ts'
import { drawPool } from './roles/pool.ts'
import { drawRoom } from './roles/room.ts'
import { drawView } from './roles/view.ts'

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

export type SceneTime = Time

/** What a scene's address says. */
export interface SceneSpec {
  readonly role: Role
  readonly building: Building
  readonly character: Character
  /** Non-negative integer, at most ten digits: the same seed draws the same picture. */
  readonly seed: number
}

/** A scene to draw; `time` sets the light that the seed would otherwise choose. */
export interface SceneOptions extends SceneSpec {
  readonly time?: SceneTime
}

/** Neighbours differ (also last and first), and dark scenes stay the minority. */
const timeBySeed: readonly Time[] = [
  'golden',
  'morning',
  'dusk',
  'noon',
  'morning',
  'golden',
  'night',
  'noon',
  'dusk',
  'morning',
]

const drawers: Readonly<Record<Role, (stage: Stage) => string>> = {
  facade: drawFacade,
  living: (stage) => drawRoom(stage, 'living'),
  bedroom: (stage) => drawRoom(stage, 'bedroom'),
  kitchen: (stage) => drawRoom(stage, 'kitchen'),
  pool: drawPool,
  view: drawView,
  plan: drawPlan,
}

/**
 * Draws a scene as complete SVG text, 4:3 (`viewBox` 800 × 600), filling whatever box shows it.
 * Pure: the same options give the same text. Holds no words, scripts, fonts or outside references.
 */
export function drawScene(options: SceneOptions): string {
  const { role, building, character, seed } = options
  const time = options.time ?? timeBySeed[seed % timeBySeed.length] ?? 'golden'
  const stage = openStage({
    building,
    character,
    time,
    composition: (seed + Math.floor(seed / timeBySeed.length)) % 6,
    key: `${role}/${building}/${character}/${seed}`,
    prefix: [
      `s${seed}`,
      roles.indexOf(role),
      buildings.indexOf(building),
      characters.indexOf(character),
      times.indexOf(time),
    ].join(''),
  })
  const picture = drawers[role](stage)
  const shapes = stage.definitions()
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linejoin="round">',
    shapes && `<defs>${shapes}</defs>`,
    picture,
    '</svg>',
  ].join('')
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
