import type { PropertyDraftPicture } from '@manzil/api-client/generated/types.gen'
import { VisuallyHidden } from '@manzil/ui/foundations/VisuallyHidden/VisuallyHidden'
import { useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { PictureRow } from './PictureRow.tsx'

interface PictureListProps {
  pictures: readonly PropertyDraftPicture[]
  /** What the server says of one, by its place. */
  onChange: (pictures: PropertyDraftPicture[]) => void
}

/** The list with one picture at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const others = items.filter((_each, place) => place !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** Pictures in their order, moved by dragging or by buttons; the first one is the cover. */
export function PictureList({ pictures, onChange }: PictureListProps) {
  const { t } = useTranslation('propertyForm')
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const count = pictures.length
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || from === to) return
    onChange(moved(pictures, from, to))
    setSaid(t('media.moved', { number: to + 1, count }))
  }
  return (
    <>
      <p>{t('media.order')}</p>
      <ol className="property-pictures">
        {pictures.map((picture, place) => (
          <li
            key={picture.url}
            className="property-pictures__item"
            data-dragged={dragged === place || undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(place)
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              move(dragged, place)
              setDragged(null)
            }}
          >
            <PictureRow
              picture={picture}
              place={place}
              count={count}
              onMove={(to) => move(place, to)}
              onRemove={() => onChange(pictures.filter((each) => each !== picture))}
              onChange={(change) =>
                onChange(pictures.map((each) => (each === picture ? { ...each, ...change } : each)))
              }
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
