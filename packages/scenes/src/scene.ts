import { type Time, times } from './core/palette.ts'
import { openStage, type Stage } from './core/stage.ts'
import { drawFacade } from './roles/facade.ts'
import { drawPlan } from './roles/plan.ts'
import { drawPool } from './roles/pool.ts'
import { drawRoom } from './roles/room.ts'
import { drawView } from './roles/view.ts'
import { buildings, characters, type Role, roles, type SceneSpec } from './scene-path.ts'

export type SceneTime = Time

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
