import './CompareBar.css'
import { Button } from '../../foundations/Button/Button.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { Image } from '../../foundations/Image/Image.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'

export interface CompareItem {
  id: string
  title: string
  /** Price or place. */
  detail?: string
  picture?: string
}

export interface CompareBarProps {
  /** Name of the region. */
  label: string
  /** What is chosen; nothing is drawn while there is none. */
  items: readonly CompareItem[]
  /** Places, 4 unless said otherwise. */
  most?: number
  /** Where they are compared; a link from two on. */
  compareHref: string
  onRemove: (id: string) => void
  onClear: () => void
  texts: {
    compare: string
    clear: string
    /** "Remove from comparison: …" */
    remove: (title: string) => string
    /** "2 of 4 chosen"; also says where one is missing. */
    chosen: (count: number, most: number) => string
    /** An empty place. */
    free: string
  }
}

/** The few that were picked from a list, kept in view at the bottom until they are compared. */
export function CompareBar(props: CompareBarProps) {
  const { label, items, most = 4, compareHref, onRemove, onClear, texts } = props
  const shown = items.slice(0, most)
  const free = Array.from({ length: most - shown.length }, (_, place) => `free-${place}`)
  const enough = shown.length > 1
  return (
    <section className="mz-compare-bar" aria-label={label} hidden={shown.length === 0}>
      <div className="mz-compare-bar__row">
        <ul className="mz-compare-bar__items">
          {shown.map(({ id, title, detail, picture }) => (
            <li key={id} className="mz-compare-bar__item">
              <span className="mz-compare-bar__picture">
                <Image src={picture} alt="" ratio="1" />
              </span>
              <span className="mz-compare-bar__texts">
                <span className="mz-compare-bar__title" dir="auto" title={title}>
                  {title}
                </span>
                {detail && <span className="mz-compare-bar__detail">{detail}</span>}
              </span>
              <IconButton label={texts.remove(title)} size="sm" onClick={() => onRemove(id)}>
                <CloseIcon size={16} />
              </IconButton>
            </li>
          ))}
          {free.map((place) => (
            <li
              key={place}
              className="mz-compare-bar__item mz-compare-bar__item--free"
              aria-hidden="true"
            >
              {texts.free}
            </li>
          ))}
        </ul>
        <div className="mz-compare-bar__end">
          <span role="status" className="mz-compare-bar__count">
            {texts.chosen(shown.length, most)}
          </span>
          <Button variant="ghost" size="sm" onClick={onClear}>
            {texts.clear}
          </Button>
          {enough ? (
            <Button size="sm" asChild>
              <UiLink href={compareHref}>{texts.compare}</UiLink>
            </Button>
          ) : (
            <Button size="sm" disabled>
              {texts.compare}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
