import type { Stage } from '../../core/stage.ts'
import { d, group, line, path, repeat } from '../../core/svg.ts'
import { twist } from '../twist.ts'

/** A tall tower that turns a quarter on its way up, seen from afar. */
export function twistedTower(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const w = height * 0.2
  const { outline, turned } = twist(w, height)
  const bands = repeat(15, (i) => d`M${-w * 0.43} ${(-height * (i + 0.6)) / 15}h${w * 0.86}`)
  return group(
    [
      path(outline, paint.far('#dfe7e6', distance)),
      path(turned, paint.far(paint.shade('#c4d2d4', 0.5), distance)),
      line(
        bands,
        paint.far(paint.shade(paint.glass, 0.3), distance),
        height * 0.016,
        'opacity=".6"',
      ),
    ].join(''),
    d`transform="translate(${x} ${y})"`,
  )
}
