import type { Sharp } from 'sharp'

const WIDTH = 9
const HEIGHT = 8

/**
 * Sixteen digits (hexadecimal) that say, for a picture shrunk to nine by eight greys, where each row gets
 * brighter. Copies in another size, format or quality differ in a few bits, other pictures in about half.
 */
export async function differenceHash(picture: Sharp): Promise<string> {
  const greys = await picture
    .flatten({ background: 'white' })
    .greyscale()
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer()
  let bits = 0n
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column + 1 < WIDTH; column += 1) {
      const at = row * WIDTH + column
      bits = (bits << 1n) | ((greys[at] ?? 0) < (greys[at + 1] ?? 0) ? 1n : 0n)
    }
  return bits.toString(16).padStart(16, '0')
}
