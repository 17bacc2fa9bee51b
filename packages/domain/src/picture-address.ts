/** Longest edges that a profile picture is kept in, in pixels, the smallest first. */
export const PROFILE_PICTURE_EDGES = [40, 80, 160, 640] as const

/** Pixels of a sharp screen to each px of the page. */
const DENSITY = 2

const stored = /\/pictures\/[\da-f]{32}\/(?:\d+)(\.\w+)?$/

/**
 * The address of a stored profile picture in the size that suits a drawing of `px`, on sharp screens too.
 * An address of any other kind is left as it is.
 */
export function pictureFor(address: string | null, px: number): string | null {
  const match = address === null ? null : stored.exec(address)
  if (address === null || !match) return address
  const edge = PROFILE_PICTURE_EDGES.find((each) => each >= px * DENSITY)
  return `${address.slice(0, address.lastIndexOf('/'))}/${edge ?? PROFILE_PICTURE_EDGES.at(-1)}${match[1] ?? ''}`
}
