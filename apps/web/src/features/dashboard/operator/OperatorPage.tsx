import './OperatorPage.css'
import { isAdmin } from '@manzil/domain/roles'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { Suspense } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { NotFoundScreen } from '../../../layouts/screens/NotFoundScreen.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { useSession } from '../../../session/session-store.ts'
import { addressOf, sectionNames, viewOf } from './operator-view.ts'
import { sections } from './sections/sections.tsx'

/** What those who run the site decide and edit, a section at a time. The server lets nobody else in. */
export default function OperatorPage() {
  const { t } = useTranslation('operator')
  useDocumentTitle(t('title'))
  const view = viewOf(useSearchParams())
  const { user } = useSession()
  if (!isAdmin(user?.role)) return <NotFoundScreen />
  const Section = sections[view.section]
  return (
    <div className="dashboard-page operator">
      <SectionHeading level={1} title={t('title')} lead={t('lead')} />
      <nav className="operator__sections" aria-label={t('sections.label')}>
        <ul>
          {sectionNames.map((name) => (
            <li key={name}>
              <UiLink
                className="operator__section"
                href={addressOf({ section: name })}
                aria-current={name === view.section ? 'page' : undefined}
              >
                {t(`sections.${name}`)}
              </UiLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="operator__part">
        <Suspense fallback={<Skeleton height="20rem" />}>
          <Section key={view.section} view={view} />
        </Suspense>
      </div>
    </div>
  )
}
