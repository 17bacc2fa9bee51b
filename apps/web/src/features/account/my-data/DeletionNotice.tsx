import { keepAccount } from '@manzil/api-client/generated/my-data-calls.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'
import { ledgerQuery } from './ledger-query.ts'

/** That the account is going to be deleted, and the way to keep it. */
export function DeletionNotice({ at }: { at: string }) {
  const { t } = useTranslation('myData')
  const { date } = useFormats()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    const result = await keepAccount(api, { body: {} })
    setBusy(false)
    if (!result.ok) return showToast('error', result.error.message)
    showToast('success', t('pending.kept'))
    const [operation] = ledgerQuery(1).queryKey
    await queryClient.invalidateQueries({ queryKey: [operation] })
  }
  return (
    <InlineAlert
      tone="warning"
      title={t('pending.title', { day: date(at) })}
      actions={
        <Button loading={busy} loadingText={t('keep.busy')} onClick={() => void keep()}>
          {t('keep.submit')}
        </Button>
      }
    >
      {t('pending.text')}
    </InlineAlert>
  )
}
