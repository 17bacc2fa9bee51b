import { useCallback, useRef } from 'react'
import { makeKey } from './make-key.ts'

/**
 * The `Idempotency-Key` of a body: the same for each repetition of it, so that one that was sent
 * twice counts once; another for another body.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef<{ text: string; key: string }>(undefined)
  return useCallback((body) => {
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: makeKey() }
    return last.current.key
  }, [])
}
