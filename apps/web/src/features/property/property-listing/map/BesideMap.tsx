import './BesideMap.css'
import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { ListIcon, MapIcon } from '@manzil/ui/foundations/icons/controls'
import { markPage } from '@manzil/ui/hooks/mark-page'
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { LazyPart } from '../../../../loading/lazy-with-texts.ts'
import { MapFrame } from '../../../../map/MapFrame.tsx'
import type { Filters } from '../use-filters.ts'
import type { ListingMapProps } from './ListingMap.tsx'
import { useAfterCards } from './use-after-cards.ts'

const part: LazyPart<ListingMapProps> = {
  load: () => import('./ListingMap.tsx'),
  texts: ['map'],
}

interface BesideMapProps extends Pick<ListingMapProps, 'filters' | 'properties' | 'named'> {
  /** The list is drawn, or there is none to draw. */
  ready: boolean
  /** The list. */
  children: ReactNode
}

/** The list, and the map beside it where the address asks for it; on phones one or the other. */
export function BesideMap({ children, ...map }: BesideMapProps) {
  return (
    <>
      {map.filters.view === 'map' ? <Both {...map}>{children}</Both> : children}
      <PhoneSwitch filters={map.filters} />
    </>
  )
}

/** Height of the bar of the site, which stays at the top. */
const BAR_PX = 61

const propertyOf = ({ target }: SyntheticEvent): string | null =>
  (target instanceof Element && target.closest('[data-property]')?.getAttribute('data-property')) ||
  null

function Both({ filters, properties, named, ready, children }: BesideMapProps) {
  const [hoveredId, setHovered] = useState<string | null>(null)
  const [selectedId, setSelected] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const lit = hoveredId ?? selectedId
  useMarkedCard(list, lit, properties)
  useLayoutEffect(() => markPage('besideMap'), [])
  const isFilled = properties.length > 0
  const wanted = useAfterCards(list, ready)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once the page has its height
  useEffect(() => {
    // On phones the map fills the screen once what is above the filters is scrolled away.
    const page = list.current?.closest('.listing')
    if (!page || list.current?.clientHeight !== 0) return
    window.scrollBy({ top: page.getBoundingClientRect().top - BAR_PX, behavior: 'instant' })
  }, [isFilled])
  const choose = (id: string | null) => {
    setSelected(id)
    // Where the list is hidden, and for a property of another page, there is nothing to scroll to.
    if (id) cardOf(list.current, id)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="beside-map">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: lights pins; the cards are the controls */}
      <div
        ref={list}
        className="beside-map__list"
        onPointerOver={(event) => setHovered(propertyOf(event))}
        onPointerLeave={() => setHovered(null)}
        onFocus={(event) => setHovered(propertyOf(event))}
        onBlur={() => setHovered(null)}
      >
        {children}
      </div>
      <div className="beside-map__map">
        <MapFrame
          part={part}
          wanted={wanted}
          props={{
            filters,
            properties,
            named,
            hoveredId,
            onHover: setHovered,
            selectedId,
            onSelect: choose,
            onList: () => {
              if (list.current?.clientHeight) list.current.scrollIntoView({ block: 'start' })
              else filters.show('grid')
            },
          }}
        />
      </div>
    </div>
  )
}

const cardOf = (list: Element | null, id: string) =>
  list?.querySelector(`[data-property="${CSS.escape(id)}"]`)

/** Marks the card of the pin that is pointed at. The cards are drawn by the list, which stays as it is. */
function useMarkedCard(
  list: { current: Element | null },
  id: string | null,
  properties: readonly PropertyCard[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other properties are other cards
  useEffect(() => {
    const card = id === null ? null : cardOf(list.current, id)
    card?.setAttribute('data-lit', '')
    return () => card?.removeAttribute('data-lit')
  }, [list, id, properties])
}

/** On phones: what is not shown, one press away. */
function PhoneSwitch({ filters }: { filters: Filters }) {
  const { t } = useTranslation('listing')
  const isMap = filters.view === 'map'
  return (
    <div className="phone-switch">
      <Button onClick={() => filters.show(isMap ? 'grid' : 'map')}>
        {isMap ? <ListIcon size={18} /> : <MapIcon size={18} />}
        {isMap ? t('view.list') : t('view.map')}
      </Button>
    </div>
  )
}
