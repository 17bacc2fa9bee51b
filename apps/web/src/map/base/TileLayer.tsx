import './TileLayer.css'
import type { MapFrame } from '@manzil/ui/map/map-props'
import { tilesOf } from './tile-grid.ts'

interface TileLayerProps {
  frame: MapFrame
  url: string
  maxZoom: number
  /** A tile came, or did not. */
  onTile: (came: boolean) => void
}

/** Raster tiles under the pins. A tile that does not come leaves its place empty. */
export function TileLayer({ frame, url, maxZoom, onTile }: TileLayerProps) {
  return (
    <div className="map-tiles" aria-hidden="true">
      {tilesOf(frame, url, maxZoom).map((tile) => (
        <img
          key={tile.key}
          src={tile.url}
          alt=""
          draggable={false}
          width={256}
          height={256}
          style={{
            // A hair wider: rounding would leave seams between tiles.
            transform: `translate(${tile.left}px, ${tile.top}px) scale(${(tile.size + 0.5) / 256})`,
          }}
          onLoad={() => onTile(true)}
          onError={(event) => {
            event.currentTarget.style.visibility = 'hidden'
            onTile(false)
          }}
        />
      ))}
    </div>
  )
}
