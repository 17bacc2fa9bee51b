import { revokeSharedList } from '@manzil/api-client/generated/sharing-calls.gen'
import type { SharedList } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { absoluteAddress } from '../../../routing/absolute-address.ts'
import { paths } from '../../../routing/paths.ts'
import { ShareLink } from '../../../sharing/ShareLink.tsx'
import { showToast } from '../../../stores/toasts.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('@manzil/ui/overlays/ConfirmDialog/ConfirmDialog')).ConfirmDialog,
}))

/** A shared list: its address to pass on, and its end. */
export function OwnList({ list }: { list: SharedList }) {
  const { t } = useTranslation('favourites')
  const { number, date } = useFormats()
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [isAsked, setAsked] = useState(false)
  const [error, setError] = useState<string>()

  async function end() {
    const result = await revokeSharedList(api, { params: { path: { id: list._id } } })
    if (!result.ok) return fail(result.error, { onText: setError })
    setAsked(false)
    showToast('success', result.data.message)
    await queryClient.invalidateQueries({ queryKey: ['listSharedLists'] })
  }

  const { title, key, property_count: total, created_at: at } = list
  return (
    <li className="shared-list">
      <div>
        <h3 dir="auto">{title}</h3>
        <p>{t('lists.holds', { total: number(total), date: date(at) })}</p>
        {key === null && <p>{t('lists.noAddress')}</p>}
      </div>
      <div className="shared-list__actions">
        {key !== null && (
          <ShareLink
            variant="outline"
            size="sm"
            title={title}
            url={absoluteAddress(paths.sharedList(key))}
          />
        )}
        <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
          {t('lists.end')}
        </Button>
      </div>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open
            tone="danger"
            title={t('lists.endTitle')}
            description={t('lists.endText')}
            confirmLabel={t('lists.end')}
            cancelLabel={t('lists.keep')}
            busyLabel={t('lists.ending')}
            onConfirm={end}
            onCancel={() => setAsked(false)}
            {...(error !== undefined && { error })}
          />
        </Suspense>
      )}
    </li>
  )
}
