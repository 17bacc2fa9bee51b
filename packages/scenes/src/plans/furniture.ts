import { d } from '../core/svg.ts'
import type { Use } from './layout.ts'

/** A room in units of the picture. `u` is one metre. */
export interface Room {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly u: number
}

/** Outlines of what stands in a room, as one path. */
type Furnish = (room: Room) => string

function block(x: number, y: number, w: number, h: number): string {
  return d`M${x} ${y}h${w}v${h}h${-w}z`
}

function round(x: number, y: number, r: number): string {
  return d`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0`
}

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('')
}

const living: Furnish = ({ x, y, w, h, u }) => {
  const left = x + 0.35 * u
  const middle = y + h * 0.56
  const wide = Math.min(2.4 * u, h * 0.55)
  return [
    block(left, middle - wide / 2, 0.9 * u, wide),
    block(left, middle - wide / 2, 0.25 * u, wide),
    block(left + 1.3 * u, middle - 0.5 * u, 0.6 * u, u),
    w > 4 * u ? block(x + w - 0.5 * u, middle - 0.9 * u, 0.35 * u, 1.8 * u) : '',
    w > 6 * u ? table(x + w * 0.66, y + h * 0.4, 1.8 * u, 0.9 * u, u) : '',
    round(left + 0.3 * u, y + h - 0.5 * u, 0.26 * u),
  ].join('')
}

const majlis: Furnish = ({ x, y, w, h, u }) => {
  const a = 0.2 * u
  const deep = 0.7 * u
  return [
    d`M${x + a} ${y + a}h${w - a * 2}v${deep}h${-(w - a * 2 - deep)}v${h - a * 2 - deep}h${-deep}z`,
    block(x + w * 0.42, y + h * 0.42, u, u),
    times(3, (i) => block(x + a + deep + 0.2 * u + i * u, y + a, 0.7 * u, 0.22 * u)),
  ].join('')
}

/** A table with chairs along both long sides. */
function table(cx: number, cy: number, w: number, h: number, u: number): string {
  const seats = Math.max(1, Math.round(w / (0.65 * u)))
  const step = w / seats
  return [
    times(seats, (i) => {
      const x = cx - w / 2 + step * (i + 0.5) - 0.2 * u
      return (
        block(x, cy - h / 2 - 0.3 * u, 0.4 * u, 0.4 * u) +
        block(x, cy + h / 2 - 0.1 * u, 0.4 * u, 0.4 * u)
      )
    }),
    block(cx - w / 2, cy - h / 2, w, h),
  ].join('')
}

const dining: Furnish = ({ x, y, w, h, u }) =>
  h < 1.6 * u ? '' : table(x + w / 2, y + h / 2, Math.min(w - 1.2 * u, 2.4 * u), 0.9 * u, u)

const meeting: Furnish = ({ x, y, w, h, u }) =>
  table(x + w / 2, y + h / 2, w - 1.8 * u, Math.min(1.3 * u, h * 0.36), u)

const kitchen: Furnish = ({ x, y, w, h, u }) => {
  const deep = 0.6 * u
  const hob = x + w * 0.56
  return [
    d`M${x} ${y}h${w}v${deep}h${deep - w}v${Math.min(h * 0.5, 1.4 * u) - deep}h${-deep}z`,
    block(x + w * 0.26, y + 0.1 * u, 0.55 * u, 0.4 * u),
    [0, 1, 2, 3]
      .map((i) => round(hob + (i % 2) * 0.26 * u, y + (0.17 + (i >> 1) * 0.26) * u, 0.09 * u))
      .join(''),
    block(x + w - 0.65 * u, y, 0.65 * u, 0.65 * u),
    w > 4 * u ? block(x + w * 0.36, y + h * 0.56, w * 0.4, 0.8 * u) : '',
  ].join('')
}

