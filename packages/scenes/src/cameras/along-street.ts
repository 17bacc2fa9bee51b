import { material } from '../core/material.ts'
import { d, line, path, rect } from '../core/svg.ts'
import { cast } from '../shapes/cast.ts'
import { shrubs, tree } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import { sky } from '../shapes/sky.ts'
import { type Camera, placed } from './shot.ts'

const horizon = 404
/** Where the street is lost from sight. */
const end = 640
/** From far to near: place, foot and size of each house along the street. */
const houses = [
  [560, 414, 0.2],
  [470, 424, 0.34],
  [330, 442, 0.56],
] as const

/** Down the street: the house near at hand, its neighbours behind it one after the other. */
export const alongStreet: Camera = ({ stage, setting, subject, size }) => {
  const { paint, random } = stage
  const share = Math.min(1.25, 600 / size[0]) * random.between(0.94, 1.04)
  const x = random.whole(70, 150)
  const foot = 490
  const row = houses.map(
    ([at, y, part]) =>
      placed(subject(), at, y, share * part) +
      shrubs(
        stage,
        at - size[0] * share * part * 0.5,
        at + size[0] * share * part * 0.5,
        y + 3,
        40 * part,
        paint.shade(material.leaf, 0.2),
      ),
  )
  const along = [0.22, 0.36, 0.58, 0.95].map((part, index) => {
    const at = end + 10 + part * 150
    const y = horizon + 8 + part * 120
    return index % 2 ? palm(stage, at, y, 260 * part) : tree(stage, at, y, 230 * part)
  })
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    rect(0, horizon + 4, 800, 200, paint.lit(material.grass)),
    path(d`M${end - 6} ${horizon + 4}H${end + 6}L760 600H210z`, paint.shade(material.slate, 0.1)),
    path(
      d`M${end - 6} ${horizon + 4}L210 600H130L${end - 10} ${horizon + 4}z`,
      paint.lit('#e5d7bf'),
    ),
    path(
      d`M${end + 6} ${horizon + 4}L760 600h60L${end + 10} ${horizon + 4}z`,
      paint.lit('#e5d7bf'),
    ),
    line(
      d`M${end} ${horizon + 20}L492 600`,
      paint.lit(material.cream),
      4,
      'stroke-dasharray="30 26"',
    ),
    row.join(''),
    cast(stage, x - size[0] * share * 0.5, foot, size[0] * share, size[1] * share),
    placed(subject(), x, foot, share),
    along.join(''),
    shrubs(stage, -20, 150, 612, 54, paint.shade(material.leaf, 0.24)),
  ].join('')
}
