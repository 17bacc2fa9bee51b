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
        data-many={slides.length > 50 || undefined}
        style={style}
        onScroll={measure}
        tabIndex={pages > 1 ? 0 : undefined}
      >
        {slides.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
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
