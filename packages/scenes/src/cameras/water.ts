import { material } from '../core/material.ts'
import { group, rect } from '../core/svg.ts'
import { cast } from '../shapes/cast.ts'
import { neighbour } from '../shapes/distance.ts'
import { shrubs } from '../shapes/greenery.ts'
import { palmRow } from '../shapes/palm.ts'
import { sky } from '../shapes/sky.ts'
import { ripples, water } from '../shapes/water.ts'
import { type Camera, mirrored, placed } from './shot.ts'

const horizon = 380
const bank = 398
const surface = 416

/** From a boat: the whole bank with the property in it, and its image in the water. */
export const fromWater: Camera = ({ stage, setting, subject, size, scale }) => {
  const { paint, random } = stage
  const share = Math.min(330 / size[1], 0.9) * random.between(0.84, 1)
  const x = random.pick([250, 330, 470, 550])
  const [w, h] = [size[0] * share, size[1] * share]
  const tall = scale < 12
  const other = (left: number) =>
    neighbour(
      stage,
      left,
      bank + 4,
      random.whole(64, 96),
      h * random.between(0.5, 0.96),
      random.pick(setting.walls),
      0.22,
    )
  const right = x < 400
  const beside = right ? [x + w / 2 + 14, x + w / 2 + 124] : [x - w / 2 - 110, x - w / 2 - 220]
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    rect(0, horizon + 4, 800, 30, paint.lit(material.stone)),
    shrubs(stage, -10, 810, bank, 22, paint.shade(material.leaf, 0.3)),
    tall ? group(beside.map(other).join('')) : '',
    cast(stage, x - w / 2, bank, w, h * 0.5),
    placed(subject(), x, bank + 4, share),
    palmRow(stage, right ? 10 : 420, right ? 380 : 800, bank + 8, random.whole(52, 70), 88),
    rect(0, bank + 4, 800, 6, paint.lit(material.cream)),
    rect(0, bank + 10, 800, surface - bank - 10, paint.shade(material.concrete, 0.45)),
    water(stage, surface, 600),
    mirrored(subject(), x, bank + 4, surface, share),
    ripples(stage, 440, 600),
    setting.afloat?.(stage, right ? random.whole(560, 640) : random.whole(150, 240), 470, 1) ?? '',
    setting.afloat?.(
      stage,
      right ? random.whole(180, 330) : random.whole(500, 620),
      556,
      random.between(1.9, 2.5),
    ) ?? '',
  ].join('')
}
