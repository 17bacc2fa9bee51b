import './UserDashboardPage.css'
import { isAdmin, isAgentOrAgency } from '@manzil/domain/roles'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { lazy, Suspense } from 'react'
import { Redirect } from 'wouter'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSession } from '../../../session/session-store.ts'
import { halves } from './halves.ts'

const BusinessDashboard = lazy(halves.business)
const PersonalDashboard = lazy(halves.personal)

/** Whose account it is, and what matters to it: a business's figures, or what came up for a seeker. */
export default function UserDashboardPage() {
  const { t } = useTranslation('dashboard')
  useDocumentTitle(t('title'))
  const { user } = useSession()
  const name = user?.first_name
  // Who runs the site has no favourites and no properties: what waits there is elsewhere.
  if (isAdmin(user?.role)) return <Redirect to={paths.operator()} replace />
  return (
    <div className="dashboard-page">
      <SectionHeading
        level={1}
        title={name ? t('welcome', { name }) : t('welcomeNameless')}
        lead={user ? t(`role.${user.role}`) : undefined}
      />
      <Suspense fallback={<Skeleton height="24rem" />}>
        {isAgentOrAgency(user?.role) ? <BusinessDashboard /> : <PersonalDashboard />}
      </Suspense>
    </div>
  )
}
