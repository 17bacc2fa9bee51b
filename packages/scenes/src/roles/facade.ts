import { midrise } from '../buildings/midrise.ts'
import { office } from '../buildings/office.ts'
import { plot } from '../buildings/plot.ts'
import { shop } from '../buildings/shop.ts'
import { tower } from '../buildings/tower.ts'
import { townhouse } from '../buildings/townhouse.ts'
import { villa } from '../buildings/villa.ts'
import { warehouse } from '../buildings/warehouse.ts'
import { alongStreet } from '../cameras/along-street.ts'
import { fromDrone } from '../cameras/drone.ts'
import { entrance } from '../cameras/entrance.ts'
import { gate } from '../cameras/gate.ts'
import { fromHighFloor } from '../cameras/high.ts'
import { overRoofs } from '../cameras/roofs.ts'
import type { Camera } from '../cameras/shot.ts'
import { near, row, street } from '../cameras/street.ts'
import { underTrees } from '../cameras/under-trees.ts'
import { upward } from '../cameras/upward.ts'
import { fromWater } from '../cameras/water.ts'
import type { Choices } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { group } from '../core/svg.ts'
import type { Building } from '../scene-path.ts'
import { settings } from '../settings/all.ts'
import { eyeLine, type Setting } from '../settings/setting.ts'
import { sky } from '../shapes/sky.ts'

interface Portrait {
  readonly draw: (stage: Stage, setting: Setting) => string
  /** Units per metre at the property's foot, from its storey height. */
  readonly scale: number
  /** Metres that the viewer's eye is above the ground. */
  readonly eye: number
  /** Breadth and height that it is drawn in. */
  readonly size: readonly [number, number]
  /** From where it is shown; a place twice is shown twice as often. */
  readonly cameras: Choices<Camera>
}

const portraits: Readonly<Record<Exclude<Building, 'plot'>, Portrait>> = {
  tower: {
    draw: tower,
    scale: 4,
    eye: 4,
    size: [240, 400],
    cameras: [
      street,
      street,
      near,
      row,
      row,
      fromWater,
      fromWater,
      overRoofs,
      overRoofs,
      fromHighFloor,
      fromHighFloor,
      entrance,
      upward,
    ],
  },
  midrise: {
    draw: midrise,
    scale: 10.5,
    eye: 3.4,
    size: [370, 280],
    cameras: [street, near, row, fromWater, overRoofs, fromHighFloor, entrance, underTrees],
  },
  villa: {
    draw: villa,
    scale: 24,
    eye: 2.4,
    size: [460, 210],
    cameras: [street, near, gate, alongStreet, fromDrone, fromWater],
  },
  townhouse: {
    draw: townhouse,
    scale: 22,
    eye: 2.4,
    size: [580, 190],
    cameras: [street, near, gate, alongStreet, fromDrone, fromWater],
  },
  office: {
    draw: office,
    scale: 5.8,
    eye: 3.6,
    size: [280, 340],
    cameras: [street, near, row, fromWater, overRoofs, fromHighFloor, entrance, upward],
  },
  shop: { draw: shop, scale: 34, eye: 1.7, size: [520, 230], cameras: [street, near] },
  warehouse: {
    draw: warehouse,
    scale: 15,
    eye: 2.8,
    size: [600, 190],
    cameras: [street, near, overRoofs],
  },
}

/** The property from outside, in its community. */
export function drawFacade(stage: Stage): string {
  const setting = settings[stage.character]
  const { building } = stage
  const scene =
    building === 'plot' ? land(stage, setting) : portrait(stage, setting, portraits[building])
  return stage.random.chance(0.5) ? group(scene, 'transform="matrix(-1 0 0 1 800 0)"') : scene
}

function land(stage: Stage, setting: Setting): string {
  const horizon = eyeLine - 20
  return sky(stage, horizon) + setting.far(stage, horizon) + plot(stage, horizon)
}

/** Where buildings of several storeys are seen from instead of a boat. */
const ashore: Choices<Camera> = [street, near, row, underTrees]

/** A property by no water is seen from the land where others are seen from a boat. */
function portrait(stage: Stage, setting: Setting, { draw, cameras, ...shot }: Portrait): string {
  const chosen = stage.random.pick(cameras)
  const dry = stage.random.pick(
    cameras.includes(alongStreet) ? [street, near, gate, alongStreet, underTrees] : ashore,
  )
  const camera = chosen === fromWater && !setting.afloat ? dry : chosen
  const subject = () => stage.define('home', (id) => `<g id="${id}">${draw(stage, setting)}</g>`)
  return camera({ stage, setting, subject, ...shot })
}
