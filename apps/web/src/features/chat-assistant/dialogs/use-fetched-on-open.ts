import type { ApiResult } from '@manzil/api-client/result'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What a dialog shows, fetched each time it opens; null while it is on its way. `load` tries again.
 * `onLoaded` comes before what has come is shown.
 */
export function useFetchedOnOpen<T>(
  open: boolean,
  call: () => Promise<ApiResult<T>>,
  onLoaded?: (data: T) => void,
) {
  const [result, setResult] = useState<ApiResult<T> | null>(null)
  async function load() {
    setResult(null)
    const answer = await call()
    if (answer.ok) onLoaded?.(answer.data)
    setResult(answer)
  }
  const loadOnOpen = useEffectEvent(load)
  useEffect(() => {
    if (open) void loadOnOpen()
  }, [open])
  return { result, load }
}
