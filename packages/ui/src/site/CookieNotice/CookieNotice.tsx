import './CookieNotice.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { markPage } from '../../hooks/mark-page.ts'

export interface CookieKind {
  id: string
  title: string
  text: string
  /** Without which the site cannot run: shown, and not a choice. */
  required?: boolean
}

export interface CookieNoticeProps {
  texts: {
    title: string
    accept: string
    refuse: string
    choose: string
    save: string
    back: string
    /** In place of a box: "Always on". */
    required: string
  }
  /** What is asked, and a link to the policy. */
  children: ReactNode
  /** What cookies are for, each with its text. */
  kinds: readonly CookieKind[]
  /** Ids of the kinds that are allowed; begin with none. */
  chosen: readonly string[]
  /** Other kinds were chosen. */
  onChosenChange: (chosen: readonly string[]) => void
  /** All kinds are welcome. */
  onAccept: () => void
  /** Only what is necessary is welcome. */
  onRefuse: () => void
  /** Saves `chosen`. */
  onSave: () => void
}

/** Says that it is there and how high, for what floats at the same foot of the window. */
function sayHeight(notice: HTMLElement | null): (() => void) | undefined {
  if (!notice) return undefined
  const root = document.documentElement.style
  const observer = new ResizeObserver(() =>
    root.setProperty('--notice-height', `${notice.offsetHeight}px`),
  )
  observer.observe(notice)
  const unmark = markPage('cookies')
  return () => {
    observer.disconnect()
    unmark()
    root.removeProperty('--notice-height')
  }
}

/**
 * Asks for consent without pressing: refusing is as near, as large and as coloured as accepting,
 * nothing is ticked beforehand, and the page stays usable. No answer is a no.
 */
export function CookieNotice(props: CookieNoticeProps) {
  const { texts, children, kinds, chosen, onChosenChange } = props
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [view, setView] = useState<'ask' | 'choose' | 'asked-again'>('ask')
  const choosing = view === 'choose'

  // The button that was pressed is gone; what took its place is read from its title on.
  useEffect(() => {
    if (view !== 'ask') title.current?.focus()
  }, [view])

  const allow = (id: string, yes: boolean) =>
    onChosenChange(yes ? [...chosen, id] : chosen.filter((other) => other !== id))

  return (
    <section ref={sayHeight} className="mz-cookies" aria-labelledby={titleId}>
      <div className="mz-cookies__box">
        <h2 id={titleId} ref={title} tabIndex={-1} className="mz-cookies__title">
          {texts.title}
        </h2>
        <div className="mz-cookies__body">
          <div className="mz-cookies__text">{children}</div>
          {choosing && (
            <ul className="mz-cookies__kinds">
              {kinds.map((kind) => (
                <Kind
                  key={kind.id}
                  kind={kind}
                  always={texts.required}
                  checked={chosen.includes(kind.id)}
                  onChange={(yes) => allow(kind.id, yes)}
                />
              ))}
            </ul>
          )}
        </div>
        <div className="mz-cookies__actions">
          {choosing ? (
            <>
              <Button variant="outline" onClick={() => setView('asked-again')}>
                {texts.back}
              </Button>
              <Button variant="outline" onClick={props.onSave}>
                {texts.save}
              </Button>
            </>
          ) : (
            <>
              <Button variant="outline" onClick={() => setView('choose')}>
                {texts.choose}
              </Button>
              <Button variant="outline" onClick={props.onRefuse}>
                {texts.refuse}
              </Button>
              <Button variant="outline" onClick={props.onAccept}>
                {texts.accept}
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

interface KindProps {
  kind: CookieKind
  always: string
  checked: boolean
  onChange: (yes: boolean) => void
}

function Kind({ kind, always, checked, onChange }: KindProps) {
  const { title, text, required = false } = kind
  const textId = useId()
  return (
    <li>
      {required ? (
        <p className="mz-cookies__always">
          <strong>{title}</strong>
          <span>{always}</span>
        </p>
      ) : (
        <Checkbox
          label={title}
          checked={checked}
          aria-describedby={textId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
      <p id={textId} className="mz-cookies__small">
        {text}
      </p>
    </li>
  )
}
