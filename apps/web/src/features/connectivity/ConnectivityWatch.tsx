import { ping } from '@manzil/api-client/generated/site-calls.gen'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/say-failure.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useLazyWithTexts } from '../../loading/lazy-with-texts.ts'
import { useNavigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { useBotPromptOpen } from '../../stores/bot-prompt.ts'
import { ConnectivityScreen } from './ConnectivityScreen.tsx'
import { type ConnectivityProblem, isLagging, problemOf } from './connectivity.ts'
import { watchConnection } from './watch-connection.ts'

/** After the page has settled, the home page is fetched: the way there leads out of an outage. */
const WARM_UP_MS = 5_000

const slowBar = { load: () => import('./SlowConnectionBar.tsx'), texts: ['connectivity'] } as const

const isWell = async (signal: AbortSignal): Promise<boolean> =>
  (await ping(api, { signal, cache: 'no-store' })).ok

interface ConnectivityWatchProps {
  /** Fetches the home page's code; rejects where there is no way to get it. */
  loadHome: () => Promise<unknown>
}

/**
 * Watches the connection and covers the page, which stays as it is, while there is a problem; a first slow
 * check covers nothing, and a bar says it. The screen comes with the watch: without a network it could not
 * be fetched any more.
 */
export function ConnectivityWatch({ loadHome }: ConnectivityWatchProps) {
  const navigate = useNavigate()
  const { i18n } = useTranslation()
  const isChatOpen = useBotPromptOpen()
  const [problem, setProblem] = useState<ConnectivityProblem | null>(null)
  const [lags, setLags] = useState(false)
  const SlowBar = useLazyWithTexts(slowBar, lags)
  const [dismissed, setDismissed] = useState<ConnectivityProblem | null>(null)

  useEffect(() => {
    // For the language of the moment; a failure shows the fallback's words.
    i18n.load(['connectivity']).catch(() => {})
    return watchConnection({
      isWell,
      onChange: (state) => {
        const next = problemOf(state)
        setProblem(next)
        setLags(isLagging(state))
        // Whoever went on in spite of a slow connection is not stopped again; else they are.
        setDismissed((before) => (next === 'slow' ? before : null))
      },
    })
  }, [i18n])

  useEffect(() => {
    const timer = setTimeout(() => {
      loadHome().catch(() => {})
      // So that a call that fails without a network is told in the language of the page.
      void sayFailure('')
    }, WARM_UP_MS)
    return () => clearTimeout(timer)
  }, [loadHome])

  async function goHome() {
    try {
      await loadHome()
    } catch {
      // The cover stays: beneath it would be a page that cannot be drawn.
      return
    }
    setDismissed(problem)
    navigate(paths.home())
  }

  if (lags && SlowBar.kind === 'ready') return <SlowBar.Part />
  if (problem === null || problem === dismissed) return null
  return <ConnectivityScreen problem={problem} onHome={goHome} beneath={isChatOpen} />
}
