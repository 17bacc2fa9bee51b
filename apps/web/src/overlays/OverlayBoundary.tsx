import { Component, type ComponentType, type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { dismissToast, showToast } from '../stores/toasts.ts'

interface Props {
  children: ReactNode
}

/** What floats over a page fails alone: the page and all else that floats stay, and it may be tried again. */
export class OverlayBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(cause: unknown): void {
    console.error('An overlay failed.', cause)
  }

  #retry = () => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? <Failed onRetry={this.#retry} /> : this.props.children
  }
}

/** Says so until it is tried again, or closed. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  useEffect(() => {
    const action = { label: t('retry'), onPress: onRetry }
    showToast('error', t('error.title'), { id, duration: null, action })
    return () => dismissToast(id)
  }, [id, t, onRetry])
  return null
}

/** The same component with a boundary of its own around it. */
export const bounded =
  <Given extends object>(Overlay: ComponentType<Given>): ComponentType<Given> =>
  (props) => (
    <OverlayBoundary>
      <Overlay {...props} />
    </OverlayBoundary>
  )
