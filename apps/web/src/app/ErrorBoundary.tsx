import { ApiFailure } from '@manzil/api-client/result'
import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '../layouts/screens/ErrorScreen.tsx'
import { PageCodeMissing, reloadOnce } from '../routing/fresh-release.ts'
import { showLoader } from '../stores/loader.ts'

interface Props {
  /** Where the visitor is: going elsewhere clears the error. */
  place: string
  /** The network is back, and the page whose code was missing is tried again. */
  onRetry?: () => void
  children: ReactNode
}

interface State {
  cause: unknown
  place: string
  /** The page's code is missing, and it is not known yet whether reloading the app brings it. */
  deciding: boolean
}

const fine = { cause: undefined, deciding: false }

/**
 * Shows the error screen in place of a page that failed to draw or to load. A page whose code is
 * gone, as after a new release, reloads the app once before that.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { ...fine, place: this.props.place }

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { cause: cause ?? new Error('unknown'), deciding: cause instanceof PageCodeMissing }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { ...fine, place: props.place }
  }

  override componentDidCatch(cause: unknown): void {
    console.error('The page failed.', cause)
    if (!(cause instanceof PageCodeMissing)) return
    const release = showLoader()
    void reloadOnce(this.props.place).then((reloads) => {
      release()
      if (!reloads) this.setState({ deciding: false })
    })
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#retry)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#retry)
  }

  /** Without a network the code of a page could not be fetched; now it can. */
  #retry = () => {
    if (!(this.state.cause instanceof PageCodeMissing)) return
    this.props.onRetry?.()
    this.setState(fine)
  }

  override render(): ReactNode {
    const { cause, deciding } = this.state
    if (cause === undefined) return this.props.children
    if (deciding) return null
    const requestId = cause instanceof ApiFailure ? cause.error.requestId : null
    return <ErrorScreen requestId={requestId} missing={cause instanceof PageCodeMissing} />
  }
}
