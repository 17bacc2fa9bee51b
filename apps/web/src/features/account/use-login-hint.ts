import type { LoginRequest } from '@manzil/api-client/generated/types.gen'
import { useEffect, useRef } from 'react'
import { takeLoginHint } from '../../stores/login-hint.ts'

/** Fills in the address of whoever has just signed up, or reset the password, when it opens. */
export function useLoginHint(open: boolean, fill: (values: LoginRequest) => void): void {
  const latest = useRef(fill)
  useEffect(() => {
    latest.current = fill
  })
  useEffect(() => {
    if (!open) return
    const email = takeLoginHint()
    if (email) latest.current({ email, password: '' })
  }, [open])
}
