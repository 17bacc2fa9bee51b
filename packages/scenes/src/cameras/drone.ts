import { material } from '../core/material.ts'
import { d, ellipse, group, line, path } from '../core/svg.ts'
import { cast } from '../shapes/cast.ts'
import { shrubs, tree } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import { sky } from '../shapes/sky.ts'
import { type Camera, placed } from './shot.ts'

const horizon = 200

/** From a little above the gardens: the house in its row, the community behind. */
export const fromDrone: Camera = ({ stage, setting, subject, size }) => {
  const { paint, random } = stage
  const share = Math.min(1.1, 420 / size[0]) * random.between(0.92, 1.06)
  const [w, h] = [size[0] * share, size[1] * share]
  const x = random.whole(330, 470)
  const foot = random.whole(440, 464)
  const beside = (side: number) =>
    placed(subject(), x + side * w * 1.24, foot - 34, share * 0.84) +
    shrubs(
      stage,
      x + side * w * 1.24 - w * 0.5,
      x + side * w * 1.24 + w * 0.5,
      foot - 24,
      18,
      paint.shade(material.leaf, 0.2),
    )
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    setting.below(stage, horizon),
    path(
      d`M-10 ${foot - 66}Q300 ${foot - 84} 810 ${foot - 62}V600H-10z`,
      paint.shade(material.grass, 0.04),
    ),
    line(d`M-10 ${foot - 66}Q300 ${foot - 84} 810 ${foot - 62}`, paint.lit(material.sand), 9),
    group(beside(-1) + beside(1)),
    cast(stage, x - w / 2, foot, w, h),
    placed(subject(), x, foot, share),
    ellipse(x - w * 0.16, foot + 54, w * 0.26, 19, paint.lit(material.cream)),
    ellipse(x - w * 0.16, foot + 54, w * 0.23, 15, paint.dark ? '#56b3b4' : paint.water[1]),
    palm(stage, x + w * 0.44, foot + 40, random.whole(120, 180)),
    tree(stage, x - w * 0.62, foot + 34, random.whole(80, 120)),
    path(d`M${x + w * 0.1} ${foot}h${w * 0.14}l${w * 0.16} 96h${-w * 0.24}z`, paint.lit('#ecdfc4')),
    shrubs(stage, -20, 820, foot + 108, 34, paint.shade(material.leaf, 0.24)),
    path(d`M-10 ${foot + 106}H810V600H-10z`, paint.lit('#e0d2b6')),
    path(d`M-10 ${foot + 118}H810V600H-10z`, paint.shade(material.slate, 0.16)),
  ].join('')
}
