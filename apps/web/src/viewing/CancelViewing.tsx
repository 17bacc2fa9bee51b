import { Button } from '@manzil/ui/foundations/Button/Button'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useState } from 'react'
import { useTranslation } from '../language/use-translation.ts'

/** Asks once more before a viewing is cancelled. */
export function CancelViewing({ onCancel }: { onCancel: () => Promise<unknown> }) {
  const { t } = useTranslation('viewings')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('actions.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cancel.title')}
        description={t('cancel.text')}
        confirmLabel={t('actions.cancel')}
        cancelLabel={t('actions.back')}
        busyLabel={t('cancel.busy')}
        tone="danger"
        onConfirm={async () => {
          await onCancel()
          setAsking(false)
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
