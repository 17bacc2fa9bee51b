import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect, repeat } from '../core/svg.ts'

/** A very tall tower of our own: a lancet arch drawn out to a point, split down the middle. */
export function needle(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const w = height * 0.08
  const bands = repeat(7, (i) => d`M${x - w} ${y - height * (0.08 + i * 0.1)}h${w * 2}`)
  const half = (side: number) =>
    d`M${x + side * 1.5} ${y}V${y - height}Q${x + side * w * 0.9} ${y - height * 0.6} ${x + side * w} ${y}z`
  return [
    path(half(-1), paint.far(material.stone, distance)),
    path(half(1), paint.far(paint.shade(material.stone, 0.4), distance)),
    line(
      d`M${x} ${y}V${y - height * 1.1}`,
      paint.far(paint.shade(material.steel, 0.2), distance),
      2,
    ),
    line(bands, paint.haze, 1.5, 'opacity=".5"'),
  ].join('')
}

/** A wind tower: a square shaft with tall slots that catch the breeze; its foot at `x`,`y`. */
export function windTower(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  distance = 0,
): string {
  const { paint } = stage
  const tone = (depth: number) => paint.far(paint.shade('#e3c191', depth), distance)
  const slots = repeat(3, (i) => d`M${x + w * (0.14 + i * 0.19)} ${y - h * 0.93}v${h * 0.36}`)
  return group(
    [
      rect(x, y - h, w * 0.68, h, tone(0)),
      rect(x + w * 0.68, y - h, w * 0.32, h, tone(0.42)),
      rect(x - w * 0.06, y - h, w * 1.12, h * 0.045, tone(0.1)),
      rect(x - w * 0.04, y - h * 0.54, w * 1.08, h * 0.04, tone(0.16)),
      line(slots, tone(0.7), w * 0.1),
      line(
        d`M${x - w * 0.16} ${y - h * 0.44}h${w * 1.32}M${x - w * 0.16} ${y - h * 0.3}h${w * 1.32}`,
        tone(0.62),
        Math.max(1, w * 0.04),
      ),
    ].join(''),
  )
}

/** A slender minaret with a balcony, beside a low dome. */
export function mosque(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const h = height
  const pale = paint.far('#f0e2c8', distance)
  const dim = paint.far(paint.shade('#f0e2c8', 0.34), distance)
  return [
    path(
      d`M${x} ${y}v${-h * 0.86}l${h * 0.035} ${-h * 0.14}l${h * 0.035} ${h * 0.14}v${h * 0.86}z`,
      pale,
    ),
    rect(x - h * 0.02, y - h * 0.7, h * 0.11, h * 0.03, dim),
    path(
      d`M${x + h * 0.13} ${y}v${-h * 0.22}h${h * 0.05}q0 ${-h * 0.2} ${h * 0.17} ${-h * 0.25}q${h * 0.17} ${h * 0.05} ${h * 0.17} ${h * 0.25}h${h * 0.05}v${h * 0.22}z`,
      pale,
    ),
    path(
      d`M${x + h * 0.35} ${y - h * 0.47}q${h * 0.17} ${h * 0.05} ${h * 0.17} ${h * 0.25}h${h * 0.05}v${h * 0.22}h${-h * 0.12}z`,
      dim,
    ),
  ].join('')
}
