import { withdrawDisclosure } from '@manzil/api-client/generated/my-data-calls.gen'
import type { Disclosure } from '@manzil/api-client/generated/types.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'
import { ledgerQuery } from './ledger-query.ts'

interface Asked {
  row: Disclosure
  scope: 'one' | 'recipient'
}

export interface Withdrawal {
  /** What the dialog asks about; it stays while the dialog closes. */
  asked: Asked | undefined
  isOpen: boolean
  error: string | undefined
  ask: (row: Disclosure, scope: Asked['scope']) => void
  cancel: () => void
  confirm: () => Promise<void>
}

/** Takes contact details back, once its owner has read what follows from it. */
export function useWithdraw(): Withdrawal {
  const { t } = useTranslation('myData')
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  return {
    asked,
    isOpen,
    error,
    ask: (row, scope) => {
      setError(undefined)
      setAsked({ row, scope })
      setOpen(true)
    },
    cancel: () => setOpen(false),
    async confirm() {
      if (!asked) return
      const params = { path: { id: asked.row._id } }
      const result = await withdrawDisclosure(api, { params, body: { scope: asked.scope } })
      if (!result.ok) return setError(result.error.message)
      setOpen(false)
      showToast('success', t('withdraw.done'))
      const [operation] = ledgerQuery(1).queryKey
      await queryClient.invalidateQueries({ queryKey: [operation] })
    },
  }
}
