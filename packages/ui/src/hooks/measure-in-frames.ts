/**
 * Measures a region when the page has been laid out: before the frame that first shows it, and before
 * each that follows a change of its size, of the size of what is in it, or of its content. At once it would
 * be measured in the middle of a change, and the whole page laid out for that alone. Returns what ends it.
 */
export function measureInFrames(element: HTMLElement, measure: () => void): () => void {
  const sizes = new ResizeObserver(measure)
  const update = () => {
    for (const child of element.children) sizes.observe(child)
    // What is newly observed is told of in the next frame, whether its size has changed or not.
    sizes.unobserve(element)
    sizes.observe(element)
  }
  const content = new MutationObserver(update)
  content.observe(element, { childList: true, subtree: true, characterData: true })
  update()
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
