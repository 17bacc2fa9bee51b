import { Button } from '../Button/Button.tsx'
import { StatusPage } from '../StatusPage/StatusPage.tsx'
import { UiLink } from '../UiLink/UiLink.tsx'

/** No network at all, answers that take too long, or none from a network that works. */
export type ConnectivityKind = 'offline' | 'slow' | 'server'

export interface ConnectivityStateProps {
  kind: ConnectivityKind
  texts: { title: string; text: string; retry: string; home: string; busy?: string }
  /** May return a promise; the button is busy until it settles. */
  onRetry: () => unknown
  homeHref: string
}

/** Instead of a page while the connection is not good enough for it. */
export function ConnectivityState({ kind, texts, onRetry, homeHref }: ConnectivityStateProps) {
  return (
    <StatusPage
      art={kind}
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button {...(texts.busy && { loadingText: texts.busy })} onClick={() => onRetry()}>
            {texts.retry}
          </Button>
          <Button variant="outline" asChild>
            <UiLink href={homeHref}>{texts.home}</UiLink>
          </Button>
        </>
      }
    />
  )
}
