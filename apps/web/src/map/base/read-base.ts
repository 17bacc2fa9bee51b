import type { LngLat } from '@manzil/ui/map/geometry'
import type { VectorBase } from '@manzil/ui/map/vector-base'

/** What scripts/map/derive-base.ts writes: lines of steps, `unit` of them a degree. */
interface PackedBase {
  unit: number
  land: readonly (readonly number[])[]
  communities: readonly (readonly number[])[]
  water: readonly (readonly number[])[]
  borders: readonly (readonly number[])[]
  roads: readonly { id: string; kind: string; line: readonly number[] }[]
}

/** The part of the base that has no words. */
export type Ground = Required<
  Pick<VectorBase, 'land' | 'water' | 'communities' | 'borders' | 'roads'>
>

/** Reads the file: the first point of a line is whole, each other says what it adds. */
export function readBase(packed: PackedBase): Ground {
  const unpack = (steps: readonly number[]): LngLat[] => {
    const line: LngLat[] = []
    let [x, y] = [0, 0]
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0
      y += steps[at + 1] ?? 0
      line.push([x / packed.unit, y / packed.unit])
    }
    return line
  }
  const communities = packed.communities.map(unpack)
  return {
    // Communities are land as well: they draw the shore of Dubai.
    land: [...packed.land.map(unpack), ...communities],
    communities: communities.map((ring, at) => ({ id: String(at), ring })),
    water: packed.water.map(unpack),
    borders: packed.borders.map(unpack),
    roads: packed.roads.map(({ id, kind, line }) => ({
      id,
      kind: kind === 'highway' ? 'highway' : 'street',
      line: unpack(line),
    })),
  }
}
