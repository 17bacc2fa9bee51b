import { memo, useMemo } from 'react'
import type { Size } from '../../hooks/use-element-size.ts'
import { toWorld } from './geometry.ts'
import { type MapView, toScreen, worldSize } from './map-view.ts'
import {
  type BasePaths,
  basePaths,
  drawnAt,
  type MapLabel,
  type VectorBase,
} from './vector-base.ts'

interface BaseMapProps {
  base: VectorBase
  view: MapView
  size: Size
}

/** The drawn base. Each frame changes two transforms; paths and labels are made once. */
export function BaseMap({ base, view, size }: BaseMapProps) {
  const paths = useMemo(() => basePaths(base), [base])
  const origin = toScreen(view, size, paths.origin)
  const shift = `translate(${origin.x.toFixed(2)} ${origin.y.toFixed(2)})`
  // Labels are placed anew by quarters of a zoom only.
  const step = Math.round(view.zoom * 4) / 4
  return (
    <svg className="mz-map__base" width={size.width} height={size.height} aria-hidden="true">
      <g transform={`${shift} scale(${2 ** (view.zoom - drawnAt)})`}>
        <Paths paths={paths} near={view.zoom >= 11.5} />
      </g>
      <g transform={`${shift} scale(${2 ** (view.zoom - step)})`}>
        <Labels labels={base.labels ?? none} origin={paths.origin} zoom={step} />
      </g>
    </svg>
  )
}

const none: readonly MapLabel[] = []

const Paths = memo(function Paths({ paths, near }: { paths: BasePaths; near: boolean }) {
  return (
    <>
      <path className="mz-map__shore" d={paths.land} />
      <path className="mz-map__land" d={paths.land} />
      <path className="mz-map__community" d={paths.communities} />
      <path className="mz-map__water" d={paths.water} />
      <path className="mz-map__border" d={paths.borders} />
      {near && <path className="mz-map__street" d={paths.streets} />}
      <path className="mz-map__highway-edge" d={paths.highways} />
      <path className="mz-map__highway" d={paths.highways} />
    </>
  )
})

interface LabelsProps {
  labels: readonly MapLabel[]
  origin: { x: number; y: number }
  zoom: number
}

const Labels = memo(function Labels({ labels, origin, zoom }: LabelsProps) {
  const scale = worldSize(zoom)
  const placed: { x: number; y: number; half: number }[] = []
  return labels.map((label) => {
    if (zoom < (label.minZoom ?? 0) || zoom > (label.maxZoom ?? 99)) return null
    const world = toWorld(label.at)
    const below = { community: 34, city: 28, sea: 0, road: 0 }[label.kind]
    const [x, y] = [(world.x - origin.x) * scale, (world.y - origin.y) * scale + below]
    // Below the middle of a place, where the properties stand. About 6 px a letter; whoever comes first keeps the place.
    const half = label.text.length * 3.2 + 6
    if (placed.some((one) => Math.abs(one.x - x) < one.half + half && Math.abs(one.y - y) < 18)) {
      return null
    }
    placed.push({ x, y, half })
    return (
      <text key={label.id} className={`mz-map__label mz-map__label--${label.kind}`} x={x} y={y}>
        {label.text}
      </text>
    )
  })
})
