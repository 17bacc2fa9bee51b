/** A word of which something is cut. */
export interface CutInk {
  word: string
  /** Class of what cuts it, or its name. */
  by: string
  px: number
}

/**
 * Runs in the page: the words of which ink lies outside of what clips them, above or below. How far
 * the ink of a word reaches from its baseline is asked from its face; the box of a text begins the
 * ascent of its first face above the baseline, whatever face its letters are found in.
 */
export function cutInk(): CutInk[] {
  /** What smoothing of edges may lose. */
  const tolerance = 0.75
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  if (pen === null) throw new Error('this browser measures no text')

  const inkOf = (word: string, style: CSSStyleDeclaration) => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const box = pen.measureText(word)
    return {
      up: box.actualBoundingBoxAscent,
      down: box.actualBoundingBoxDescent,
      ascent: box.fontBoundingBoxAscent,
      descent: box.fontBoundingBoxDescent,
    }
  }

  /** The box that an element clips its content at, above and below. */
  const edgesOf = (element: Element) => {
    const { top } = element.getBoundingClientRect()
    const start = top + element.clientTop
    return { top: start, bottom: start + element.clientHeight }
  }

  const nameOf = (element: Element) =>
    element.getAttribute('class')?.split(' ').at(-1) || element.localName

  const clippers = (element: Element): Element[] => {
    const found: Element[] = []
    for (
      let at: Element | null = element;
      at !== null && at !== document.body;
      at = at.parentElement
    ) {
      const { overflowY, clipPath } = getComputedStyle(at)
      if (clipPath !== 'none') return []
      if (overflowY === 'hidden' || overflowY === 'clip') found.push(at)
    }
    return found
  }

  const cutOf = (text: Text): CutInk[] => {
    const parent = text.parentElement
    // The names on a map go over its edges with it.
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.mz-map'))
      return []
    const clipping = clippers(parent)
    if (clipping.length === 0) return []
    const style = getComputedStyle(parent)
    const range = document.createRange()
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const box = range.getBoundingClientRect()
      const ink = inkOf(word, style)
      const baseline = box.top + ink.ascent + (box.height - ink.ascent - ink.descent) / 2
      const middle = (box.top + box.bottom) / 2
      return clipping.flatMap((by) => {
        const { top, bottom } = edgesOf(by)
        // Lines that are left out on purpose are no fault.
        if (middle <= top || middle >= bottom) return []
        const px = Math.max(top - (baseline - ink.up), baseline + ink.down - bottom)
        return px > tolerance ? [{ word, by: nameOf(by), px: Math.round(px * 10) / 10 }] : []
      })
    })
  }

  /** A field cuts what lies outside of its one line. */
  const cutInField = (field: HTMLInputElement | HTMLSelectElement): CutInk[] => {
    const said =
      field instanceof HTMLSelectElement
        ? field.selectedOptions[0]?.label
        : field.value || field.placeholder
    const style = getComputedStyle(field)
    const ink = inkOf(said ?? '', style)
    const free = (Number.parseFloat(style.lineHeight) - ink.ascent - ink.descent) / 2
    const px = Math.max(ink.up - ink.ascent, ink.down - ink.descent) - free
    return px > tolerance
      ? [{ word: said ?? '', by: nameOf(field), px: Math.round(px * 10) / 10 }]
      : []
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
  const found = [...fields].filter((field) => field.checkVisibility()).flatMap(cutInField)
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) found.push(...cutOf(walker.currentNode))
  }
  return found
}
