import { verifyPayment } from '@manzil/api-client/generated/payment-calls.gen'
import type { PaymentStatus } from '@manzil/api-client/generated/types.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../api/api.ts'

/** How often it is asked whether a payment has arrived, in ms, and how often at most. */
const ASK_MS = 3_000
const MOST = 5

/** What is known of a payment; nothing until it was asked for. */
export type Verified =
  | { kind: 'asking' }
  | { kind: 'failed'; message: string }
  | { kind: 'known'; status: PaymentStatus; message: string; isWaiting: boolean }

/** Asks what became of a payment, and goes on for a while where it is on its way. */
export function useVerifiedPayment(session: string): { verified: Verified; ask: () => void } {
  const queryClient = useQueryClient()
  const [verified, setVerified] = useState<Verified>({ kind: 'asking' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (times: number): Promise<void> => {
      const result = await verifyPayment(api, { body: { session_id: session } })
      if (isLeft) return
      if (!result.ok) return setVerified({ kind: 'failed', message: result.error.message })
      const { message, data } = result.data
      const { status } = data
      const isWaiting = status === 'open' || status === 'processing'
      setVerified({ kind: 'known', status, message, isWaiting })
      if (status === 'paid') await queryClient.invalidateQueries()
      if (isWaiting && times < MOST) timer = setTimeout(() => void look(times + 1), ASK_MS)
    }
    // Each press asks from the start.
    setVerified((before) => (turn > 0 ? before : { kind: 'asking' }))
    void look(1)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [session, turn, queryClient])
  return { verified, ask: () => setTurn((before) => before + 1) }
}
