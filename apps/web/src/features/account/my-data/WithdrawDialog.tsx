import type { Disclosure } from '@manzil/api-client/generated/types.gen'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useTranslation } from '../../../language/use-translation.ts'
import { useRecipientName } from './LedgerGroup.tsx'
import type { Withdrawal } from './use-withdraw.ts'

const nobody: Disclosure['recipient'] = { _id: null, kind: 'company', name: null }

/** Says what follows before contact details are taken back. */
export function WithdrawDialog({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('myData')
  const { asked, isOpen, error, cancel, confirm } = withdrawal
  const name = useRecipientName(asked?.row.recipient ?? nobody)
  const isReveal = asked?.scope === 'one' && asked.row.shared.length === 0
  return (
    <ConfirmDialog
      open={isOpen}
      tone="danger"
      title={t(asked?.scope === 'recipient' ? 'withdraw.titleAll' : 'withdraw.title', { name })}
      description={isReveal ? t('withdraw.textReveal') : t('withdraw.text')}
      confirmLabel={t('withdraw.confirm')}
      cancelLabel={t('withdraw.cancel')}
      busyLabel={t('withdraw.busy')}
      onConfirm={confirm}
      onCancel={cancel}
      {...(error !== undefined && { error })}
    />
  )
}
