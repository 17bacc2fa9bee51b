import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import type { Setting } from '../settings/setting.ts'
import { coffeeTable, floorLamp, pendants, picture, plant, rug, shelfGoods } from './objects.ts'
import { curtains, daylight, type Opening, outlook } from './outlook.ts'
import { sofa } from './seating.ts'
import { type Shell, shell } from './shell.ts'
import { type Box, boxes } from './space.ts'
import { opening } from './windows.ts'

type Arrangement = (stage: Stage, setting: Setting) => string

/** A sitting room, arranged in one of three ways. */
export function living(stage: Stage, setting: Setting): string {
  const arrangements: readonly Arrangement[] = [beforeWindow, againstWall, conversation]
  const arrange = arrangements[stage.composition % 3] ?? beforeWindow
  return arrange(stage, setting)
}

function room(stage: Stage, setting: Setting, left: number, right: number): Shell {
  const pattern = stage.random.pick<Shell['pattern']>(['boards', 'tiles', 'boards'])
  const floor =
    pattern === 'tiles' ? '#eadfcb' : stage.random.pick(['#c79b6c', '#d8b98c', '#a97f58'])
  return { left, right, ceiling: 2.8, wall: setting.room.wall, floor, pattern }
}

/** The sofa in front of a wide window. */
function beforeWindow(stage: Stage, setting: Setting): string {
  const { random } = stage
  const { accent, textile } = setting.room
  const x = random.between(-0.7, 0.1)
  const wide: Opening = opening(stage, [-2, 2], 4)
  return [
    shell(stage, room(stage, setting, -2.7, 2.7)),
    outlook(stage, setting, wide),
    curtains(stage, wide, textile),
    daylight(stage, wide),
    rug(stage, [x - 1.3, x + 1.5], [0.5, 1.6], material.cream, accent),
    sofa(
      stage,
      x,
      0.3,
      3,
      random.chance(0.5) ? textile : accent,
      random.chance(0.5) ? material.clay : material.brass,
    ),
    plant(stage, 2.2, 0.5, 1.5),
    floorLamp(stage, x - 1.55, 0.4),
    sofa(stage, x + 1.9, 0.62, 1, material.clay, material.cream),
    coffeeTable(stage, x + 0.1, 1.5, material.timber),
  ].join('')
}

/** Pictures over a sofa on the left, the window on the right. */
function againstWall(stage: Stage, setting: Setting): string {
  const { random } = stage
  const { accent, textile } = setting.room
  const window = opening(stage, [0.75, 2.3], 2)
  return [
    shell(stage, {
      ...room(stage, setting, -2.5, 3),
      wall: random.chance(0.5) ? textile : setting.room.wall,
    }),
    outlook(stage, setting, window),
    curtains(stage, window, material.white),
    daylight(stage, window),
    picture(stage, -1.55, 1.62, 0.62, 0.8, accent),
    picture(stage, -0.72, 1.62, 0.62, 0.8, material.teal),
    rug(stage, [-2, 1.1], [0.4, 1.6], material.cream, accent),
    floorLamp(stage, -2.3, 0.3),
    sofa(stage, -1.1, 0.08, 3, accent, material.brass),
    plant(stage, 0.52, 0.35, 1.35),
    sofa(stage, 1.5, 0.66, 1, material.cream, material.red),
    coffeeTable(stage, -0.45, 1.45, material.walnut, 0.5),
  ].join('')
}

/** Two armchairs at a table, low shelves, and a window in the middle. */
function conversation(stage: Stage, setting: Setting): string {
  const { random } = stage
  const { accent, textile } = setting.room
  const window = opening(stage, [-1.1, 1.1], 3)
  const spans = [
    [-2.3, -1.4],
    [1.4, 2.3],
  ] as const
  const heights = [0.5, 1.1, 1.7]
  const planks = (low: boolean) =>
    boxes(
      stage,
      heights
        .filter((h) => h < 1.3 === low)
        .flatMap((h) => spans.map((x): Box => ({ x, h: [h - 0.04, h], z: [0, 0.25] }))),
      material.timber,
    )
  return [
    shell(stage, room(stage, setting, -2.5, 2.5)),
    outlook(stage, setting, window),
    daylight(stage, window),
    planks(true),
    shelfGoods(stage, { spans, heights, z: 0.2 }, accent),
    planks(false),
    rug(stage, [-1.6, 1.6], [0.35, 1.6], random.chance(0.5) ? textile : accent, material.cream),
    sofa(stage, -1.15, 0.5, 1, accent, material.cream),
    sofa(stage, 1.15, 0.5, 1, accent, material.brass),
    pendants(stage, [0], 1.75, 0.8, material.brass),
    coffeeTable(stage, 0, 1.3, material.timber, 0.44),
    plant(stage, random.chance(0.5) ? -2 : 2, 1, 1.2),
  ].join('')
}
