import './CardPictures.css'
import { type ComponentType, useEffect, useState } from 'react'
import { Image } from '../../foundations/Image/Image.tsx'
import { CameraIcon } from '../../foundations/icons/things.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import type { useSnapStrip } from '../use-snap-strip.ts'
import type { CardStepsProps } from './CardSteps.tsx'

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
  texts: CardStepsProps['texts']
}

/**
 * The pictures of a card: swiped by finger, stepped by button. The buttons are for the pointer
 * alone; the keyboard steps with the arrow keys on the card's link, to keep one stop per card.
 */
export function CardPictures(props: CardPicturesProps) {
  const { href, pictures, count, note, ratio, sizes, priority, wanted, texts } = props
  const { track, index, show, onScroll } = props.strip
  const many = pictures.length > 1
  const Steps = useSteps(many && wanted)
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
      {many && Steps && <Steps at={index} of={slides.length} show={show} texts={texts} />}
    </div>
  )
}

/** The buttons, fetched when they are first wanted; fingers and the arrow keys step without them. */
function useSteps(wanted: boolean): ComponentType<CardStepsProps> | undefined {
  const [Steps, setSteps] = useState<ComponentType<CardStepsProps>>()
  useEffect(() => {
    if (!wanted) return
    import('./CardSteps.tsx').then(
      (part) => setSteps(() => part.CardSteps),
      // The next one who points at a card asks again.
      () => {},
    )
  }, [wanted])
  return Steps
}
