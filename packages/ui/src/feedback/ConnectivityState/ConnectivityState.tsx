import { Button } from '../../foundations/Button/Button.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { type Outage, OutageArt } from '../StateArt/OutageArt.tsx'
import { StatusPage } from '../StatusPage/StatusPage.tsx'

export interface ConnectivityStateProps {
  /** What is wrong with the connection. */
  kind: Outage
  texts: { title: string; text: string; retry: string; home: string; busy?: string }
  /** May return a promise; the button is busy until it settles. */
  onRetry: () => unknown
  /** The way home: a link, or a button where more than going there is to be done. */
  home: { href: string } | { onPress: () => void }
  /** Within a frame that is a landmark or a dialog already. */
  inside?: boolean
}

/** Instead of a page while the connection is not good enough for it. */
export function ConnectivityState(props: ConnectivityStateProps) {
  const { kind, texts, onRetry, home, inside = false } = props
  return (
    <StatusPage
      art={<OutageArt kind={kind} />}
      title={texts.title}
      text={texts.text}
      inside={inside}
      actions={
        <>
          <Button {...(texts.busy && { loadingText: texts.busy })} onClick={() => onRetry()}>
            {texts.retry}
          </Button>
          {'href' in home ? (
            <Button variant="outline" asChild>
              <UiLink href={home.href}>{texts.home}</UiLink>
            </Button>
          ) : (
            <Button variant="outline" onClick={home.onPress}>
              {texts.home}
            </Button>
          )}
        </>
      }
    />
  )
}
