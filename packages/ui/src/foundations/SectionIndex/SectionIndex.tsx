import './SectionIndex.css'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { fadeEdges } from '../../hooks/fade-edges.ts'
import { goToSection } from './go-to-section.ts'
import { useSectionInView } from './use-section-in-view.ts'

export interface SectionIndexProps {
  /** Names the navigation: "On this page". */
  label: string
  /** `id` is that of the section's element; give it `tabIndex={-1}`. */
  sections: readonly { id: string; label: string }[]
  /** On desks a column beside the text, where the parent has a column for it. */
  beside?: boolean
}

/**
 * The parts of a long page, in a line that stays below the header; marks the one that is being
 * read. Buttons, since sites that keep their routes behind the `#` would read links as routes.
 */
export function SectionIndex({ label, sections, beside = false }: SectionIndexProps) {
  const current = useSectionInView(sections.map(({ id }) => id))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => centre(list.current, current), [current])
  useEffect(() => fadeEdges(list.current), [])
  return (
    <nav
      className={clsx('mz-section-index', beside && 'mz-section-index--beside')}
      aria-label={label}
    >
      <ul ref={list}>
        {sections.map((section) => (
          <li key={section.id} data-section={section.id}>
            <button
              type="button"
              aria-current={section.id === current ? 'true' : undefined}
              onClick={() => goToSection(section.id)}
            >
              {section.label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Brings the entry of a section into the middle, where the entries do not all fit. */
function centre(list: HTMLElement | null, id: string | undefined) {
  const entries = [...(list?.querySelectorAll<HTMLElement>('[data-section]') ?? [])]
  const entry = entries.find((each) => each.dataset.section === id)
  if (!list || !entry) return
  const [frame, box] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  list.scrollBy({
    left: box.left + box.width / 2 - frame.left - frame.width / 2,
    top: box.top + box.height / 2 - frame.top - frame.height / 2,
  })
}
