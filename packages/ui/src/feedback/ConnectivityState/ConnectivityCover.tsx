import './ConnectivityCover.css'
import { useLayoutEffect, useRef } from 'react'
import { ConnectivityState, type ConnectivityStateProps } from './ConnectivityState.tsx'

interface ConnectivityCoverProps extends Omit<ConnectivityStateProps, 'inside'> {
  /** Something that floats over the page, such as the chat, is open and stays readable above. */
  beneath?: boolean
}

/**
 * `ConnectivityState` over the page, which stays as it is. The browser's modal dialog makes
 * everything beneath inert and gives the focus back when the problem is over, so nothing that was
 * typed is lost. It goes when the parent no longer draws it, and by nothing else.
 */
export function ConnectivityCover({ beneath = false, ...props }: ConnectivityCoverProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    // `show` would take the focus from what is open above.
    if (beneath) element?.setAttribute('open', '')
    else element?.showModal()
    return () => element?.close()
  }, [beneath])
  return (
    <dialog
      ref={dialog}
      className="mz-connectivity"
      aria-label={props.texts.title}
      // Escape does not solve the problem; browsers may close on a second one all the same.
      onCancel={(event) => event.preventDefault()}
      onClose={() =>
        dialog.current?.isConnected && !dialog.current.open && dialog.current.showModal()
      }
    >
      <ConnectivityState {...props} inside />
    </dialog>
  )
}
