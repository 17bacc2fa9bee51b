import { archOutline } from '../buildings/openings.ts'
import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { palm } from '../shapes/palm.ts'
import { sky } from '../shapes/sky.ts'
import { at, polygon } from './space.ts'

/** A window in the back wall, metres. */
export interface Opening {
  readonly x: readonly [number, number]
  readonly h: readonly [number, number]
  /** Panels side by side, or arches. */
  readonly leaves: number
  readonly shape: 'square' | 'arched'
}

const high: ReadonlySet<string> = new Set(['tower', 'midrise', 'office'])

/** What one sees from this property: the community from above, or its ground. */
function panorama(stage: Stage, setting: Setting): string {
  if (high.has(stage.building)) {
    const horizon = stage.building === 'tower' ? 300 : 340
    return sky(stage, horizon) + setting.far(stage, horizon) + setting.below(stage, horizon)
  }
  return [
    sky(stage, 410),
    setting.far(stage, 410),
    setting.ground(stage, 410),
    palm(stage, stage.random.between(120, 300), 520, 210),
  ].join('')
}

/** The window with the community behind it, its frame, and daylight falling in. */
export function outlook(stage: Stage, setting: Setting, opening: Opening): string {
  const [x, y] = at(opening.x[0], opening.h[1], 0)
  const [right, bottom] = at(opening.x[1], opening.h[0], 0)
  const w = right - x
  const h = bottom - y
  const crop = high.has(stage.building) ? '0 70 800 460' : '0 150 800 400'
  const scene = d`<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${crop}" preserveAspectRatio="xMidYMid slice">${panorama({ ...stage, coarse: true }, setting)}</svg>`
  return opening.shape === 'arched'
    ? arches(stage, scene, x, y, w, h, opening.leaves)
    : panels(stage, scene, x, y, w, h, opening.leaves)
}

function panels(
  stage: Stage,
  scene: string,
  x: number,
  y: number,
  w: number,
  h: number,
  leaves: number,
): string {
  const { paint } = stage
  const bars = repeat(leaves - 1, (i) => d`M${x + (w / leaves) * (i + 1)} ${y}v${h}`)
  return [
    rect(x - 7, y - 7, w + 14, h + 14, paint.inside('#ffffff', 0.12)),
    scene,
    line(bars, paint.inside(material.slate, 0.3), 5),
    line(d`M${x} ${y}h${w}v${h}h${-w}z`, paint.inside(material.slate, 0.3), 4),
  ].join('')
}

function arches(
  stage: Stage,
  scene: string,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
): string {
  const { paint } = stage
  const bay = w / count
  const outline = repeat(count, (i) => archOutline(x + bay * i + bay * 0.08, y + h, bay * 0.84, h))
  const edge = stage.define('archedge', (id) => `<path id="${id}" d="${outline}"/>`)
  const clip = stage.define(
    'arches',
    (id) => `<clipPath id="${id}"><use href="#${edge}"/></clipPath>`,
  )
  const bars = repeat(count, (i) => d`M${x + bay * (i + 0.5)} ${y}v${h}`)
  const cross = d`M${x} ${y + h * 0.42}h${w}`
  const along = (wood: Hex, width: number) =>
    `<use href="#${edge}" stroke="${wood}" stroke-width="${width}"/>`
  return [
    along(paint.inside(material.walnut, 0.2), 16),
    group(
      scene + line(bars + cross, paint.inside(material.walnut, 0.25), 4),
      `clip-path="url(#${clip})"`,
    ),
    along(paint.inside(material.timber, 0.1), 5),
  ].join('')
}

/** The patch of sun that a window throws on the floor; none at night. */
export function daylight({ paint }: Stage, { x: [x0, x1] }: Opening): string {
  if (paint.time === 'night') return ''
  const data = polygon(
    [x0 + 0.05, 0, 0.06],
    [x1 - 0.05, 0, 0.06],
    [x1 + 0.5, 0, 1.25],
    [x0 + 0.55, 0, 1.25],
  )
  return path(data, paint.sun, `opacity="${paint.time === 'dusk' ? '.22' : '.42'}"`)
}

/** Curtains drawn aside, hanging from a rail. */
export function curtains(
  { paint }: Stage,
  { x: [x0, x1], h: [, top] }: Opening,
  cloth: Hex,
): string {
  const panel = (from: number, to: number) => {
    const [left, y] = at(from, top + 0.16, 0)
    const [right, bottom] = at(to, 0.03, 0)
    const w = right - left
    return [
      rect(left, y, w, bottom - y, paint.inside(cloth, 0.06)),
      line(
        d`M${left + w * 0.1} ${(y + bottom) / 2}H${right}`,
        paint.inside(cloth, 0.22),
        bottom - y,
        d`stroke-dasharray="${w * 0.09} ${w * 0.15}"`,
      ),
    ].join('')
  }
  const [railLeft, railY] = at(x0 - 0.4, top + 0.17, 0)
  const [railRight] = at(x1 + 0.4, top, 0)
  return [
    panel(x0 - 0.34, x0 + 0.06),
    panel(x1 - 0.06, x1 + 0.34),
    line(d`M${railLeft} ${railY}H${railRight}`, paint.inside(material.slate, 0.2), 4),
  ].join('')
}
