import type { Random } from '../core/random.ts'
import type { Gap, Layout, Space } from './layout.ts'

/** Metres that the middle of a plan may shift: enough to see, too little to spoil a room. */
const reach = 0.4

/** Shifts the inner walls of a layout a little, all together, so that no two plans are alike. */
export function warp(layout: Layout, random: Random): Layout {
  const along = shift(layout.w, random.between(-reach, reach))
  const across = shift(layout.h, random.between(-reach, reach))
  const space = ([use, x, y, w, h]: Space): Space => [
    use,
    along(x),
    across(y),
    along(x + w) - along(x),
    across(y + h) - across(y),
  ]
  const gap = ([x, y, length, way]: Gap): Gap => [
    along(x),
    across(y),
    way === 'h' ? along(x + length) - along(x) : across(y + length) - across(y),
    way,
  ]
  return {
    w: layout.w,
    h: layout.h,
    spaces: layout.spaces.map(space),
    doors: layout.doors.map(gap),
    passages: layout.passages.map(gap),
    windows: layout.windows.map(gap),
  }
}

/** Moves the middle by `most` and leaves both ends, and what lies beyond them, in place. */
function shift(length: number, most: number): (at: number) => number {
  return (at) => (at <= 0 || at >= length ? at : at + most * Math.sin((Math.PI * at) / length))
}
