import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { sky } from '../shapes/sky.ts'
import { type Camera, placed } from './shot.ts'

const horizon = 250

/** From a high floor across the way: the head of the property before its community. */
export const fromHighFloor: Camera = ({ stage, setting, subject, size }) => {
  const { random } = stage
  const share = random.between(1.3, 1.6) * Math.min(1, 300 / size[0])
  const x = random.pick([240, 290, 520, 570])
  const top = random.whole(96, 150)
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    setting.below(stage, horizon),
    placed(subject(), x, top + size[1] * share, share),
    random.chance(0.6) ? rail(stage) : '',
  ].join('')
}

/** The balcony of the viewer. */
function rail({ paint }: Stage): string {
  const posts = repeat(6, (i) => d`M${70 + i * 134} 512v90`)
  return [
    rect(0, 512, 800, 88, paint.glint, 'opacity=".24"'),
    line(posts, paint.shade(material.slate, 0.3), 4),
    path('M0 500H800V513H0z', paint.shade(material.slate, 0.42)),
    path('M0 500H800V504H0z', paint.lit(material.white), 'opacity=".5"'),
  ].join('')
}
