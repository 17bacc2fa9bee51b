import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import { paths } from '../../routing/paths.ts'
import type { ConnectivityScreenProps } from './ConnectivityScreen.tsx'
import { type ConnectivityProblem, problemOf } from './connectivity.ts'
import { watchConnection } from './watch-connection.ts'

/** After the page has settled, the screen is fetched: without a network it could not be. */
const WARM_UP_MS = 5_000

const screen = {
  load: () => import('./ConnectivityScreen.tsx'),
  texts: ['connectivity'],
} as const

const address = `${import.meta.env.VITE_API_BASE ?? '/api'}${operationTable.ping.path}`

/** Watches the connection and covers the page, which stays as it is, while there is a problem. */
export function ConnectivityWatch() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<ConnectivityProblem | null>(null)
  const [dismissed, setDismissed] = useState<ConnectivityProblem | null>(null)
  const [warm, setWarm] = useState(false)
  const stayCold = useCallback(() => setWarm(false), [])
  const Screen = useLazyOverlay<ConnectivityScreenProps>(warm || problem !== null, screen, stayCold)

  useEffect(() => {
    const timer = setTimeout(() => setWarm(true), WARM_UP_MS)
    const stop = watchConnection({
      address,
      onChange: (state) => {
        const next = problemOf(state)
        setProblem(next)
        // Whoever went on in spite of a slow connection is not stopped again; else they are.
        setDismissed((before) => (next === 'slow' ? before : null))
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])

  if (!Screen || problem === null || problem === dismissed) return null
  return (
    <Screen
      problem={problem}
      onHome={() => {
        setDismissed(problem)
        navigate(paths.home())
      }}
    />
  )
}
