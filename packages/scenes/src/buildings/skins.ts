import type { Hex } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, rect, repeat } from '../core/svg.ts'

/** One flat side of a building: `x`,`y` is its top left corner. */
interface Face {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Storey height; a face is a whole number of storeys high. */
  readonly floor: number
  readonly wall: Hex
  readonly trim: Hex
  /** Turned away from the sun. */
  readonly shaded: boolean
}

/** Covers a face with windows. Storeys are dashes of one thick line, so a tower costs a few bytes. */
export type Skin = (stage: Stage, face: Face) => string

function tones({ paint }: Stage, face: Face) {
  const turned = face.shaded ? 0.46 : 0
  return {
    wall: paint.shade(face.wall, turned),
    deep: paint.shade(face.wall, turned + 0.3),
    trim: paint.shade(face.trim, 0.1 + turned * 0.6),
    glass: face.shaded ? paint.shade(paint.glass, 0.3) : paint.glass,
  }
}

/** A vertical line over the whole face whose dashes are storeys. */
function storeys(face: Face, part: { from: number; to: number }, on: number, skip = 0): string {
  const left = face.x + face.w * part.from
  const right = face.x + face.w * part.to
  return d`<path d="M${(left + right) / 2} ${face.y + skip}V${face.y + face.h}" stroke-width="${right - left}" stroke-dasharray="${on} ${face.floor - on}"`
}

const whole = { from: 0, to: 1 }

/** A few lit windows, aligned with the storeys and `bays`. */
function lamps(stage: Stage, face: Face, bays: number, height: number, drop: number): string {
  const { paint, glow: random } = stage
  if (paint.lamps === 0) return ''
  const pitch = face.w / bays
  const floors = Math.round(face.h / face.floor)
  // Before dusk a lamp is a glint among many windows, not a yellow pane.
  if (!paint.dark && floors < 10) return ''
  const often = Math.max(2, Math.round(1.2 / paint.lamps))
  const columns = repeat(bays, (bay) => {
    const start = random.whole(0, Math.min(5, floors - 1))
    return random.chance(0.2)
      ? ''
      : d`M${face.x + pitch * (bay + 0.5)} ${face.y + drop + start * face.floor}V${face.y + face.h}`
  })
  const gap = () => face.floor * random.whole(1, often * 2) - height
  const dash = d`${height} ${gap()} ${height} ${gap()} ${height} ${gap()}`
  return line(columns, paint.lamp, pitch * 0.6, `stroke-dasharray="${dash}"`)
}

function bayCount(face: Face, width: number): number {
  return Math.max(2, Math.round(face.w / width))
}

/** Bands of glass between solid storeys. */
const ribbon: Skin = (stage, face) => {
  const tone = tones(stage, face)
  const bays = bayCount(face, face.floor * 1.4)
  const mullions = repeat(
    bays - 1,
    (i) => d`M${face.x + (face.w / bays) * (i + 1)} ${face.y}v${face.h}`,
  )
  return [
    rect(face.x, face.y, face.w, face.h, tone.wall),
    `${storeys(face, { from: 0.04, to: 0.96 }, face.floor * 0.58, face.floor * 0.3)} stroke="${tone.glass}"/>`,
    lamps(stage, face, bays, face.floor * 0.58, face.floor * 0.3),
    line(mullions, tone.wall, Math.max(1.2, face.floor * 0.09)),
  ].join('')
}

/** Single windows in a frame of piers and beams. */
const grid: Skin = (stage, face) => {
  const tone = tones(stage, face)
  const bays = bayCount(face, face.floor * 1.25)
  const pitch = face.w / bays
  const columns = (shift: number) =>
    repeat(
      bays,
      (i) =>
        d`M${face.x + pitch * (i + 0.5) + shift} ${face.y + face.floor * 0.24}V${face.y + face.h}`,
    )
  const dash = d`stroke-dasharray="${face.floor * 0.6} ${face.floor * 0.4}"`
  return [
    rect(face.x, face.y, face.w, face.h, tone.wall),
    line(columns(0), tone.deep, pitch * 0.66, dash),
    line(columns(pitch * 0.05), tone.glass, pitch * 0.56, dash),
    lamps(stage, face, bays, face.floor * 0.6, face.floor * 0.24),
  ].join('')
}

/** A curtain of glass with upright fins. */
const fins: Skin = (stage, face) => {
  const tone = tones(stage, face)
  const bays = bayCount(face, face.floor * 0.9)
  const uprights = repeat(bays + 1, (i) => d`M${face.x + (face.w / bays) * i} ${face.y}v${face.h}`)
  return [
    rect(face.x, face.y, face.w, face.h, tone.glass),
    `${storeys(face, whole, face.floor * 0.18)} stroke="${stage.paint.shade(stage.paint.glass, 0.3)}"/>`,
    lamps(stage, face, bays, face.floor * 0.7, face.floor * 0.24),
    line(uprights, tone.wall, Math.max(1.4, face.floor * 0.13)),
  ].join('')
}

/** Deep balconies on every storey, their slabs catching the light. */
const balconies: Skin = (stage, face) => {
  const tone = tones(stage, face)
  const bays = bayCount(face, face.floor * 2.4)
  const walls = repeat(bays + 1, (i) => d`M${face.x + (face.w / bays) * i} ${face.y}v${face.h}`)
  const slab = face.floor * 0.26
  return [
    rect(
      face.x,
      face.y,
      face.w,
      face.h,
      stage.paint.shade(stage.paint.glass, face.shaded ? 0.5 : 0.2),
    ),
    lamps(stage, face, bays * 2, face.floor * 0.5, face.floor * 0.4),
    `${storeys(face, whole, slab, slab)} stroke="${tone.deep}" opacity=".7"/>`,
    line(walls, tone.wall, face.floor * 0.3),
    `${storeys(face, whole, slab)} stroke="${tone.wall}"/>`,
  ].join('')
}

/** Balconies that swap sides from storey to storey. */
const staggered: Skin = (stage, face) => {
  const tone = tones(stage, face)
  const twice = { ...face, floor: face.floor * 2 }
  const box = face.floor * 0.62
  return [
    grid(stage, face),
    `${storeys(twice, { from: 0.04, to: 0.4 }, box, face.floor * 0.5)} stroke="${tone.wall}"/>`,
    `${storeys(twice, { from: 0.04, to: 0.4 }, face.floor * 0.2, face.floor * 1.1)} stroke="${tone.deep}"/>`,
    `${storeys(twice, { from: 0.56, to: 0.96 }, box, face.floor * 1.5)} stroke="${tone.wall}"/>`,
    `${storeys(twice, { from: 0.56, to: 0.96 }, face.floor * 0.2, face.floor * 2.1)} stroke="${tone.deep}"/>`,
  ].join('')
}

export const skins = { ribbon, grid, fins, balconies, staggered } as const
