import './PropertyMap.css'
import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useElementSize } from '../../hooks/use-element-size.ts'
import { AreaShade } from './AreaShade.tsx'
import { AreaSketch } from './AreaSketch.tsx'
import { BaseMap } from './BaseMap.tsx'
import {
  boundsOfPins,
  countProperties,
  gatherPins,
  type MapPin,
  onlyProperty,
  type PinGroup,
} from './cluster-pins.ts'
import { type Bounds, boundsAround, boxArea, contains, type LngLat, toWorld } from './geometry.ts'
import { AreaTools, MapTools } from './MapTools.tsx'
import type { PropertyMapProps } from './map-props.ts'
import { type MapView, panBy, toScreen, viewBounds, zoomAround } from './map-view.ts'
import { PinLayer } from './PinLayer.tsx'
import { PinList } from './PinList.tsx'
import { useMapGestures } from './use-map-gestures.ts'
import { useMapView } from './use-map-view.ts'
import { baseBounds } from './vector-base.ts'

const nobody: ReadonlySet<string> = new Set()
/** Where people live, for a map without pins, base and bounds. */
const world: Bounds = [-130, -45, 150, 65]
/** Until it is measured, px. */
const unmeasured = { width: 640, height: 480 }

/**
 * Properties on a map that needs no outside service. Load it lazily. It fills its parent, which sets the
 * height. Maps are never mirrored; the tools around them are.
 */
