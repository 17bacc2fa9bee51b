import { memo } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { countProperties, type MapPin, onlyProperty, type PinGroup } from './cluster-pins.ts'

export interface PinTexts {
  /** The accessible name of a cluster: "12 properties, zoom in". The count comes raw. */
  cluster: (count: number) => string
  /** After the name of a property that was looked at: "seen". */
  seen: string
  /** The count on a cluster. */
  count: (count: number) => string
}

interface PinProps {
  group: PinGroup
  /** px from the anchor of the layer. */
  x: number
  y: number
  /** The one that the Tab key reaches. */
  stop: boolean
  selected: boolean
  lit: boolean
  seen: boolean
  texts: PinTexts
}

/** What is written on the pin must be in its name, for those who say what they see. */
function pinName({ label, name }: MapPin): string {
  return name.includes(label) ? name : `${label}, ${name}`
}

/** A price on the map, or the count of a cluster. The layer listens for it. */
export const Pin = memo(function Pin(props: PinProps) {
  const { group, x, y, stop, selected, lit, seen, texts } = props
  const { dir } = useUi()
  const one = onlyProperty(group.pins)
  const count = countProperties(group.pins)
  const name = one ? pinName(one) : texts.cluster(count)
  return (
    <button
      type="button"
      className={one ? 'mz-pin' : 'mz-pin mz-pin--cluster'}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
      tabIndex={stop ? 0 : -1}
      aria-label={seen ? `${name}, ${texts.seen}` : name}
      aria-pressed={one ? selected : undefined}
      data-key={group.key}
      data-selected={selected || undefined}
      data-lit={lit || undefined}
      data-seen={seen || undefined}
    >
      <span dir={dir}>{one ? one.label : texts.count(count)}</span>
    </button>
  )
})
