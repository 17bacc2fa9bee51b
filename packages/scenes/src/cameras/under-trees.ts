import { material } from '../core/material.ts'
import { d, line, path, rect } from '../core/svg.ts'
import { cast } from '../shapes/cast.ts'
import { grasses, shrubs, tree } from '../shapes/greenery.ts'
import { sky } from '../shapes/sky.ts'
import { type Camera, placed } from './shot.ts'

const foot = 458

/** From the shade of a tree, over the lawn: the property at the end of the path. */
export const underTrees: Camera = ({ stage, setting, subject, size, scale, eye }) => {
  const { paint, random } = stage
  const share = Math.min(1.15, 330 / size[1], 500 / size[0]) * random.between(0.88, 1)
  const horizon = Math.round(foot - eye * scale * share)
  const x = random.whole(430, 520)
  const bend = random.whole(220, 560)
  const seat = random.whole(520, 640)
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    rect(0, horizon + 8, 800, 200, paint.lit(material.grass)),
    cast(stage, x - (size[0] * share) / 2, foot, size[0] * share, size[1] * share),
    placed(subject(), x, foot, share),
    path(
      d`M${x - 22} ${foot}h44Q${x + 40} 520 ${bend + 170} 600H${bend - 60}Q${x - 70} 530 ${x - 22} ${foot}`,
      paint.lit('#eadcc0'),
    ),
    shrubs(stage, -10, x - 60, foot + 8, 22, paint.shade(material.leaf, 0.2)),
    shrubs(stage, x + 60, 810, foot + 8, 22, paint.shade(material.leaf, 0.2)),
    line(d`M${seat + 8} 548v26M${seat + 82} 548v26`, paint.shade(material.slate, 0.3), 5),
    line(d`M${seat} 528h90M${seat} 546h90`, paint.lit(material.timber), 8),
    path(
      'M-20 560Q160 520 420 548T520 600H-20z',
      paint.shadow,
      d`opacity="${String(paint.cast[1] * 0.7)}"`,
    ),
    random.chance(0.5) ? tree(stage, random.whole(720, 780), 520, random.whole(150, 220)) : '',
    grasses(stage, 20, 320, 590, paint.shade(material.olive, 0.3)),
    tree(
      stage,
      random.whole(10, 80),
      650,
      random.whole(540, 660),
      random.pick([material.leaf, material.olive]),
    ),
  ].join('')
}
