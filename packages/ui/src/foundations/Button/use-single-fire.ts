import { type MouseEvent, useCallback, useRef, useState } from 'react'

export type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => unknown

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value
}

/**
 * Lets one click through at a time: none while `blocked`, none while the promise that the last one
 * returned is pending. A ref and not state, since a double click arrives before the next render.
 */
export function useSingleFire(onClick: ClickHandler | undefined, blocked: boolean) {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const handle = useCallback(
    (event: MouseEvent<HTMLButtonElement>) => {
      if (blocked || running.current) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      const result = onClick?.(event)
      if (!isPromise(result)) return
      running.current = true
      setPending(true)
      const settle = () => {
        running.current = false
        setPending(false)
      }
      result.then(settle, settle)
    },
    [onClick, blocked],
  )
  return { handle, pending }
}
