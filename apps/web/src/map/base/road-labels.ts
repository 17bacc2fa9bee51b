import type { LngLat } from '@manzil/ui/map/geometry'
import type { MapLabel } from '@manzil/ui/map/vector-base'
import type { Ground } from './read-base.ts'

/** Numbers of one road stand so far apart, degrees: about 12 km. */
const apart = 0.11

/** Numbers of federal roads, written alike in every language. */
export function roadLabels(roads: Ground['roads']): MapLabel[] {
  return roads
    .filter(({ kind }) => kind === 'highway')
    .flatMap(({ id, line }) =>
      spread(line).map((at, index) => ({
        id: `${id} ${index}`,
        text: id,
        at,
        kind: 'road' as const,
        minZoom: 9.5,
      })),
    )
}

/** Places along a line, each `apart` from the one before. */
function spread(line: readonly LngLat[]): LngLat[] {
  const places: LngLat[] = []
  let since = apart / 2
  line.forEach((to, index) => {
    const from = line[index - 1]
    if (!from) return
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    let along = apart - since
    while (along < length) {
      const share = along / length
      places.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
      along += apart
    }
    since = length - (along - apart)
  })
  return places
}