const bedroom: Furnish = ({ x, y, w, h, u }) => {
  const wide = Math.min(1.7 * u, w * 0.5)
  const left = x + w / 2 - wide / 2
  const top = y + h - 2.3 * u
  const foot = top + 2 * u
  return [
    block(left, top, wide, 2 * u),
    d`M${left} ${top + 1.4 * u}h${wide}`,
    block(left + 0.12 * u, foot - 0.48 * u, wide * 0.4, 0.36 * u),
    block(left + wide * 0.53, foot - 0.48 * u, wide * 0.4, 0.36 * u),
    block(left - 0.55 * u, foot - 0.5 * u, 0.45 * u, 0.5 * u),
    block(left + wide + 0.1 * u, foot - 0.5 * u, 0.45 * u, 0.5 * u),
    h > 3.4 * u ? block(x + w - 0.6 * u, y + 0.3 * u, 0.6 * u, Math.min(1.8 * u, h - 2.9 * u)) : '',
  ].join('')
}

const bath: Furnish = ({ x, y, w, h, u }) =>
  [
    block(x + 0.08 * u, y + 0.08 * u, w - 0.16 * u, 0.72 * u),
    d`M${x + 0.4 * u} ${y + 0.2 * u}h${w - 0.8 * u}a${0.24 * u} ${0.24 * u} 0 0 1 0 ${0.48 * u}h${0.8 * u - w}a${0.24 * u} ${0.24 * u} 0 0 1 0 ${-0.48 * u}`,
    block(x + 0.12 * u, y + h - 0.62 * u, 0.42 * u, 0.2 * u),
    round(x + 0.33 * u, y + h - 0.85 * u, 0.19 * u),
    w > 2.1 * u ? block(x + w - 0.56 * u, y + h - 0.95 * u, 0.48 * u, 0.7 * u) : '',
  ].join('')

const stair: Furnish = ({ x, y, w, h, u }) => {
  const steps = Math.round(h / (0.28 * u))
  return (
    times(steps, (i) => d`M${x} ${y + (h / steps) * i}h${w}`) +
    d`M${x + w / 2} ${y + h - 0.2 * u}V${y + 0.4 * u}l${-0.15 * u} ${0.25 * u}M${x + w / 2} ${y + 0.4 * u}l${0.15 * u} ${0.25 * u}`
  )
}

const store: Furnish = ({ x, y, w, h, u }) =>
  block(x, y, w, 0.4 * u) +
  times(Math.floor(w / u), (i) => block(x + i * u, y, u * 0.9, 0.4 * u)) +
  (h > 3 * u ? block(x + 0.4 * u, y + h * 0.5, 0.9 * u, 0.9 * u) : '')

const garage: Furnish = ({ x, y, w, h, u }) => {
  const long = Math.min(4.2 * u, h * 0.8)
  const wide = long * 0.43
  const left = x + w / 2 - wide / 2
  const top = y + (h - long) / 2
  const r = wide * 0.3
  return [
    d`M${left + r} ${top}h${wide - r * 2}q${r} 0 ${r} ${r}v${long - r * 2}q0 ${r} ${-r} ${r}h${r * 2 - wide}q${-r} 0 ${-r} ${-r}v${r * 2 - long}q0 ${-r} ${r} ${-r}`,
    d`M${left + wide * 0.12} ${top + long * 0.34}q${wide * 0.38} ${-long * 0.1} ${wide * 0.76} 0l${-wide * 0.1} ${long * 0.1}h${-wide * 0.56}zM${left + wide * 0.2} ${top + long * 0.74}h${wide * 0.6}l${wide * 0.08} ${long * 0.1}h${-wide * 0.76}z`,
  ].join('')
}

const terrace: Furnish = ({ x, y, w, h, u }) =>
  round(x + w * 0.3, y + h * 0.5, 0.34 * u) +
  block(x + w * 0.3 - 0.85 * u, y + h * 0.5 - 0.22 * u, 0.4 * u, 0.44 * u) +
  block(x + w * 0.3 + 0.45 * u, y + h * 0.5 - 0.22 * u, 0.4 * u, 0.44 * u) +
  block(x + w - 1.9 * u, y + h * 0.28, 1.6 * u, 0.56 * u)

