import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type SectionId, sectionIds } from './section-ids.ts'
import { useSectionInView } from './use-section-in-view.ts'

interface SectionIndexProps {
  hasCosts: boolean
}

/** A small sticky index. Buttons, since a link to `#costs` would be read as a route. */
export function SectionIndex({ hasCosts }: SectionIndexProps) {
  const { t } = useTranslation('details')
  const shown = sectionIds.filter((id) => id !== 'costs' || hasCosts)
  const current = useSectionInView(shown.length)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => centre(list.current, current), [current])
  return (
    <nav className="details-index" aria-label={t('index.label')}>
      <ul ref={list}>
        {shown.map((id) => (
          <li key={id} data-section={id}>
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => goTo(id)}
            >
              {t(`index.${id}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Brings the entry of a section into the middle, where the entries do not all fit. */
function centre(list: HTMLElement | null, id: SectionId) {
  const entry = list?.querySelector<HTMLElement>(`[data-section=${id}]`)
  if (!list || !entry) return
  const [frame, box] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  list.scrollBy({ left: box.left + box.width / 2 - frame.left - frame.width / 2 })
}

/** Scrolls to a section and moves the focus there, as a link would. */
function goTo(id: SectionId) {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
