interface OutsideEvent {
  detail: { originalEvent: Event }
  preventDefault: () => void
}

/**
 * What happens beside a dialog closes it only if it is a press, and not one on a toast. Focus that
 * strays to the body or to a password manager is no criterion to close. (Chakra's `persistentElements`
 * is meant for toasts, but rejects a promise that nobody handles where there are none.)
 */
export function ignoreOutside(event: OutsideEvent): void {
  const { target, type } = event.detail.originalEvent
  const onToast = target instanceof Element && target.closest('.mz-toasts') !== null
  if (onToast || type === 'focusin') event.preventDefault()
}
