import { type Bounds, boundsAround, type LngLat, toWorld, type WorldPoint } from './geometry.ts'
import { worldSize } from './map-view.ts'

/** A property on the map. */
export interface MapPin {
  id: string
  at: LngLat
  /** On the pin, short: "2.35M". */
  label: string
  /** The accessible name, whole: "AED 2,350,000, two-bedroom apartment, Marina Gate 2". */
  name: string
  /** Not one property: so many, which a server gathered, and the box around them. */
  cluster?: {
    count: number
    bounds: Bounds
    /** They never come apart: alone on the map, it is chosen as a property is. */
    whole?: boolean
  }
}

/** Pins that stand together at a zoom: one, or several under their count. */
export interface PinGroup extends WorldPoint {
  key: string
  pins: readonly MapPin[]
}

/** The properties of a group, those of a server's clusters included. */
export function countProperties(pins: readonly MapPin[]): number {
  return pins.reduce((sum, { cluster }) => sum + (cluster?.count ?? 1), 0)
}

/** The least box around a group. */
export function boundsOfPins(pins: readonly MapPin[]): Bounds | null {
  return boundsAround(
    pins.flatMap(({ at, cluster }): LngLat[] => {
      if (!cluster) return [at]
      const [west, south, east, north] = cluster.bounds
      return [
        [west, south],
        [east, north],
      ]
    }),
  )
}

/** What stands alone in a group and is chosen by a press: a property, or properties that never come apart. */
export function onlyProperty(pins: readonly MapPin[]): MapPin | undefined {
  const [first] = pins
  const apart = first?.cluster && !first.cluster.whole
  return pins.length === 1 && first && !apart ? first : undefined
}

/** Makes groups of pins for a whole zoom. Another method, such as supercluster, may take its place. */
export type ClusterPins = (pins: readonly MapPin[], zoom: number) => PinGroup[]

/**
 * Gathers pins that would cover each other, in their order: a pin takes all that are free within its
 * reach, px. Where pins go depends on the zoom alone, so that panning never regroups. A grid keeps it
 * linear: 10,000 pins take about 10 ms.
 */
const gatherWithin =
  (reach: { x: number; y: number }): ClusterPins =>
  (pins, zoom) => {
    const scale = worldSize(zoom)
    const cells = new Map<string, number[]>()
    const places = pins.map((pin) => {
      const world = toWorld(pin.at)
      return { x: world.x * scale, y: world.y * scale }
    })
    const cellOf = (x: number, y: number) =>
      [Math.floor(x / reach.x), Math.floor(y / reach.y)] as const
    places.forEach(({ x, y }, index) => {
      const key = cellOf(x, y).join()
      const cell = cells.get(key)
      if (cell) cell.push(index)
      else cells.set(key, [index])
    })
    const taken = new Set<number>()
    const groups: PinGroup[] = []
    pins.forEach((pin, index) => {
      const place = places[index]
      if (taken.has(index) || !place) return
      const members: number[] = []
      const [column, row] = cellOf(place.x, place.y)
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const other of cells.get([column + dx, row + dy].join()) ?? []) {
            const near = places[other]
            if (!near || taken.has(other)) continue
            if (Math.abs(near.x - place.x) > reach.x || Math.abs(near.y - place.y) > reach.y)
              continue
            members.push(other)
            taken.add(other)
          }
        }
      }
      members.sort((a, b) => a - b)
      const middle = (axis: 'x' | 'y') =>
        members.reduce((sum, member) => sum + (places[member]?.[axis] ?? 0), 0) /
        members.length /
        scale
      groups.push({
        key: pin.id,
        x: middle('x'),
        y: middle('y'),
        pins: members.flatMap((member) => pins[member] ?? []),
      })
    })
    return groups
  }

/** A pin is about this large; nearer ones would cover each other. */
export const gatherPins = gatherWithin({ x: 68, y: 38 })

/** Edges may touch and the prices are still read, for maps that say each price rather than a count. */
export const gatherTouching = gatherWithin({ x: 56, y: 24 })

/** Every pin for itself, for maps with few of them. */
export const keepPins: ClusterPins = (pins) =>
  pins.map((pin) => ({ key: pin.id, ...toWorld(pin.at), pins: [pin] }))
