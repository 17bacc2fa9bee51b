import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { circle, d, group, line, path, rect, repeat } from '../core/svg.ts'

/** A heap of dug earth. */
export function mound({ paint }: Stage, x: number, y: number): string {
  return [
    path(d`M${x - 60} ${y}q30-34 56-38q34 8 74 38z`, paint.lit('#d5ac7a')),
    path(d`M${x - 4} ${y - 38}q34 8 74 38h-64q10-20-10-38`, paint.shade('#d5ac7a', 0.34)),
  ].join('')
}

/** A surveyor's level on its tripod. */
export function tripod({ paint }: Stage, x: number, y: number, scale: number): string {
  const parts = [
    path('M-18 1h84l-40 8z', paint.shadow, 'opacity=".25"'),
    line('M0-74L-24 0M0-74L26 0M0-74L3 6', paint.shade(material.brass, 0.1), 4),
    rect(-9, -92, 18, 18, paint.lit(material.red)),
    rect(6, -87, 12, 7, paint.shade(material.slate, 0.3)),
  ]
  return group(parts.join(''), d`transform="translate(${x} ${y})scale(${scale})"`)
}

/** A notice board on two posts, with lines where its text would be. */
export function board({ paint }: Stage, x: number, y: number): string {
  return [
    path(d`M${x + 4} ${y + 1}h150l30 8h-120z`, paint.shadow, 'opacity=".25"'),
    line(d`M${x + 16} ${y}v-110M${x + 114} ${y}v-110`, paint.shade(material.walnut, 0.2), 7),
    rect(x, y - 130, 130, 78, paint.lit(material.white)),
    rect(x, y - 130, 130, 14, paint.lit(material.teal)),
    line(
      d`M${x + 14} ${y - 100}h66M${x + 14} ${y - 84}h98M${x + 14} ${y - 68}h46`,
      paint.shade(material.stone, 0.2),
      5,
    ),
  ].join('')
}

/** A slab with starter bars and the first columns. */
export function foundations({ paint }: Stage, far: number): string {
  const y = far + 26
  const rods = repeat(12, (i) => d`M${304 + i * 26} ${y + 26 + (i % 2) * 10}v-26`)
  const columns = repeat(4, (i) => d`M${300 + i * 92} ${y + 14}v-64`)
  const near = repeat(4, (i) => d`M${282 + i * 116} ${y + 44}v-84`)
  return [
    path(d`M270 ${y + 58}l40-54h290l70 54z`, paint.lit(material.concrete)),
    path(d`M270 ${y + 58}h400v14H270z`, paint.shade(material.concrete, 0.4)),
    line(columns, paint.shade(material.concrete, 0.2), 12),
    line(rods, paint.shade(material.tile, 0.2), 2),
    line(near, paint.lit('#d8d1c5'), 16),
    line(
      repeat(4, (i) => d`M${290 + i * 116} ${y + 44}v-84`),
      paint.shade(material.concrete, 0.45),
      5,
    ),
  ].join('')
}

/** A small tracked excavator. */
export function digger({ paint }: Stage, x: number, y: number, scale: number): string {
  const body = paint.lit('#e0a63c')
  const dark = paint.shade('#2b3338', 0.3)
  const parts = [
    path('M-70 2h170l30 8H-40z', paint.shadow, 'opacity=".25"'),
    line('M-44-9H30', dark, 20, 'stroke-linecap="round"'),
    line(
      'M-44-9H30',
      paint.shade(material.steel, 0.2),
      8,
      'stroke-linecap="round" stroke-dasharray="1 14"',
    ),
    path('M-52-22h84v-26H10l-8-32h-34l-4 32h-16z', body),
    path('M-28-74h24l6 26h-32z', paint.dark ? paint.lamp : paint.glass),
    line('M26-40L74-92L118-60', body, 11),
    line('M118-60L112-22', paint.shade('#e0a63c', 0.3), 8),
    path('M98-26h26q4 22-14 26-20-4-12-26', dark),
    circle(74, -92, 6, dark),
  ]
  return group(parts.join(''), d`transform="translate(${x} ${y})scale(${scale})"`)
}
