import type { Stage } from '../core/stage.ts'
import { d, ellipse, line, repeat } from '../core/svg.ts'

/** A row of jets in a lake, the middle one highest. */
export function fountain(stage: Stage, x: number, y: number, scale: number): string {
  const { paint, random } = stage
  const rise = random.between(60, 92) * Math.min(scale, 1.6)
  const jets = repeat(7, (i) => {
    const at = (i - 3) * 20 * scale
    const up = rise * (1 - Math.abs(i - 3) * 0.2)
    return d`M${x + at} ${y}q${at * 0.1} ${-up * 1.6} ${8 * scale} ${-up}M${x + at} ${y}q${-at * 0.1} ${-up * 1.6} ${-8 * scale} ${-up * 0.9}`
  })
  return [
    ellipse(x, y + 2, 92 * scale, 7 * scale, paint.glint, 'opacity=".5"'),
    line(
      jets,
      paint.dark ? paint.glint : '#ffffff',
      2.6 * scale,
      'stroke-linecap="round" opacity=".8"',
    ),
  ].join('')
}
