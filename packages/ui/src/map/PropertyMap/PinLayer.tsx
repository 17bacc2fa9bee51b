import {
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Size } from '../../hooks/use-element-size.ts'
import { onlyProperty, type PinGroup } from './cluster-pins.ts'
import { type MapView, toScreen, worldSize } from './map-view.ts'
import { nextPin } from './next-pin.ts'
import { Pin, type PinTexts } from './Pin.tsx'

export interface PinLayerProps {
  groups: readonly PinGroup[]
  view: MapView
  size: Size
  selectedId: string | null
  hoveredId: string | null
  seenIds: ReadonlySet<string>
  /** A pin, or a cluster, was pressed. */
  onChoose: (group: PinGroup) => void
  onHover: ((id: string | null) => void) | undefined
  /** The focus was on a pin that is no more. */
  onLost: () => void
  texts: PinTexts & { pins: string }
}

/**
 * Pins and clusters near the view, as buttons with one stop of the Tab key; arrows go to the nearest
 * in their direction. They are placed around an anchor that stays while the map is dragged, so that
 * a drag moves one element.
 */
export function PinLayer(props: PinLayerProps) {
  const { groups, view, size, selectedId, hoveredId, seenIds, onChoose, onHover, onLost } = props
  const [active, setActive] = useState<string | null>(null)
  const layer = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  const scale = worldSize(view.zoom)
  // The anchor moves by halves of the view.
  const cell = { x: size.width / 2 / scale, y: size.height / 2 / scale }
  const anchorX = Math.round(view.x / cell.x) * cell.x
  const anchorY = Math.round(view.y / cell.y) * cell.y
  const placed = useMemo(
    () =>
      groups.flatMap((group) => {
        const x = (group.x - anchorX) * scale
        const y = (group.y - anchorY) * scale
        const near = Math.abs(x) < size.width * 0.8 + 40 && Math.abs(y) < size.height * 0.8 + 40
        return near || group.key === active ? [{ key: group.key, x, y, group }] : []
      }),
    [groups, anchorX, anchorY, scale, size, active],
  )
  const stop = placed.some(({ key }) => key === active) ? active : (placed[0]?.key ?? null)

  useEffect(() => {
    // The focused pin went into a cluster, or out of the list.
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    onLost()
  })

  const groupOf = (event: SyntheticEvent) => {
    const key = event.target instanceof Element && event.target.closest('button')?.dataset.key
    return placed.find((one) => one.key === key)?.group
  }
  const hover = (event: SyntheticEvent) => {
    const group = groupOf(event)
    onHover?.((group && onlyProperty(group.pins)?.id) ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (stop === null || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const key = nextPin(placed, stop, event.key)
    if (key === null) return
    layer.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }
  const anchor = toScreen(view, size, { x: anchorX, y: anchorY })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not name a group of buttons better
    <div
      ref={layer}
      className="mz-map__pins"
      role="group"
      aria-label={props.texts.pins}
      dir="ltr"
      style={{ transform: `translate(${anchor.x}px, ${anchor.y}px)` }}
      onClick={(event) => {
        const group = groupOf(event)
        if (group) onChoose(group)
      }}
      onKeyDown={onKeyDown}
      onPointerOver={hover}
      onPointerLeave={() => onHover?.(null)}
      onFocus={(event) => {
        focused.current = event.target
        setActive(groupOf(event)?.key ?? null)
        hover(event)
      }}
      onBlur={() => {
        // Of an element that is taken away no blur is told; the effect sees to it.
        if (focused.current?.isConnected) focused.current = null
        onHover?.(null)
      }}
    >
      <Pins
        placed={placed}
        stop={stop}
        selectedId={selectedId}
        hoveredId={hoveredId}
        seenIds={seenIds}
        texts={props.texts}
      />
    </div>
  )
}

interface PinsProps extends Pick<PinLayerProps, 'selectedId' | 'hoveredId' | 'seenIds'> {
  placed: readonly { key: string; x: number; y: number; group: PinGroup }[]
  stop: string | null
  texts: PinTexts
}

const Pins = memo(function Pins(props: PinsProps) {
  const { placed, stop, selectedId, hoveredId, seenIds, texts } = props
  return placed.map(({ key, x, y, group }) => (
    <Pin
      key={key}
      group={group}
      x={x}
      y={y}
      stop={key === stop}
      selected={selectedId !== null && group.pins.some((pin) => pin.id === selectedId)}
      lit={hoveredId !== null && group.pins.some((pin) => pin.id === hoveredId)}
      seen={group.pins.every((pin) => seenIds.has(pin.id))}
      texts={texts}
    />
  ))
})
