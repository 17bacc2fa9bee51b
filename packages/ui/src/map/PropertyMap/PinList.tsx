import { useState } from 'react'
import type { MapPin } from './cluster-pins.ts'

interface PinListProps {
  label: string
  pins: readonly MapPin[]
  selectedId: string | null
  seenIds: ReadonlySet<string>
  onSelect: (id: string) => void
  onHover: ((id: string | null) => void) | undefined
  texts: { none: string; seen: string; more: string; shown: (shown: number, all: number) => string }
}

/** Rows at once. */
const page = 50

/** The properties of the view as a list: the same pins without the map. */
export function PinList(props: PinListProps) {
  const { label, pins, selectedId, seenIds, onSelect, onHover, texts } = props
  const [limit, setLimit] = useState(page)
  const shown = pins.slice(0, limit)
  return (
    <section className="mz-map__list" aria-label={label}>
      <h3>{label}</h3>
      {pins.length === 0 && <p>{texts.none}</p>}
      <ul>
        {shown.map((pin) => (
          <li key={pin.id}>
            <button
              type="button"
              aria-pressed={pin.cluster ? undefined : pin.id === selectedId}
              onClick={() => onSelect(pin.id)}
              onPointerEnter={() => onHover?.(pin.id)}
              onPointerLeave={() => onHover?.(null)}
            >
              {pin.name}
              {seenIds.has(pin.id) && <small> ({texts.seen})</small>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < pins.length && (
        <p>
          {texts.shown(shown.length, pins.length)}{' '}
          <button type="button" className="mz-map__more" onClick={() => setLimit(limit + page)}>
            {texts.more}
          </button>
        </p>
      )}
    </section>
  )
}
