import { getPropertySuggestion } from '@manzil/api-client/generated/calls.gen'
import type { StoredLead } from '@manzil/api-client/generated/types.gen'
import type { ApiResult } from '@manzil/api-client/result'
import { Button } from '@manzil/ui/Button/Button'
import { Dialog } from '@manzil/ui/Dialog/Dialog'
import { ErrorState } from '@manzil/ui/ErrorState/ErrorState'
import { Spinner } from '@manzil/ui/Spinner/Spinner'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api/api.ts'
import { LeadForm } from './LeadForm.tsx'

interface LeadDialogProps {
  open: boolean
  onClose: () => void
}

type Loaded = ApiResult<{ data: StoredLead | null }> | null

/** Lead capture. What the account left before is fetched each time it opens, and updated. */
export default function LeadDialog({ open, onClose }: LeadDialogProps) {
  const { t } = useTranslation('chat')
  const [loaded, setLoaded] = useState<Loaded>(null)
  const load = useCallback(async () => {
    setLoaded(null)
    setLoaded(await getPropertySuggestion(api))
  }, [])
  useEffect(() => {
    if (open) void load()
  }, [open, load])
  const known = loaded?.ok ? loaded.data.data : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={false}
      title={known ? t('lead.titleUpdate') : t('lead.title')}
      description={known ? t('lead.textUpdate') : t('lead.text')}
    >
      {loaded === null && <Spinner size={32} label={t('lead.loading')} />}
      {loaded?.ok === false && (
        <ErrorState
          plain
          level={3}
          title={loaded.error.message}
          actions={
            <>
              <Button variant="outline" onClick={onClose}>
                {t('lead.skip')}
              </Button>
              <Button onClick={load}>{t('messages.retry')}</Button>
            </>
          }
        />
      )}
      {loaded?.ok && <LeadForm known={known} onClose={onClose} />}
    </Dialog>
  )
}
