import './AccountSecurityPage.css'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { ActivitySection } from './ActivitySection.tsx'
import { PasskeysSection } from './PasskeysSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** Where the account is logged in, its passkeys, and what happened to it. */
export default function AccountSecurityPage() {
  const { t } = useTranslation('security')
  useDocumentTitle(t('title'))
  return (
    <div className="dashboard-page">
      <SectionHeading level={1} title={t('title')} lead={t('lead')} />
      <SessionsSection />
      <PasskeysSection />
      <ActivitySection />
    </div>
  )
}
