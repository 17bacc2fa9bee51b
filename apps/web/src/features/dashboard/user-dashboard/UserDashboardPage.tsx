import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { SavedProperties } from '../../../property/SavedProperties.tsx'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSession } from '../../../session/session-store.ts'
import { RECENT, recentQuery } from './recent-query.ts'

/** Whose account it is, and the properties saved last. */
export default function UserDashboardPage() {
  const { t } = useTranslation('dashboard')
  useDocumentTitle(t('title'))
  const { number } = useFormats()
  const { user } = useSession()
  const query = useQuery(recentQuery())
  const total = query.data?.pagination.total
  const name = user?.first_name
  return (
    <div className="dashboard-page">
      <SectionHeading
        level={1}
        title={name ? t('welcome', { name }) : t('welcomeNameless')}
        lead={user ? t(`role.${user.role}`) : undefined}
      />
      <section>
        <SectionHeading
          title={t('recent')}
          lead={total ? t('likedCount', { count: total, total: number(total) }) : undefined}
          action={
            total ? <TextLink href={paths.likedProperty()}>{t('seeLiked')}</TextLink> : undefined
          }
        />
        <SavedProperties query={query} expected={RECENT} />
      </section>
    </div>
  )
}
