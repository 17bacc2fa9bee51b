import type { PointerEventHandler } from 'react'
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx'
import { Badge } from '../../foundations/Badge/Badge.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { Image } from '../../foundations/Image/Image.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../../foundations/icons/actions.tsx'
import { CropIcon, RetryIcon } from '../../foundations/icons/files.tsx'
import { ErrorIcon } from '../../foundations/icons/things.tsx'
import { StarIcon, TrashIcon } from '../../foundations/icons/tools.tsx'
import { Select, type SelectOption } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { PictureEdit } from './picture-edit.ts'

export interface DroppedImage {
  id: string
  /** As it is now: an address, or an object URL. */
  src: string
  name: string
  /** What it shows, for those who do not see it. */
  alt: string
  /** One of the roles; '' is none. */
  role: string
  status: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 1 while sending; unknown without. */
  progress?: number
  error?: string
  /** As it was before `edit`, so that it can be edited again. */
  original?: string
  edit?: PictureEdit
}

export interface ImageTileTexts {
  cover: string
  makeCover: (name: string) => string
  earlier: (name: string) => string
  later: (name: string) => string
  edit: (name: string) => string
  remove: (name: string) => string
  retry: (name: string) => string
  alt: string
  altPlaceholder?: string
  role: string
  noRole: string
  status: Record<DroppedImage['status'], string>
}

export interface ImageTileProps {
  image: DroppedImage
  place: number
  count: number
  roles?: readonly SelectOption[] | undefined
  texts: ImageTileTexts
  disabled: boolean
  drag?: { onPointerDown: PointerEventHandler } | undefined
  dragged: boolean
  target: boolean
  /** `button` gets the focus back after the move. */
  onMove: (to: number, button: string) => void
  onPatch: (part: Partial<DroppedImage>) => void
  onRemove: () => void
  onRetry?: (() => void) | undefined
  onCrop?: (() => void) | undefined
}

/** One picture with all that can be done to it. */
export function ImageTile(props: ImageTileProps) {
  const { image, place, count, texts, disabled, onMove } = props
  const { name, status } = image
  const step = (to: number, button: string) => ({
    'data-button': button,
    // Not `disabled`: at the end of its way a button keeps the focus.
    'aria-disabled': to < 0 || to >= count || undefined,
    onClick: () => {
      if (to >= 0 && to < count) onMove(to, button)
    },
  })
  return (
    <li
      className="mz-image-tile"
      data-id={image.id}
      data-dragged={props.dragged || undefined}
      data-target={props.target || undefined}
      data-status={status}
    >
      <div className="mz-image-tile__picture" {...props.drag}>
        <Image src={image.src} alt={image.alt || name} ratio="4 / 3" />
        {place === 0 && (
          <span className="mz-image-tile__cover">
            <Badge tone="media" icon={<StarIcon size={14} />}>
              {texts.cover}
            </Badge>
          </span>
        )}
        {status === 'sending' && (
          <div className="mz-image-tile__progress">
            <ProgressBar hideLabel size="sm" label={name} max={1} value={image.progress ?? null} />
          </div>
        )}
      </div>
      {status === 'failed' && (
        <p className="mz-image-tile__error">
          <ErrorIcon size={16} />
          <span>{image.error ?? texts.status.failed}</span>
          {props.onRetry && !disabled && (
            <IconButton label={texts.retry(name)} onClick={props.onRetry}>
              <RetryIcon size={18} />
            </IconButton>
          )}
        </p>
      )}
      {!disabled && (
        <div className="mz-image-tile__tools">
          <IconButton label={texts.earlier(name)} {...step(place - 1, 'earlier')}>
            <ChevronStartIcon />
          </IconButton>
          <IconButton label={texts.later(name)} {...step(place + 1, 'later')}>
            <ChevronEndIcon />
          </IconButton>
          {place > 0 && (
            <IconButton label={texts.makeCover(name)} onClick={() => onMove(0, 'earlier')}>
              <StarIcon />
            </IconButton>
          )}
          {props.onCrop && (
            <IconButton label={texts.edit(name)} onClick={props.onCrop}>
              <CropIcon />
            </IconButton>
          )}
          <IconButton label={texts.remove(name)} onClick={props.onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      )}
      {props.roles && (
        <Select
          label={texts.role}
          placeholder={texts.noRole}
          options={props.roles}
          value={image.role}
          disabled={disabled}
          onChange={(event) => props.onPatch({ role: event.target.value })}
        />
      )}
      <TextField
        label={texts.alt}
        placeholder={texts.altPlaceholder}
        value={image.alt}
        disabled={disabled}
        onChange={(event) => props.onPatch({ alt: event.target.value })}
      />
    </li>
  )
}