export function PropertyMap(props: PropertyMapProps) {
  const { pins, base, renderBase, selectedId = null, hoveredId = null, seenIds = nobody } = props
  const { onSelect, onHover, area = null, onAreaChange, clusterPins = gatherPins, texts } = props
  const { minZoom = 6, maxZoom = 18, cooperative = false, ownList = true } = props
  const { ref, width, height } = useElementSize(unmeasured)
  const size = useMemo(() => ({ width, height }), [width, height])
  const element = useRef<HTMLDivElement | null>(null)
  const surface = useRef<HTMLDivElement>(null)
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      element.current = node
      return ref(node)
    },
    [ref],
  )
  const around = useMemo(() => boundsAround(pins.map((pin) => pin.at)), [pins])
  // Pins that arrive later must not take the map away from the user: only the first set counts.
  const [first, setFirst] = useState(around)
  if (first === null && around !== null) setFirst(around)
  const property = props.bounds ?? first ?? base?.bounds ?? (base && baseBounds(base)) ?? world
  const [said, setSaid] = useState('')
  const inView = (bounds: Bounds) => pins.filter((pin) => contains(bounds, pin.at))
  const { view, latest, go, glide, fit } = useMapView({
    size,
    bounds: property,
    fit: props.fit ?? 0,
    minZoom,
    maxZoom,
    onMove: (move) => {
      setSaid(texts.inView(countProperties(inView(move.bounds))))
      props.onMove?.(move)
    },
  })
  const [hint, setHint] = useState(false)
  const [corners, setCorners] = useState<LngLat[] | null>(null)
  /** The pins of the list; null while the map is shown. */
  const [list, setList] = useState<readonly MapPin[] | null>(null)
  const drawing = corners !== null
  const onLeft = useCallback(() => setHint(true), [])
  const gestures = useMapGestures({
    element,
    size,
    latest,
    go,
    glide,
    cooperative,
    onLeft,
    drawing,
  })
  const level = Math.floor(view.zoom + 0.001)
  const groups = useMemo(() => clusterPins(pins, level), [clusterPins, pins, level])
  const middle = { x: width / 2, y: height / 2 }
  const zoomBy = (by: number) =>
    glide(zoomAround(latest.current, size, middle, latest.current.zoom + by))
  const toSurface = () => surface.current?.focus({ preventScroll: true })
  const helpId = useId()

  const choose = (group: PinGroup) => {
    const only = onlyProperty(group.pins)
    if (only) return onSelect?.(only.id)
    const box = boundsOfPins(group.pins)
    const wide = box && (box[0] !== box[2] || box[1] !== box[3])
    // Of a server's cluster the properties are told only when the map is nearer.
    const whole = group.pins.some(({ cluster }) => cluster)
    const apart = box && (wide || whole) && view.zoom < maxZoom - 0.5
    // Properties of one building never come apart: they are listed.
    if (apart) fit(box)
    else setList(group.pins)
  }
  const finish = (ring: LngLat[] | null) => {
    setCorners(null)
    if (ring) onAreaChange?.(ring)
    toSurface()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && (drawing || list)) {
      event.stopPropagation()
      setList(null)
      return finish(null)
    }
    if (event.target !== surface.current) return
    if (corners && event.key === 'Enter' && corners.length >= 3) return finish(corners)
    if (corners && event.key === 'Backspace') return setCorners(corners.slice(0, -1))
    const step = event.shiftKey ? 240 : 80
    const moves: Record<string, (from: MapView) => MapView> = {
      ArrowLeft: (from) => panBy(from, step, 0),
      ArrowRight: (from) => panBy(from, -step, 0),
      ArrowUp: (from) => panBy(from, 0, step),
      ArrowDown: (from) => panBy(from, 0, -step),
      '+': (from) => zoomAround(from, size, middle, from.zoom + 1),
      '=': (from) => zoomAround(from, size, middle, from.zoom + 1),
      '-': (from) => zoomAround(from, size, middle, from.zoom - 1),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    glide(move(latest.current))
  }

  const bounds = viewBounds(view, size)
  return (
    <section className="mz-map" aria-label={texts.label} onKeyDown={onKeyDown}>
      <div
        ref={attach}
        className="mz-map__stage"
        data-cooperative={cooperative || undefined}
        {...gestures}
        onPointerLeave={(event) => {
          setHint(false)
          gestures.onPointerLeave(event)
        }}
      >
        <div
          ref={surface}
          className="mz-map__surface"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
          tabIndex={0}
          aria-label={texts.label}
          aria-describedby={helpId}
        >
          {renderBase
            ? renderBase({
                size,
                bounds,
                zoom: view.zoom,
                center: [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2],
                project: (place) => toScreen(view, size, toWorld(place)),
              })
            : base && <BaseMap base={base} view={view} size={size} groups={groups} />}
        </div>
        {area && area.length >= 3 && !drawing && <AreaShade area={area} view={view} size={size} />}
        <PinLayer
          groups={groups}
          view={view}
          size={size}
          selectedId={selectedId}
          hoveredId={hoveredId}
          seenIds={seenIds}
          onChoose={choose}
          onHover={onHover}
          onLost={toSurface}
          texts={texts}
        />
        {corners && (
          <AreaSketch
            view={view}
            size={size}
            corners={corners}
            onCorners={setCorners}
            onDone={finish}
          />
        )}
        {hint && cooperative && <p className="mz-map__two">{texts.twoFingers}</p>}
      </div>
      <p id={helpId} hidden>
        {texts.help}
      </p>
      {list && (
        <PinList
          label={texts.listLabel}
          pins={list}
          selectedId={selectedId}
          seenIds={seenIds}
          onSelect={(id) => {
            const pin = list.find((each) => each.id === id)
            if (!pin?.cluster) return onSelect?.(id)
            setList(null)
            if (pin.cluster.whole) onSelect?.(id)
            else fit(pin.cluster.bounds)
          }}
          onHover={onHover}
          texts={texts}
        />
      )}
      <div className="mz-map__over">
        <div className="mz-map__top">
          {props.top}
          {onAreaChange && !list && (
            <AreaTools
              corners={corners?.length ?? null}
              hasArea={area !== null}
              onDraw={() => {
                setCorners([])
                toSurface()
              }}
              onDone={() => finish(corners)}
              onCancel={() => finish(null)}
              onBox={() => finish(boxArea(bounds))}
              onClear={() => onAreaChange(null)}
              texts={texts.area}
            />
          )}
        </div>
        <MapTools
          onZoom={zoomBy}
          onFit={() => fit(property)}
          asList={list !== null}
          {...((ownList || list) && {
            onList: () => setList(list ? null : inView(bounds)),
          })}
          texts={texts}
        />
        {props.notice && <div className="mz-map__notice">{props.notice}</div>}
        {props.preview && <div className="mz-map__preview">{props.preview}</div>}
        {props.attribution && !list && <p className="mz-map__attribution">{props.attribution}</p>}
      </div>
      <div role="status">
        <VisuallyHidden>{drawing ? texts.area.hint : said}</VisuallyHidden>
      </div>
    </section>
  )
}
