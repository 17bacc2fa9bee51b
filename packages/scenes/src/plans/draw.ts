import { d, group, line, path, rect } from '../core/svg.ts'
import { furnish } from './furniture.ts'
import type { Gap, Layout, Space } from './layout.ts'
import type { Paper } from './paper.ts'

const wet: ReadonlySet<string> = new Set(['bath', 'kitchen'])
const open: ReadonlySet<string> = new Set(['terrace', 'garden', 'dock'])

/** Draws a layout at `u` units per metre with its top left corner at 0,0. */
export function drawLayout(layout: Layout, u: number, paper: Paper): string {
  const outline = ([, x, y, w, h]: Space) => d`M${x * u} ${y * u}h${w * u}v${h * u}h${-w * u}z`
  const rooms = layout.spaces.filter(([use]) => !open.has(use))
  const outdoors = layout.spaces.filter(([use]) => open.has(use))
  const pieces = layout.spaces.map(([use, x, y, w, h]) => {
    const inset = open.has(use) ? 0 : 0.09
    return furnish[use]({
      x: (x + inset) * u,
      y: (y + inset) * u,
      w: (w - inset * 2) * u,
      h: (h - inset * 2) * u,
      u,
    })
  })
  return [
    path(outdoors.map(outline).join(''), paper.outside, `stroke="${paper.line}" stroke-width="2"`),
    path(rooms.map(outline).join(''), paper.floor),
    path(
      rooms
        .filter(([use]) => wet.has(use))
        .map(outline)
        .join(''),
      paper.wet,
    ),
    group(path(pieces.join(''), paper.piece, `stroke="${paper.line}" stroke-width="1.4"`)),
    line(rooms.map(outline).join(''), paper.wall, 6),
    line(layout.passages.map((gap) => run(gap, u)).join(''), paper.floor, 7),
    line(layout.windows.map((gap) => run(gap, u)).join(''), paper.floor, 7),
    line(layout.windows.map((gap) => run(gap, u)).join(''), paper.line, 2),
    line(layout.doors.map((gap) => run(gap, u)).join(''), paper.floor, 7),
    line(layout.doors.map((gap) => leaf(gap, u)).join(''), paper.line, 1.6),
  ].join('')
}

function run([x, y, length, along]: Gap, u: number): string {
  return d`M${x * u} ${y * u}${along}${length * u}`
}

/** An open door leaf and the quarter circle that it sweeps, into the space below or right. */
function leaf([x, y, length, along]: Gap, u: number): string {
  const r = length * u
  return along === 'h'
    ? d`M${x * u} ${y * u}v${r}a${r} ${r} 0 0 0 ${r} ${-r}`
    : d`M${x * u} ${y * u}h${r}a${r} ${r} 0 0 1 ${-r} ${r}`
}

/** Dimension lines with end ticks above and left of a plan, a scale bar and a north arrow. */
export function marks(w: number, h: number, paper: Paper): string {
  const ticks = d`M0 -30H${w}M0 -36v12M${w} -36v12M-30 0V${h}M-36 0h12M-36 ${h}h12`
  return line(ticks, paper.line, 1.6)
}

/** A scale bar of four parts, `u` units each, and a north arrow. */
export function legend(x: number, y: number, u: number, paper: Paper): string {
  return [
    rect(x, y, u * 4, 8, paper.floor, `stroke="${paper.line}" stroke-width="1.4"`),
    path(d`M${x} ${y}h${u}v8h${-u}zM${x + u * 2} ${y}h${u}v8h${-u}z`, paper.line),
    line(d`M${x - 60} ${y - 10}a18 18 0 1 0 .1 0z`, paper.line, 1.6),
    path(d`M${x - 60} ${y - 6}l8 26l-8 -6l-8 6z`, '#c4122f'),
  ].join('')
}
