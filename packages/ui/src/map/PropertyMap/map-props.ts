import type { ReactNode } from 'react'
import type { Size } from '../../hooks/use-element-size.ts'
import type { ClusterPins, MapPin } from './cluster-pins.ts'
import type { Bounds, LngLat } from './geometry.ts'
import type { AreaTexts, ToolTexts } from './MapTools.tsx'
import type { Px } from './map-view.ts'
import type { PinTexts } from './Pin.tsx'
import type { MapMove } from './use-map-view.ts'
import type { VectorBase } from './vector-base.ts'

/** What another base layer needs in order to lie under the pins. */
export interface MapFrame {
  /** px. */
  size: Size
  bounds: Bounds
  zoom: number
  /** Middle of the view. */
  center: LngLat
  /** Where a place lies, px from the top left corner. */
  project: (place: LngLat) => Px
}

export interface MapTexts extends PinTexts, ToolTexts {
  /** Names the map: "Map of properties". */
  label: string
  /** How it is moved by keys; read with the name. */
  help: string
  /** Names the pins as a group. */
  pins: string
  /** Heading of the list. */
  listLabel: string
  none: string
  more: string
  shown: (shown: number, all: number) => string
  /** Told when the map has come to rest: "42 properties in view". */
  inView: (count: number) => string
  /** Shown when a cooperative map leaves a gesture to the page. */
  twoFingers: string
  area: AreaTexts
}

export interface PropertyMapProps {
  /** What stands on the map, clustered or not. */
  pins: readonly MapPin[]
  /** Drawn under the pins. */
  base?: VectorBase
  /** Another base instead: tiles, an image. Called for each frame; keep it cheap. */
  renderBase?: (frame: MapFrame) => ReactNode
  /** What must be in view; the map goes there when they change. All pins when left out. */
  bounds?: Bounds
  /** Another number takes the map back to the bounds, also where they are the same. */
  fit?: number
  /** The view has changed and come to rest. */
  onMove?: (move: MapMove) => void
  selectedId?: string | null
  onSelect?: (id: string) => void
  /** Id of the pin that a list beside the map points at; null for none. */
  hoveredId?: string | null
  onHover?: (id: string | null) => void
  seenIds?: ReadonlySet<string>
  /** The drawn area; with `onAreaChange` it can be drawn. */
  area?: readonly LngLat[] | null
  /** An area was drawn, or taken away: null. */
  onAreaChange?: (area: LngLat[] | null) => void
  /** `gatherPins` by default; `keepPins` or a method of yours. */
  clusterPins?: ClusterPins
  /** The farthest zoom. */
  minZoom?: number
  /** The nearest zoom. */
  maxZoom?: number
  /** Offers the pins as a list; false where the page shows a list of its own. */
  ownList?: boolean
  /** In a page that scrolls: the wheel and one finger stay with the page. */
  cooperative?: boolean
  /** At the top: "Search as the map moves". */
  top?: ReactNode
  /** At the foot: a card of the selected property. */
  preview?: ReactNode
  /** Over the map: loading, or that properties could not be loaded. */
  notice?: ReactNode
  /** Whose data the base is. */
  attribution?: ReactNode
  texts: MapTexts
}
