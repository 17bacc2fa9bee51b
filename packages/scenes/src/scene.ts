import type { Hex } from './core/colour.ts'
import { type Choices, randomFrom } from './core/random.ts'
import { openStage, type Stage } from './core/stage.ts'
import { drawFacade } from './roles/facade.ts'
import { drawPlan } from './roles/plan.ts'
import { drawPool } from './roles/pool.ts'
import { drawRoom } from './roles/room.ts'
import { drawView } from './roles/view.ts'
import {
  buildings,
  characters,
  plainLight,
  type Role,
  roles,
  type SceneLight,
  type SceneSpec,
  sceneLights,
} from './scene-path.ts'

/** A scene to draw; without a light it is drawn in the plain one. */
export interface SceneOptions extends SceneSpec {
  readonly light?: SceneLight
}

/** Glass is green, blue, bronze or as clear as the sky: the tint, and how much of it. */
const tints: Choices<readonly [Hex, number]> = [
  ['#2f8086', 0.34],
  ['#3d6486', 0.4],
  ['#8a6a4a', 0.36],
  ['#dff0ee', 0.3],
  ['#34525c', 0.42],
]
const tintOf = (key: string) => randomFrom(`glass/${key}`).pick(tints)

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
  const { role, building, character, seed, light = plainLight } = options
  const stage = openStage({
    building,
    character,
    time: light,
    ...(role === 'facade' && { tint: tintOf(`${building}/${character}/${seed}`) }),
    composition: (seed + Math.floor(seed / 10)) % 6,
    key: `${role}/${building}/${character}/${seed}`,
    prefix: [
      `s${seed}`,
      roles.indexOf(role),
      buildings.indexOf(building),
      characters.indexOf(character),
      sceneLights.indexOf(light),
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
