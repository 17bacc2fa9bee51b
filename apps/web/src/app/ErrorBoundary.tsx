import { ApiFailure } from '@manzil/api-client/result'
import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '../layouts/screens/ErrorScreen.tsx'

interface Props {
  /** Where the visitor is: going elsewhere clears the error. */
  place: string
  children: ReactNode
}

interface State {
  cause: unknown
  place: string
}

/** Shows the error screen in place of a page that failed to draw or to load. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { cause: undefined, place: this.props.place }

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { cause: cause ?? new Error('unknown') }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { cause: undefined, place: props.place }
  }

  override componentDidCatch(cause: unknown): void {
    console.error('The page failed.', cause)
  }

  override render(): ReactNode {
    const { cause } = this.state
    if (cause === undefined) return this.props.children
    const requestId = cause instanceof ApiFailure ? cause.error.requestId : null
    return <ErrorScreen requestId={requestId} />
  }
}
