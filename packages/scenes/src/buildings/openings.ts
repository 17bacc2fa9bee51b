import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect, repeat } from '../core/svg.ts'

/** Glass as seen from outside: reflects the sky by day, glows when the lamps are on. */
export function pane(stage: Stage, glowing = true): Hex {
  const { paint } = stage
  return paint.dark && glowing ? paint.lamp : paint.shade(paint.glass, 0.22)
}

/** A glazed opening with `leaves` panels in a thin frame and a reveal in shade above and left. */
export function glazing(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  leaves: number,
  frame: Hex,
): string {
  const size = [w, h].map(Math.round)
  const id = stage.define(`pane${size.join('-')}-${leaves}${frame.slice(1)}`, (symbol) =>
    group(window(stage, w, h, leaves, frame), `id="${symbol}"`),
  )
  return d`<use href="#${id}" x="${x}" y="${y}"/>`
}

function window(stage: Stage, w: number, h: number, leaves: number, frame: Hex): string {
  const { paint } = stage
  const bars = repeat(leaves - 1, (i) => d`M${(w / leaves) * (i + 1)} 0v${h}`)
  return [
    rect(0, 0, w, h, pane(stage)),
    path(d`M0 ${h}V0h${w}v${h * 0.16}H${w * 0.03}V${h}z`, paint.shadow, 'opacity=".35"'),
    paint.dark
      ? ''
      : path(
          d`M${w * 0.5} ${h}l${h * 0.4} ${-h}h${Math.min(w * 0.16, h * 0.3)}l${-h * 0.4} ${h}z`,
          paint.glint,
          'opacity=".22"',
        ),
    line(d`${bars}M0 0h${w}v${h}h${-w}z`, paint.shade(frame, 0.2), 2),
  ].join('')
}

/** A pointed Gulf arch, `w` wide, its foot at `y` and its spring line `h` below the top. */
export function archOutline(x: number, y: number, w: number, h: number): string {
  const spring = y - h + w * 0.5
  return d`M${x} ${y}V${spring}Q${x} ${spring - w * 0.36} ${x + w / 2} ${y - h}Q${x + w} ${spring - w * 0.36} ${x + w} ${spring}V${y}z`
}

/** A row of arched openings in shade, glowing at night. */
export function arcade(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  frame: Hex,
): string {
  const { paint } = stage
  const bay = w / count
  const opening = repeat(count, (i) => archOutline(x + bay * (i + 0.14), y, bay * 0.72, h))
  return [
    path(opening, paint.shade(frame, 0.5)),
    d`<g transform="translate(3 3)">${path(opening, pane(stage))}</g>`,
  ].join('')
}

/** A lattice screen: turned wood that throws shade and keeps privacy. */
export function lattice(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  wood: Hex,
): string {
  const { paint } = stage
  const id = stage.define(
    'lattice',
    (symbol) =>
      `<pattern id="${symbol}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0L8 8M8 0L0 8" stroke="${paint.shade(wood, 0.05)}" stroke-width="1.7"/></pattern>`,
  )
  return [
    rect(x, y, w, h, paint.dark ? paint.lamp : paint.shade(wood, 0.5)),
    rect(x, y, w, h, `url(#${id})`),
    rect(x, y, w, h, 'none', d`stroke="${paint.shade(wood, 0.1)}" stroke-width="3"`),
  ].join('')
}

/** Upright slats over a dark gap. */
export function slats(stage: Stage, x: number, y: number, w: number, h: number, wood: Hex): string {
  const { paint } = stage
  return [
    rect(x, y, w, h, paint.shade(wood, 0.5)),
    line(d`M${x} ${y + h / 2}h${w}`, paint.lit(wood), h, 'stroke-dasharray="5 3"'),
  ].join('')
}

/** A timber door in a frame, with a brass pull. */
export function door(stage: Stage, x: number, y: number, w: number, h: number, leaf: Hex): string {
  const { paint } = stage
  return [
    rect(x - 3, y - h - 3, w + 6, h + 3, paint.shade(material.white, 0.2)),
    rect(x, y - h, w, h, paint.shade(leaf, 0.06)),
    rect(x + w * 0.7, y - h * 0.55, 2.5, h * 0.2, paint.lit(material.brass)),
  ].join('')
}
