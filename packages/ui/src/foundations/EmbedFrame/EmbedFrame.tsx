import './EmbedFrame.css'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { ExternalIcon } from '../icons/actions.tsx'
import { PlayIcon, TourIcon } from '../icons/media.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'

export interface EmbedFrameProps {
  /** What is embedded. */
  kind: 'video' | 'tour'
  /** Address of the player. Without one there is only the link. */
  src?: string | undefined
  /** The page of it on the other site. */
  href: string
  texts: {
    /** Names the player: "Video of …". */
    title: string
    /** "Play the video" */
    play: string
    /** What a press does: who is asked, and that it may keep data. */
    note: string
    /** "Open on YouTube" */
    open: string
  }
}

/**
 * A film or a tour of another site. Nothing is asked of that site before the visitor presses; the
 * player then comes in the same place, with the focus.
 */
export function EmbedFrame({ kind, src, href, texts }: EmbedFrameProps) {
  const [shown, setShown] = useState(false)
  const player = useRef<HTMLIFrameElement>(null)
  const Sign = kind === 'video' ? PlayIcon : TourIcon
  useEffect(() => {
    if (shown) player.current?.focus()
  }, [shown])
  return (
    <div className="mz-embed">
      {src !== undefined && (
        <div className="mz-embed__frame">
          {shown ? (
            <iframe
              ref={player}
              src={src}
              title={texts.title}
              allow="autoplay; fullscreen; picture-in-picture; xr-spatial-tracking; gyroscope; accelerometer"
              sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          ) : (
            <div className="mz-embed__ask">
              <Button startIcon={<Sign size={20} />} onClick={() => setShown(true)}>
                {texts.play}
              </Button>
              <p className="mz-embed__note">{texts.note}</p>
            </div>
          )}
        </div>
      )}
      <p>
        <TextLink href={href} newTab className="mz-embed__link">
          {texts.open}
          <ExternalIcon size={16} />
        </TextLink>
      </p>
    </div>
  )
}
