import './YourPlanPage.css'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { useAccount } from '../../../session/session-store.ts'
import { HeldPlan } from './HeldPlan.tsx'
import { InvoiceView } from './InvoiceView.tsx'
import { PaymentReturn } from './PaymentReturn.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { PlanHistory } from './PlanHistory.tsx'

/** The plan that is held, those that can be bought, and what was paid; or one invoice. */
export default function YourPlanPage() {
  const { t } = useTranslation('plans')
  useDocumentTitle(t('title'))
  const params = useSearchParams()
  const account = useAccount()
  const session = params.get('session_id')
  const invoice = params.get('invoice')
  if (invoice) return <InvoiceView key={invoice} id={invoice} />
  if (account?.role !== 'agent' && account?.role !== 'agency') return null
  return (
    <div className="dashboard-page your-plan">
      <SectionHeading level={1} title={t('title')} lead={t('lead')} />
      {session && <PaymentReturn key={session} session={session} />}
      <HeldPlan accountId={account._id} />
      <PlanChoice kind={account.role} accountId={account._id} />
      <PlanHistory />
    </div>
  )
}
