/** Longest edges that a profile picture is kept in, in pixels, the smallest first. */
export const PROFILE_PICTURE_EDGES = [40, 80, 160, 640] as const

/** Longest edges that a picture of a property is kept in: rows, cards, the mosaic, the whole screen. */
export const PROPERTY_PICTURE_EDGES = [320, 640, 1024, 1600] as const

/** Pixels of a sharp screen to each px of the page. */
const DENSITY = 2

const stored = /^(.*\/pictures\/[\da-f]{32})\/(\d+)(\.\w+)?$/

/** A stored picture's address names its largest size, which tells the others. */
const edgesOf = (edge: number): readonly number[] =>
  edge === PROPERTY_PICTURE_EDGES[3] ? PROPERTY_PICTURE_EDGES : PROFILE_PICTURE_EDGES

/**
 * The address of a stored picture in the size that suits a drawing of `px`, on sharp screens too.
 * An address of any other kind is left as it is.
 */
export function pictureFor(address: string | null, px: number): string | null {
  const [, start, edge, ending = ''] = stored.exec(address ?? '') ?? []
  if (start === undefined || edge === undefined) return address
  const edges = edgesOf(Number(edge))
  return `${start}/${edges.find((each) => each >= px * DENSITY) ?? edge}${ending}`
}

/** All sizes of a stored picture, as HTML writes them; undefined for an address of any other kind. */
export function pictureSizes(address: string): string | undefined {
  const [, start, edge, ending = ''] = stored.exec(address) ?? []
  if (start === undefined || edge === undefined) return undefined
  return edgesOf(Number(edge))
    .map((each) => `${start}/${each}${ending} ${each}w`)
    .join(', ')
}
