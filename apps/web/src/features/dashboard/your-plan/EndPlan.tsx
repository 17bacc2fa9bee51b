import { cancelUserPlan } from '@manzil/api-client/generated/plan-calls.gen'
import type { UserPlan } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'

/** Lets the plan run to its end and no further, after a question. */
export function EndPlan({ held }: { held: UserPlan }) {
  const { t } = useTranslation('plans')
  const { date } = useFormats()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  async function end() {
    const result = await cancelUserPlan(api, { params: { path: { id: held._id } } })
    setOpen(false)
    showToast(
      result.ok ? 'success' : 'error',
      result.ok ? result.data.message : result.error.message,
    )
    await queryClient.invalidateQueries()
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('end.button')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        tone="danger"
        title={t('end.title')}
        description={t('end.text', { day: date(held.ends_at) })}
        confirmLabel={t('end.button')}
        cancelLabel={t('end.keep')}
        busyLabel={t('end.busy')}
        onConfirm={end}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
