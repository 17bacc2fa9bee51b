import './ProfilePictureDialog.css'
import { lazy, Suspense, useRef, useState } from 'react'
import { Avatar } from '../../foundations/Avatar/Avatar.tsx'
import { pictureSources } from '../../foundations/Avatar/picture-sources.ts'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CameraIcon } from '../../foundations/icons/things.tsx'
import type { GalleryTexts } from '../../listing/Gallery/gallery-texts.ts'

const Lightbox = lazy(async () => ({
  default: (await import('../../listing/Gallery/Lightbox.tsx')).Lightbox,
}))

export interface ProfilePictureProps {
  /** Candidates in order of preference; see `Avatar`. */
  sources: readonly (string | null | undefined)[]
  /** Candidates of the picture in full size; those of the small one where they are absent. */
  fullSources?: readonly (string | null | undefined)[]
  /** Whose it is. */
  alt: string
  /** Edge in px. */
  size?: number
  /** Opens the picture in full size. */
  openLabel: string
  /** Opens the file picker. */
  changeLabel: string
  /** A file that says that it is a picture. */
  onPick: (file: File) => void
  /** Another kind of file, which a picker can be talked into. */
  onRefuse?: (file: File) => void
  lightbox: GalleryTexts
}

/** The account's picture: a press shows it in full size, the camera chooses another. */
export function ProfilePicture(props: ProfilePictureProps) {
  const { sources, alt, size = 96, onPick, onRefuse } = props
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const full = pictureSources(props.fullSources ?? sources)[0]
  const avatar = <Avatar sources={sources} alt={full ? '' : alt} size={size} />
  return (
    <div className="mz-portrait">
      {full ? (
        <button
          type="button"
          className="mz-portrait__open"
          aria-label={props.openLabel}
          onClick={() => setOpen(true)}
        >
          {avatar}
        </button>
      ) : (
        avatar
      )}
      <span className="mz-portrait__camera">
        <IconButton
          round
          variant="outline"
          label={props.changeLabel}
          onClick={() => input.current?.click()}
        >
          <CameraIcon />
        </IconButton>
      </span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={props.changeLabel}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file can be chosen again.
          target.value = ''
          if (!file) return
          if (file.type.startsWith('image/')) onPick(file)
          else onRefuse?.(file)
        }}
      />
      {open && full && (
        <Suspense>
          <Lightbox
            pictures={[{ src: full, alt }]}
            texts={props.lightbox}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
