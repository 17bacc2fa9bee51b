import './SourceNote.css'
import type { ReactNode } from 'react'
import { Disclosure } from '../../foundations/Disclosure/Disclosure.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { reachScroll } from '../../hooks/reach-scroll.ts'

export interface SourceRow {
  id: string
  /** The property or register that says so. */
  origin: { text: string; href?: string | undefined }
  /** Which of its fields. */
  field?: string | undefined
  /** What stands there, formatted. */
  value?: string | undefined
  /** Day of the statement, formatted, with its ISO date. */
  asOf?: { text: string; iso: string } | undefined
  /** What was repaired or guessed. */
  notes?: readonly string[] | undefined
}

export interface SourceNoteProps {
  /** "Where this comes from": what unfolds the note. */
  summary: ReactNode
  rows: readonly SourceRow[]
  /** Heads of the columns; what has no head is not shown. */
  texts: { origin: string; field?: string; value?: string; asOf?: string; notes?: string }
  /** How the figure was counted, where it is not simply copied. */
  method?: ReactNode
  open?: boolean
}

/** Small print below a figure that unfolds to who says so, in which field, as of when. */
export function SourceNote({ summary, rows, texts, method, open = false }: SourceNoteProps) {
  return (
    <Disclosure variant="source" summary={summary} open={open}>
      <div className="mz-source">
        {method && <p>{method}</p>}
        {rows.length > 0 && (
          <ul className="mz-source__rows" ref={reachScroll}>
            {rows.map(({ id, origin, field, value, asOf, notes = [] }) => (
              <li key={id}>
                <dl>
                  <Row label={texts.origin}>
                    {origin.href === undefined ? (
                      <bdi>{origin.text}</bdi>
                    ) : (
                      <TextLink href={origin.href}>{origin.text}</TextLink>
                    )}
                  </Row>
                  {field && texts.field && <Row label={texts.field}>{field}</Row>}
                  {value && texts.value && <Row label={texts.value}>{value}</Row>}
                  {asOf && texts.asOf && (
                    <Row label={texts.asOf}>
                      <time dateTime={asOf.iso}>{asOf.text}</time>
                    </Row>
                  )}
                  {notes.length > 0 && texts.notes && (
                    <Row label={texts.notes}>
                      <ul>
                        {notes.map((note) => (
                          <li key={note} dir="auto">
                            {note}
                          </li>
                        ))}
                      </ul>
                    </Row>
                  )}
                </dl>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