const desks: Furnish = ({ x, y, w, h, u }) => {
  const columns = Math.floor((w - 0.6 * u) / (1.7 * u))
  const lines = Math.floor((h - 0.4 * u) / (2.6 * u))
  const dx = w / columns
  const dy = h / lines
  return times(columns * lines, (i) => {
    const cx = x + dx * ((i % columns) + 0.5)
    const cy = y + dy * (Math.floor(i / columns) + 0.5)
    return (
      block(cx - 0.7 * u, cy - 0.6 * u, 1.4 * u, 0.6 * u) +
      block(cx - 0.7 * u, cy, 1.4 * u, 0.6 * u) +
      round(cx, cy - 0.85 * u, 0.2 * u) +
      round(cx, cy + 0.85 * u, 0.2 * u)
    )
  })
}

const lifts: Furnish = ({ x, y, w, h }) =>
  times(3, (i) => {
    const left = x + (w / 3) * i + w * 0.03
    const wide = w * 0.27
    const tall = h * 0.8
    return (
      block(left, y + h * 0.08, wide, tall) +
      d`M${left} ${y + h * 0.08}l${wide} ${tall}m0 ${-tall}l${-wide} ${tall}`
    )
  })

const shelves: Furnish = ({ x, y, w, h, u }) =>
  [
    block(x + 0.1 * u, y + 0.3 * u, 0.5 * u, h - 0.8 * u),
    block(x + w - 0.6 * u, y + 0.3 * u, 0.5 * u, h - 0.8 * u),
    times(
      4,
      (i) =>
        block(x + 1.8 * u + i * 1.5 * u, y + 0.9 * u, 0.8 * u, 2.6 * u) +
        d`M${x + 2.2 * u + i * 1.5 * u} ${y + 0.9 * u}v${2.6 * u}`,
    ),
    d`M${x + w - 3.4 * u} ${y + 1.2 * u}h${1.8 * u}v${2.4 * u}h${-0.6 * u}v${-1.8 * u}h${-1.2 * u}z`,
    round(x + w - 2.5 * u, y + 2.6 * u, 0.2 * u),
    round(x + 3 * u, y + h - 0.9 * u, 0.4 * u),
    round(x + w - 4 * u, y + h - 0.9 * u, 0.4 * u),
  ].join('')

const racks: Furnish = ({ x, y, w, h, u }) =>
  times(5, (i) => {
    const top = y + 0.4 * u + i * 1.36 * u
    const bays = 7
    const bay = (w - 1.6 * u) / bays
    return (
      block(x + 0.8 * u, top, w - 1.6 * u, 0.7 * u) +
      times(bays - 1, (j) => d`M${x + 0.8 * u + bay * (j + 1)} ${top}v${0.7 * u}`)
    )
  }) + times(3, (i) => block(x + 1.4 * u + i * 3.6 * u, y + h - 1.2 * u, 0.9 * u, 0.8 * u))

/** A lorry backed up to each of two docks. */
const dock: Furnish = ({ x, y, u, h }) =>
  [1, 8.2]
    .map(
      (at) =>
        block(x + at * u, y + 0.1 * u, 2.2 * u, h - 0.9 * u) +
        block(x + (at + 0.1) * u, y + h - 0.75 * u, 2 * u, 0.7 * u),
    )
    .join('')

const garden: Furnish = ({ x, y, w, h, u }) =>
  d`M${x + w * 0.3} ${y + h * 0.26}h${w * 0.4}a${h * 0.26} ${h * 0.26} 0 0 1 0 ${h * 0.52}h${-w * 0.4}a${h * 0.26} ${h * 0.26} 0 0 1 0 ${-h * 0.52}` +
  [0.06, 0.16, 0.86, 0.95]
    .map((share) => round(x + w * share, y + h * ((share * 7) % 1) * 0.5 + h * 0.25, 0.42 * u))
    .join('')

const none: Furnish = () => ''

export const furnish: Readonly<Record<Use, Furnish>> = {
  living,
  majlis,
  dining,
  kitchen,
  bedroom,
  bath,
  hall: none,
  stair,
  store,
  garage,
  terrace,
  garden,
  desks,
  meeting,
  lifts,
  shelves,
  racks,
  dock,
}
