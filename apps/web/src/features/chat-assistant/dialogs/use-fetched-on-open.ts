import type { ApiResult } from '@manzil/api-client/result'
import { useCallback, useEffect, useState } from 'react'

/**
 * What a dialog shows, fetched each time it opens; null while it is on its way. `load` tries again.
 * Keep `call` the same from drawing to drawing.
 */
export function useFetchedOnOpen<T>(open: boolean, call: () => Promise<ApiResult<T>>) {
  const [result, setResult] = useState<ApiResult<T> | null>(null)
  const load = useCallback(async () => {
    setResult(null)
    setResult(await call())
  }, [call])
  useEffect(() => {
    if (open) void load()
  }, [open, load])
  return { result, load }
}
