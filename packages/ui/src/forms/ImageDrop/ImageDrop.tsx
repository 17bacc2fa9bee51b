import './ImageDrop.css'
import '../FileDrop/FileDrop.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import type { FieldTexts } from '../Field/Field.tsx'
import { GroupField } from '../Field/GroupField.tsx'
import type { FileLimits, RefusalReason } from '../FileDrop/check-files.ts'
import { DropZone, type DropZoneTexts } from '../FileDrop/DropZone.tsx'
import { RefusedFiles } from '../FileDrop/RefusedFiles.tsx'
import { useIntake } from '../FileDrop/use-intake.ts'
import type { SelectOption } from '../Select/Select.tsx'
import type { CropRatio, CropTexts } from './CropDialog.tsx'
import { type DroppedImage, ImageTile, type ImageTileTexts } from './ImageTile.tsx'
import { moveItem } from './move-item.ts'
import { type PictureEdit, untouched } from './picture-edit.ts'
import { useDragOrder } from './use-drag-order.ts'

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

export interface ImageDropTexts extends DropZoneTexts, ImageTileTexts {
  /** Names the list of pictures. */
  list: string
  refused: (name: string, reason: RefusalReason) => string
  dismiss: string
  /** Told to screen readers after a move: "Picture 2 of 5". */
  moved: (place: number, count: number) => string
  crop: CropTexts
}

export interface ImageDropProps extends FieldTexts, FileLimits {
  /** In order; the first is the cover. */
  images: readonly DroppedImage[]
  /** Order, alternative texts and roles as changed here. */
  onChange: (images: DroppedImage[]) => void
  /** Files that are within the limits. The caller adds them to `images` and sends them. */
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onRetry?: (id: string) => void
  /** A picture was cropped or turned; the caller replaces its `src` and sends the new one. */
  onEdit?: (id: string, edit: PictureEdit, picture: Blob) => void
  onBlur?: () => void
  name?: string
  id?: string
  /** What a picture may show: living room, kitchen, plan. Without it nobody is asked. */
  roles?: readonly SelectOption[]
  /** Shapes to crop to. */
  ratios?: readonly CropRatio[]
  /** Longest edge of an edited picture in px. */
  maxEdge?: number
  texts: ImageDropTexts
  disabled?: boolean
}

/**
 * Pictures: dropped, pasted or chosen, put in order by drag or by buttons, cropped and turned, each
 * with its alternative text and role. Sending is the caller's.
 */
export function ImageDrop(props: ImageDropProps) {
  const { images, onChange, texts, disabled = false, maxFiles = Infinity } = props
  const { accept = 'image/*' } = props
  const list = useRef<HTMLUListElement>(null)
  const [editing, setEditing] = useState<DroppedImage | null>(null)
  const [news, setNews] = useState('')
  const [refocus, setRefocus] = useState<{ id: string; button: string } | null>(null)
  const intake = useIntake({ ...props, accept }, images.length, props.onAdd)
  const move = (from: number, to: number) => {
    const next = moveItem(images, from, to)
    onChange(next)
    setNews(texts.moved(to + 1, next.length))
  }
  const order = useDragOrder(list, move)
  // A moved tile is taken out of the page and put back, which loses the focus.
  useEffect(() => {
    if (refocus === null) return
    const tile = list.current?.querySelector(`[data-id="${CSS.escape(refocus.id)}"]`)
    tile?.querySelector<HTMLElement>(`[data-button="${refocus.button}"]`)?.focus()
    setRefocus(null)
  }, [refocus])
  const patch = (id: string, part: Partial<DroppedImage>) =>
    onChange(images.map((image) => (image.id === id ? { ...image, ...part } : image)))
  return (
    <GroupField {...props}>
      {(group) => (
        <fieldset aria-labelledby={group['aria-labelledby']} className="mz-files">
          <DropZone
            group={group}
            texts={texts}
            onFiles={intake.take}
            accept={accept}
            multiple={maxFiles > 1}
            invalid={Boolean(props.error)}
            disabled={disabled || images.length >= maxFiles}
            name={props.name}
            onBlur={props.onBlur}
          />
          <RefusedFiles
            refused={intake.refused}
            tell={texts.refused}
            dismiss={texts.dismiss}
            onDismiss={intake.forget}
          />
          {images.length > 0 && (
            <ul className="mz-images" ref={list} aria-label={texts.list}>
              {images.map((image, place) => (
                <ImageTile
                  key={image.id}
                  image={image}
                  place={place}
                  count={images.length}
                  roles={props.roles}
                  texts={texts}
                  disabled={disabled}
                  drag={disabled ? undefined : order.handlers(place)}
                  dragged={order.dragged === place}
                  target={order.target === place && order.dragged !== place}
                  onMove={(to, button) => {
                    move(place, to)
                    setRefocus({ id: image.id, button })
                  }}
                  onPatch={(part) => patch(image.id, part)}
                  onRemove={() => props.onRemove(image.id)}
                  onRetry={props.onRetry && (() => props.onRetry?.(image.id))}
                  onCrop={props.onEdit && (() => setEditing(image))}
                />
              ))}
            </ul>
          )}
          <div role="status">
            <VisuallyHidden>{news}</VisuallyHidden>
          </div>
          {editing && (
            <Suspense>
              <CropDialog
                src={editing.original ?? editing.src}
                edit={editing.edit ?? { ...untouched, ratio: props.ratios?.[0]?.ratio ?? null }}
                ratios={props.ratios ?? []}
                maxEdge={props.maxEdge ?? 2560}
                texts={texts.crop}
                onClose={() => setEditing(null)}
                onApply={(edit, picture) => {
                  props.onEdit?.(editing.id, edit, picture)
                  setEditing(null)
                }}
              />
            </Suspense>
          )}
        </fieldset>
      )}
    </GroupField>
  )
}
