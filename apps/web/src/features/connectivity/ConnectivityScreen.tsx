import { ConnectivityCover } from '@manzil/ui/feedback/ConnectivityState/ConnectivityCover'
import type { Outage } from '@manzil/ui/feedback/StateArt/OutageArt'
import { useTranslation } from '../../language/use-translation.ts'
import type { ConnectivityProblem } from './connectivity.ts'

export interface ConnectivityScreenProps {
  problem: ConnectivityProblem
  onHome: () => unknown
  /** The chat is open: its answers stay readable over the status. */
  beneath: boolean
}

const kinds: Record<ConnectivityProblem, Outage> = {
  offline: 'offline',
  slow: 'slow',
  backendDown: 'server',
}

/** A full-page status over the page. */
export function ConnectivityScreen({ problem, onHome, beneath }: ConnectivityScreenProps) {
  const { t } = useTranslation('connectivity')
  return (
    <ConnectivityCover
      kind={kinds[problem]}
      beneath={beneath}
      texts={{
        title: t(`${problem}.title`),
        text: t(`${problem}.text`),
        retry: t('retry'),
        home: t('home'),
      }}
      onRetry={() => window.location.reload()}
      home={{ onPress: onHome }}
    />
  )
}
