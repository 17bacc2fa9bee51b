import { confirmSavedSearch } from '@manzil/api-client/generated/saved-search-calls.gen'
import { useEffect, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'

interface Confirmation {
  state: 'none' | 'busy' | 'done' | 'failed'
  text?: string
}

/** Confirms the search of the link that led here; a second time does no harm. */
export function useConfirmation(): Confirmation {
  const token = useSearchParams().get('confirm')
  const [known, setKnown] = useState<Confirmation & { of: string }>()
  useEffect(() => {
    if (token === null) return
    let current = true
    const confirm = async () => {
      const result = await confirmSavedSearch(api, { body: { token } })
      if (!current) return
      if (result.ok) setKnown({ of: token, state: 'done', text: result.data.message })
      else {
        const [field] = result.error.fields
        setKnown({ of: token, state: 'failed', text: field?.message ?? result.error.message })
      }
    }
    void confirm()
    return () => {
      current = false
    }
  }, [token])
  if (token === null) return { state: 'none' }
  return known?.of === token ? known : { state: 'busy' }
}
