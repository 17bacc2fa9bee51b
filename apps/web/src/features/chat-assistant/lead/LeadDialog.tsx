import { LeadDialog as Lead } from '@manzil/ui/agent/LeadDialog/LeadDialog'
import { useTranslation } from '../../../language/use-translation.ts'
import { useAccount } from '../../../session/session-store.ts'
import { useFetchedOnOpen } from '../dialogs/use-fetched-on-open.ts'
import { fetchLead } from './fetch-lead.ts'
import { useLeadForm } from './use-lead-form.ts'

interface LeadDialogProps {
  open: boolean
  onClose: () => void
}

/** Lead capture. What the account left before is fetched each time it opens, and updated. */
export default function LeadDialog({ open, onClose }: LeadDialogProps) {
  const { t } = useTranslation('chat')
  const { known, form, fill } = useLeadForm(onClose)
  const account = useAccount()
  const { result, load } = useFetchedOnOpen(open, () => fetchLead(account), fill)
  return (
    <Lead
      open={open}
      onClose={onClose}
      mode={known ? 'update' : 'create'}
      texts={{
        create: {
          title: t('lead.title'),
          text: t('lead.text'),
          submit: t('lead.submit'),
          submitting: t('lead.submitting'),
        },
        update: {
          title: t('lead.titleUpdate'),
          text: t('lead.textUpdate'),
          submit: t('lead.update'),
          submitting: t('lead.updating'),
        },
      }}
      skipLabel={t('lead.skip')}
      labels={{
        name: t('lead.name'),
        email: t('lead.email'),
        phone: t('lead.phone'),
        phoneHint: t('lead.phoneHint'),
        budget: t('lead.budget'),
        min: t('lead.min'),
        max: t('lead.max'),
      }}
      form={form}
      {...(result === null && { state: { kind: 'loading', label: t('lead.loading') } })}
      {...(result?.ok === false && {
        state: {
          kind: 'failed',
          text: result.error.message,
          retryLabel: t('messages.retry'),
          onRetry: load,
        },
      })}
    />
  )
}
