import { midrise } from '../buildings/midrise.ts'
import { office } from '../buildings/office.ts'
import { plot } from '../buildings/plot.ts'
import { shop } from '../buildings/shop.ts'
import { tower } from '../buildings/tower.ts'
import { townhouse } from '../buildings/townhouse.ts'
import { villa } from '../buildings/villa.ts'
import { warehouse } from '../buildings/warehouse.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, path } from '../core/svg.ts'
import type { Building } from '../scene-path.ts'
import { settings } from '../settings/all.ts'
import { eyeLine, footLine, type Setting } from '../settings/setting.ts'
import { sky } from '../shapes/sky.ts'

interface Portrait {
  readonly draw: (stage: Stage, setting: Setting) => string
  /** Units per metre at the property's foot, from its storey height. */
  readonly scale: number
  /** Metres that the viewer's eye is above the ground. */
  readonly eye: number
  /** How far the subject may move from the middle. */
  readonly drift: number
  /** Half the width of the shade at its foot. */
  readonly reach: number
  /** How far the picture may move in: 1 is not at all. */
  readonly closest: number
}

const portraits: Readonly<Record<Exclude<Building, 'plot'>, Portrait>> = {
  tower: { draw: tower, scale: 4, eye: 4, drift: 90, reach: 130, closest: 1.06 },
  midrise: { draw: midrise, scale: 10.5, eye: 3.4, drift: 70, reach: 180, closest: 1.18 },
  villa: { draw: villa, scale: 24, eye: 2.4, drift: 30, reach: 220, closest: 1.3 },
  townhouse: { draw: townhouse, scale: 22, eye: 2.4, drift: 20, reach: 290, closest: 1.16 },
  office: { draw: office, scale: 5.8, eye: 3.6, drift: 80, reach: 150, closest: 1.14 },
  shop: { draw: shop, scale: 34, eye: 1.7, drift: 24, reach: 260, closest: 1.2 },
  warehouse: { draw: warehouse, scale: 15, eye: 2.8, drift: 20, reach: 300, closest: 1.14 },
}

/** The property from outside, in its community. */
export function drawFacade(stage: Stage): string {
  const setting = settings[stage.character]
  const { building } = stage
  const scene =
    building === 'plot' ? land(stage, setting) : portrait(stage, setting, portraits[building])
  return stage.random.chance(0.5) ? group(scene, 'transform="matrix(-1 0 0 1 800 0)"') : scene
}

/** Moves in on `x` and the ground: nearer crops keep one community from looking all alike. */
function closer(scene: string, x: number, zoom: number): string {
  return group(
    scene,
    d`transform="translate(${x * (1 - zoom)} ${530 * (1 - zoom)})scale(${zoom.toFixed(2)})"`,
  )
}

function land(stage: Stage, setting: Setting): string {
  const horizon = eyeLine - 20
  return sky(stage, horizon) + setting.far(stage, horizon) + plot(stage, horizon)
}

function portrait(
  stage: Stage,
  setting: Setting,
  { draw, scale, eye, drift, reach, closest }: Portrait,
): string {
  const { paint } = stage
  const places = [-0.2, 0.9, -0.9, 0.4, -0.6, 0.1]
  const x = 400 + drift * (places[stage.composition] ?? 0)
  const horizon = Math.round(footLine - eye * scale)
  const metre = (y: number) => (scale * (y - horizon)) / (footLine - horizon)
  const subject = stage.define('home', (id) => `<g id="${id}">${draw(stage, setting)}</g>`)
  const shade = d`M${x - reach} ${footLine - 1}H${x + reach}l70 14H${x - reach + 60}z`
  const nearness = [0, 0.7, 0.3, 1, 0.5, 0.85][stage.composition] ?? 0
  const scene = [
    sky(stage, horizon),
    setting.far(stage, horizon),
    setting.ground(stage, horizon),
    path(shade, paint.shadow, 'opacity=".28"'),
    d`<use href="#${subject}" x="${x}" y="${footLine}"/>`,
    setting.mirrorLine === undefined ? '' : reflection(subject, x, setting.mirrorLine),
    setting.front(stage, metre),
  ]
  return closer(scene.join(''), x, 1 + (closest - 1) * nearness)
}

/** The subject upside down in still water below `surface`. */
function reflection(subject: string, x: number, surface: number): string {
  const view = d`x="0" y="${surface}" width="800" height="${600 - surface}" viewBox="0 ${surface} 800 ${600 - surface}"`
  return d`<svg ${view}><use href="#${subject}" transform="matrix(1 0 0 -1 ${x} ${surface * 2 - footLine})" opacity=".32"/></svg>`
}
