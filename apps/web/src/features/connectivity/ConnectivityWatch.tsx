import { ping } from '@manzil/api-client/generated/calls.gen'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api/api.ts'
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

const isWell = async (signal: AbortSignal): Promise<boolean> =>
  (await ping(api, { signal, cache: 'no-store' })).ok

const doNothing = () => {}

/** Watches the connection and covers the page, which stays as it is, while there is a problem. */
export function ConnectivityWatch() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<ConnectivityProblem | null>(null)
  const [dismissed, setDismissed] = useState<ConnectivityProblem | null>(null)
  const Screen = useLazyOverlay<ConnectivityScreenProps>(problem !== null, screen, doNothing)
  useWarmUp()

  useEffect(() => {
    return watchConnection({
      isWell,
      onChange: (state) => {
        const next = problemOf(state)
        setProblem(next)
        // Whoever went on in spite of a slow connection is not stopped again; else they are.
        setDismissed((before) => (next === 'slow' ? before : null))
      },
    })
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

/** Fetches the screen while there is a network. A failure shows when the screen is wanted. */
function useWarmUp(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([screen.load(), i18n.loadNamespaces(screen.texts)]).catch(() => {})
    }, WARM_UP_MS)
    return () => clearTimeout(timer)
  }, [i18n])
}
