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
  return (
    <nav className="details-index" aria-label={t('index.label')}>
      <ul>
        {shown.map((id) => (
          <li key={id}>
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

/** Scrolls to a section and moves the focus there, as a link would. */
function goTo(id: SectionId) {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
