import '../../foundations/VisuallyHidden/VisuallyHidden.css'
import './CardPictures.css'
import { useState } from 'react'
import { Image } from '../../foundations/Image/Image.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../../foundations/icons/actions.tsx'
import { CameraIcon } from '../../foundations/icons/things.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import type { useSnapStrip } from '../use-snap-strip.ts'

/** A picture of a card: its address alone, or what else is known of it. */
export type CardPicture =
  | string
  | {
      src: string
      /** Addresses by width, as HTML writes them. */
      srcSet?: string | undefined
      /** Said where it does not load: the card's link has its name already. */
      alt?: string
    }

type Parts = Omit<Exclude<CardPicture, string>, 'src'> & { src: string | undefined }

const partsOf = (picture: CardPicture | undefined): Parts =>
  typeof picture === 'object' ? picture : { src: picture }

export interface CardPicturesProps {
  href: string
  /** Addresses, the main one first. Few: the details page shows all. */
  pictures: readonly CardPicture[]
  /** How many there are in all, formatted. */
  count?: string | undefined
  /** What the picture is, in place of the count. */
  note?: string | undefined
  ratio: string
  sizes?: string | undefined
  priority: boolean
  strip: ReturnType<typeof useSnapStrip>
  /** Somebody points at the card or has the focus on it: loads more than the first, draws the buttons. */
  wanted: boolean
  texts: {
    previousPicture: string
    nextPicture: string
    /** Told to screen readers after a step: "Picture 2 of 5". Both count from 1. */
    position?: (at: number, of: number) => string
  }
}

/**
 * The pictures of a card: swiped by finger, stepped by button. The buttons are for the pointer
 * alone; the keyboard steps with the arrow keys on the card's link, to keep one stop per card.
 */
export function CardPictures(props: CardPicturesProps) {
  const { href, pictures, count, note, ratio, sizes, priority, wanted, texts } = props
  const { track, index, show, onScroll } = props.strip
  const many = pictures.length > 1
  // Said after the first step only: a page of cards would say it of each.
  const [stepped, setStepped] = useState(false)
  if (!stepped && index > 0) setStepped(true)
  const slides = many ? pictures : [pictures[0]]
  return (
    <div className={many ? 'mz-pictures mz-pictures--many' : 'mz-pictures'}>
      <UiLink href={href} className="mz-pictures__link" tabIndex={-1} aria-hidden="true">
        <div className="mz-pictures__track" ref={track} onScroll={onScroll} tabIndex={-1}>
          {slides.map(partsOf).map(({ src, srcSet, alt = '' }, slide) => (
            <div className="mz-pictures__slide" key={`${slide} ${src}`}>
              {slide === 0 || wanted ? (
                <Image
                  src={src}
                  alt={alt}
                  {...(srcSet && { srcSet })}
                  ratio={ratio}
                  priority={priority && slide === 0}
                  {...(sizes && { sizes })}
                />
              ) : null}
            </div>
          ))}
        </div>
      </UiLink>
      {(note ?? count) && (
        <span className="mz-pictures__count">
          {note === undefined && <CameraIcon size={14} />}
          {note ?? count}
        </span>
      )}
      {many && wanted && (
        <>
          <button
            type="button"
            tabIndex={-1}
            className="mz-pictures__step mz-pictures__step--previous"
            aria-label={texts.previousPicture}
            onClick={() => show(index - 1)}
          >
            <span>
              <ChevronStartIcon size={18} />
            </span>
          </button>
          <button
            type="button"
            tabIndex={-1}
            className="mz-pictures__step mz-pictures__step--next"
            aria-label={texts.nextPicture}
            onClick={() => show(index + 1)}
          >
            <span>
              <ChevronEndIcon size={18} />
            </span>
          </button>
          {texts.position && (
            <span role="status" className="mz-visually-hidden">
              {stepped ? texts.position(index + 1, slides.length) : ''}
            </span>
          )}
        </>
      )}
    </div>
  )
}
