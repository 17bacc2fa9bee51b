import { useMemo, useState } from 'react'
import { Checkbox } from '../../src/forms/Checkbox/Checkbox.tsx'
import type { LngLat } from '../../src/map/PropertyMap/geometry.ts'
import type { PropertyMapProps } from '../../src/map/PropertyMap/map-props.ts'
import { PropertyMap } from '../../src/map/PropertyMap/PropertyMap.tsx'
import { useMapWords } from '../words/map.ts'
import { dubai } from './dubai.ts'
import { propertiesOnMap } from './properties.ts'

interface Changes extends Partial<PropertyMapProps> {
  /** How many properties. */
  count?: number
  /** px. */
  height?: number
}

const sheet = {
  paddingInline: 12,
  borderRadius: 'var(--mz-radii-control)',
  background: 'var(--mz-colors-bg-raised)',
  boxShadow: 'var(--mz-shadows-float)',
}

/** A map with its states held outside, as a page holds them; `changes` is what a story is about. */
export function MapExample({ count = 501, height = 560, ...changes }: Changes) {
  const words = useMapWords()
  const base = useMemo(() => dubai(words.arabic), [words])
  const pins = useMemo(() => propertiesOnMap(count, words), [count, words])
  const [selected, setSelected] = useState<string | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set(['home-3', 'home-4', 'home-5']))
  const [area, setArea] = useState<LngLat[] | null>(null)
  const [moving, setMoving] = useState(true)
  const chosen = pins.find((pin) => pin.id === selected)
  return (
    <div style={{ blockSize: height }}>
      <PropertyMap
        pins={pins}
        base={base}
        selectedId={selected}
        onSelect={(id) => {
          setSelected(id)
          setSeen(new Set([...seen, id]))
        }}
        hoveredId={hovered}
        onHover={setHovered}
        seenIds={seen}
        area={area}
        onAreaChange={setArea}
        top={
          <div style={sheet}>
            <Checkbox
              label={words.moving}
              checked={moving}
              onChange={(event) => setMoving(event.target.checked)}
            />
          </div>
        }
        preview={chosen && <p>{chosen.name}</p>}
        attribution={words.attribution}
        texts={words.texts}
        {...changes}
      />
    </div>
  )
}
