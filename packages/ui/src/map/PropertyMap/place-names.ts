import type { Size } from '../../hooks/use-element-size.ts'
import type { PinGroup } from './cluster-pins.ts'
import { toWorld, type WorldPoint } from './geometry.ts'
import { type MapView, toScreen, worldSize } from './map-view.ts'
import type { MapLabel } from './vector-base.ts'

/** A name and where it stands: px from the origin, its middle and the line that it stands on. */
export interface PlacedName {
  label: MapLabel
  x: number
  y: number
}

/** Half of its width and height, px. */
interface Box {
  x: number
  y: number
  half: number
  high: number
}

/** Lines below the middle of a place, where properties stand, and above it where those below are taken. */
const lines: Readonly<Record<MapLabel['kind'], readonly number[]>> = {
  community: [34, -22, 52],
  city: [28, -22, 46, -40],
  sea: [0],
  road: [0],
}

/** From the line of a name up to the middle of its letters. */
const LINE_TO_MIDDLE = 5
/** Of a line of letters. */
const HALF_LINE = 9

/** Between the name of a sea and the edge of the map, px. */
const EDGE = 8

/** About 6 px a letter. */
const halfOf = ({ text }: MapLabel): number => text.length * 3.2 + 6

/** Without the seas whose name the edge of the map would cut: half a word names nothing. */
export const wholeNames = (
  labels: readonly MapLabel[],
  view: MapView,
  size: Size,
): readonly MapLabel[] =>
  labels.filter((label) => {
    if (label.kind !== 'sea') return true
    const { x, y } = toScreen(view, size, toWorld(label.at))
    const half = halfOf(label) + EDGE
    return x >= half && x <= size.width - half && y >= HALF_LINE && y <= size.height - HALF_LINE
  })

/** What a pin covers: a pill as wide as its text, a cluster that is round. */
function boxOf({ x, y, pins }: PinGroup, origin: WorldPoint, scale: number): Box {
  const [first] = pins
  const isPill = pins.length === 1 && !first?.cluster
  const half = isPill ? (first?.label.length ?? 0) * 4 + 9 : 20
  return { x: (x - origin.x) * scale, y: (y - origin.y) * scale, half, high: isPill ? 15 : 19 }
}

const meet = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < one.half + other.half &&
  Math.abs(one.y - other.y) < one.high + other.high

/**
 * Where names stand so that none is covered: not by another, whoever comes first keeps the place, and not
 * by a pin. A name without a free line is left out until the map is nearer.
 */
export function placeNames(
  labels: readonly MapLabel[],
  groups: readonly PinGroup[],
  origin: WorldPoint,
  zoom: number,
): PlacedName[] {
  const scale = worldSize(zoom)
  const pins = groups.map((group) => boxOf(group, origin, scale))
  const placed: (Box & PlacedName)[] = []
  for (const label of labels) {
    if (zoom < (label.minZoom ?? 0) || zoom > (label.maxZoom ?? 99)) continue
    const world = toWorld(label.at)
    const [x, middle] = [(world.x - origin.x) * scale, (world.y - origin.y) * scale]
    const free = lines[label.kind]
      .map((below) => {
        const line = middle + below
        return { box: { x, y: line - LINE_TO_MIDDLE, half: halfOf(label), high: HALF_LINE }, line }
      })
      .find(({ box }) => ![...placed, ...pins].some((other) => meet(box, other)))
    if (free) placed.push({ ...free.box, label, y: free.line })
  }
  return placed.map(({ label, x, y }) => ({ label, x, y }))
}
