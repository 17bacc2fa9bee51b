/**
 * A ref for what stands above the foot: it says by `data-incomplete` that a part of it is under way. Looked
 * for by `:has()` the same would have every change of any part style the whole page anew.
 */
export function watchArrivals(body: HTMLElement | null) {
  if (body === null) return
  const look = () =>
    body.toggleAttribute(
      'data-incomplete',
      body.querySelector('[data-arriving], .site__main:empty') !== null,
    )
  const changes = new MutationObserver(look)
  changes.observe(body, { childList: true, subtree: true, attributeFilter: ['data-arriving'] })
  look()
  return () => changes.disconnect()
}
