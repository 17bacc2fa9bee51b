import './Accordion.css'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'

export interface AccordionItem {
  id: string
  title: string
  /** Small print beside the title: a count, a state. */
  detail?: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Ids of those that are open. Without it the accordion keeps them itself, all closed at first. */
  open?: readonly string[]
  onOpenChange?: (open: readonly string[]) => void
  /** One at a time: opening one closes the other. */
  single?: boolean
  /** Level of the headings. */
  level?: 2 | 3 | 4
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves the focus among the titles; what is inside a panel keeps its keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const titles = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(':scope > details > summary'),
  ]
  const at = event.target instanceof HTMLElement ? titles.indexOf(event.target) : -1
  if (step === undefined || at < 0) return
  event.preventDefault()
  titles[step(at, titles.length)]?.focus()
}

/** Questions and answers, sections of a long form: one heading each. Native, so that the page's
 * search opens what it finds, also without a script. */
export function Accordion(props: AccordionProps) {
  const { items, open, onOpenChange, single = false, level = 3 } = props
  const group = useId()
  const Heading = `h${level}` as const

  function toggle(id: string, now: boolean) {
    if (open === undefined || onOpenChange === undefined || open.includes(id) === now) return
    const others = single ? [] : open.filter((other) => other !== id)
    onOpenChange(now ? [...others, id] : open.filter((other) => other !== id))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for keys of the summaries inside
    <div className="mz-accordion" onKeyDown={moveFocus}>
      {items.map(({ id, title, detail, content }) => (
        <Disclosure
          key={id}
          summary={
            <>
              <Heading className="mz-accordion__title">{title}</Heading>
              {detail && <span className="mz-accordion__detail">{detail}</span>}
            </>
          }
          {...(single && { group })}
          {...(open && { open: open.includes(id) })}
          onToggle={(now) => toggle(id, now)}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
