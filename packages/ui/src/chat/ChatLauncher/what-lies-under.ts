/** Sides of a small button, and how far from the edge of the window it stands, in px: as ChatLauncher.css has it. */
const SMALL_PX = 40
const EDGE_PX = 4

/** The box of the button when it is small, lifted by so many px; it keeps the edge that it is near to. */
export function smallBox(whole: DOMRect, lift: number): DOMRect {
  const isLeft = whole.left + whole.width / 2 < innerWidth / 2
  const left = isLeft ? EDGE_PX : innerWidth - EDGE_PX - SMALL_PX
  return new DOMRect(left, whole.bottom - SMALL_PX - lift, SMALL_PX, SMALL_PX)
}

const meets = (own: DOMRect, { left, right, top, bottom }: DOMRect): boolean =>
  left < own.right && right > own.left && top < own.bottom && bottom > own.top

/** Boxes of the elements of these that are drawn: asked for its box, a card below the screen would be drawn. */
export const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((each) => !('checkVisibility' in each) || each.checkVisibility(ofWhatIsSkipped))
    .map((each) => each.getBoundingClientRect())

const ofWhatIsSkipped = { contentVisibilityAuto: true }

/** Whether one of these boxes lies under the first. */
export const isOver = (own: DOMRect, boxes: readonly DOMRect[]): boolean =>
  boxes.some((each) => meets(own, each))

/** Shares of a box across and down: its middle, and near its corners. */
const points = [
  [0.5, 0.5],
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
] as const

/** Whether words lie under the box of what floats: asked at its middle and near its corners. */
export function isOverText(own: DOMRect, floating: Element): boolean {
  if (!('elementsFromPoint' in document)) return false
  const under = points.flatMap(([across, down]) =>
    document
      .elementsFromPoint(own.left + own.width * across, own.top + own.height * down)
      .filter((each) => !floating.contains(each))
      .slice(0, 1),
  )
  return [...new Set(under)].some((each) => hasWordsIn(each, own))
}

function hasWordsIn(element: Element, own: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => meets(own, line))
  })
}
