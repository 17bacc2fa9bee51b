import './Carousel.css'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/actions.tsx'
import { useUi } from '../UiProvider/ui-context.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useScrollPages } from './use-scroll-pages.ts'

export interface CarouselProps {
  /** Name of the region. */
  label: string
  /** The slides, in order. */
  slides: readonly { id: string; content: ReactNode }[]
  /** Width of a slide as CSS has it: '100%' shows one at a time, '17rem' a row of cards. */
  slideSize?: string
  texts: {
    previous: string
    next: string
    /** Where one is: "2 of 5". */
    position: (page: number, pages: number) => string
    /** Name of a dot: "Show 2". */
    show: (page: number) => string
  }
}

/** From here on only the slides near the screen are drawn, with empty room on either side. */
const many = 50
/** Slides drawn beyond the screen, on either side. */
const ahead = 20

/** More dots than this are no help: a counter stands in their place. */
const mostDots = 8

/**
 * A row that is swiped, stepped by buttons, keys and dots. The browser scrolls and snaps it. It
 * never moves by itself.
 */
export function Carousel({ label, slides, slideSize = '100%', texts }: CarouselProps) {
  const { dir } = useUi()
  const track = useRef<HTMLUListElement>(null)
  const { page, pages, show, measure } = useScrollPages(track, slides.length)
  const position = texts.position(page + 1, pages)
  // Before the row is measured nobody knows how many fit.
  const perPage = Math.min(slides.length / pages, many)
  const windowed = slides.length > many
  const from = windowed ? Math.max(0, Math.floor(page * perPage) - ahead) : 0
  const to = windowed ? Math.ceil((page + 1) * perPage) + ahead : slides.length
  const style: CSSProperties & Record<'--slide', string> = { '--slide': slideSize }

  function onKeyDown(event: KeyboardEvent) {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const targets = { [forward]: page + 1, [back]: page - 1, Home: 0, End: pages - 1 }
    const target = targets[event.key]
    // Inside a slide the keys belong to what is there.
    const own = event.target === track.current || !track.current?.contains(asNode(event.target))
    if (target === undefined || !own) return
    event.preventDefault()
    show(Math.min(Math.max(target, 0), pages - 1))
  }

  return (
    <section className="mz-carousel" aria-label={label} onKeyDown={onKeyDown}>
      <ul
        ref={track}
        className="mz-carousel__track"
        style={style}
        onScroll={measure}
        tabIndex={pages > 1 ? 0 : undefined}
      >
        {from > 0 && <Room slides={from} />}
        {slides.slice(from, to).map(({ id, content }, at) => (
          <li
            key={id}
            {...(windowed && { 'aria-posinset': from + at + 1, 'aria-setsize': slides.length })}
          >
            {content}
          </li>
        ))}
        {to < slides.length && <Room slides={slides.length - to} />}
      </ul>
      {pages > 1 && (
        <div className="mz-carousel__controls">
          <IconButton
            label={texts.previous}
            variant="outline"
            round
            aria-disabled={page === 0}
            onClick={() => show(Math.max(page - 1, 0))}
          >
            <ChevronStartIcon />
          </IconButton>
          {pages <= mostDots ? (
            <div className="mz-carousel__dots">
              {Array.from({ length: pages }, (_, dot) => (
                <button
                  key={dot}
                  type="button"
                  aria-label={texts.show(dot + 1)}
                  aria-current={dot === page || undefined}
                  onClick={() => show(dot)}
                />
              ))}
            </div>
          ) : (
            <span className="mz-carousel__position" aria-hidden="true">
              {position}
            </span>
          )}
          <IconButton
            label={texts.next}
            variant="outline"
            round
            aria-disabled={page === pages - 1}
            onClick={() => show(Math.min(page + 1, pages - 1))}
          >
            <ChevronEndIcon />
          </IconButton>
          <VisuallyHidden>
            <span role="status">{position}</span>
          </VisuallyHidden>
        </div>
      )}
    </section>
  )
}

function asNode(target: EventTarget): Node | null {
  return target instanceof Node ? target : null
}

/** As wide as the slides that are not drawn. */
function Room({ slides }: { slides: number }) {
  const style: CSSProperties & Record<'--slides', number> = { '--slides': slides }
  return <li className="mz-carousel__room" aria-hidden="true" style={style} />
}
