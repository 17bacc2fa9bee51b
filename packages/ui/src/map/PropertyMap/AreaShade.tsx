import type { Size } from '../../hooks/use-element-size.ts'
import { type LngLat, toWorld } from './geometry.ts'
import { type MapView, toScreen } from './map-view.ts'

interface AreaShadeProps {
  area: readonly LngLat[]
  view: MapView
  size: Size
}

/** The chosen area, with everything outside it a little darker. */
export function AreaShade({ area, view, size }: AreaShadeProps) {
  const corners = area.map((corner) => {
    const { x, y } = toScreen(view, size, toWorld(corner))
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const ring = `M${corners.join('L')}Z`
  return (
    <svg className="mz-map__area" width={size.width} height={size.height} aria-hidden="true">
      <path className="mz-map__outside" d={`M0 0H${size.width}V${size.height}H0Z${ring}`} />
      <path className="mz-map__ring" d={ring} />
    </svg>
  )
}
