import { ConnectivityCover } from '@manzil/ui/ConnectivityState/ConnectivityCover'
import type { ConnectivityKind } from '@manzil/ui/ConnectivityState/ConnectivityState'
import { useTranslation } from 'react-i18next'
import type { ConnectivityProblem } from './connectivity.ts'

export interface ConnectivityScreenProps {
  problem: ConnectivityProblem
  onHome: () => unknown
}

const kinds: Record<ConnectivityProblem, ConnectivityKind> = {
  offline: 'offline',
  slow: 'slow',
  backendDown: 'server',
}

/** A full-page status over the page. */
export function ConnectivityScreen({ problem, onHome }: ConnectivityScreenProps) {
  const { t } = useTranslation('connectivity')
  return (
    <ConnectivityCover
      kind={kinds[problem]}
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
