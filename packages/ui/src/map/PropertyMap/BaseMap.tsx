import { memo, useMemo, useState } from 'react'
import type { Size } from '../../hooks/use-element-size.ts'
import type { PinGroup } from './cluster-pins.ts'
import { type MapView, toScreen } from './map-view.ts'
import { placeNames, wholeNames } from './place-names.ts'
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
  /** What stands on it. */
  groups: readonly PinGroup[]
}

/** The drawn base. Each frame changes two transforms; paths and labels are made once. */
export function BaseMap({ base, view, size, groups }: BaseMapProps) {
  const paths = useMemo(() => basePaths(base), [base])
  const origin = toScreen(view, size, paths.origin)
  const shift = `translate(${origin.x.toFixed(2)} ${origin.y.toFixed(2)})`
  // Labels are placed anew by quarters of a zoom only.
  const step = Math.round(view.zoom * 4) / 4
  const names = useStable(wholeNames(base.labels ?? none, view, size))
  return (
    <svg className="mz-map__base" width={size.width} height={size.height} aria-hidden="true">
      <g transform={`${shift} scale(${2 ** (view.zoom - drawnAt)})`}>
        <Paths paths={paths} near={view.zoom >= 11.5} />
      </g>
      <g transform={`${shift} scale(${2 ** (view.zoom - step)})`}>
        <Labels labels={names} groups={groups} origin={paths.origin} zoom={step} />
      </g>
    </svg>
  )
}

/** The list of before while it holds the same names, so that they are not placed in each frame. */
function useStable(labels: readonly MapLabel[]): readonly MapLabel[] {
  const [held, setHeld] = useState(labels)
  const isSame = held.length === labels.length && held.every((label, at) => label === labels[at])
  if (!isSame) setHeld(labels)
  return isSame ? held : labels
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
  /** What names must not be covered by. */
  groups: readonly PinGroup[]
  origin: { x: number; y: number }
  zoom: number
}

const Labels = memo(function Labels({ labels, groups, origin, zoom }: LabelsProps) {
  return placeNames(labels, groups, origin, zoom).map(({ label, x, y }) => (
    <text key={label.id} className={`mz-map__label mz-map__label--${label.kind}`} x={x} y={y}>
      {label.text}
    </text>
  ))
})
