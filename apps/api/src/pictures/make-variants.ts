import type { Sharp } from 'sharp'
import { differenceHash } from './difference-hash.ts'
import { inspectPicture } from './inspect-picture.ts'
import { type PictureFormat, type PictureKind, pictureFormats } from './picture-kinds.ts'
import { MOST_PIXELS, PictureRefusal, refuse } from './picture-refusal.ts'
import { sharp } from './sharp-settings.ts'

/** A picture in one size and format. */
export interface Variant {
  /** The longest edge that was asked for, which names it. */
  edge: number
  format: PictureFormat
  bytes: Uint8Array
}

export interface MadePicture {
  /** Of the largest variant, in pixels. */
  width: number
  height: number
  /** A few pixels as a `data:` address, to be drawn until the picture is there. */
  placeholder: string
  /** Alike for pictures that look alike, however they are stored. */
  hash: string
  variants: Variant[]
}

/** A picture takes as long as this, in seconds, for each of its steps; then it is given up. */
const STEP_S = 10
const PLACEHOLDER_EDGE = 16

const encoders: Readonly<Record<PictureFormat['ending'], (picture: Sharp) => Sharp>> = {
  // More effort takes several times as long for a few bytes.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
}

/**
 * A picture upright, in sRGB and without anything but its pixels, in every size and format of its kind.
 * It is decoded once; what else the file carries, before, between or behind the pixels, is left behind.
 * @throws PictureRefusal where it is none, is not taken, or ends too early
 */
export async function makeVariants(bytes: Uint8Array, kind: PictureKind): Promise<MadePicture> {
  await inspectPicture(bytes)
  try {
    return await encodeAll(bytes, kind)
  } catch (cause) {
    if (cause instanceof PictureRefusal) throw cause
    const isSlow = cause instanceof Error && /timeout/i.test(cause.message)
    throw refuse(isSlow ? 'slow' : 'broken', cause)
  }
}

async function encodeAll(bytes: Uint8Array, { shape, edges }: PictureKind): Promise<MadePicture> {
  const fit = shape === 'square' ? 'cover' : 'inside'
  const within = (edge: number) =>
    ({ width: edge, height: edge, fit, withoutEnlargement: true }) as const
  const largest = Math.max(...edges)
  const decoded = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: STEP_S })
    .autoOrient()
    .resize(within(largest))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = decoded.info
  const side = Math.min(width, height)
  // `cover` leaves what is smaller than the square as it is.
  const cut =
    shape === 'square' && width !== height
      ? {
          left: Math.floor((width - side) / 2),
          top: Math.floor((height - side) / 2),
          width: side,
          height: side,
        }
      : { left: 0, top: 0, width, height }
  const picture = () =>
    sharp(decoded.data, { raw: { width, height, channels } })
      .timeout({ seconds: STEP_S })
      .extract(cut)
  const variants: Variant[] = []
  for (const edge of edges)
    for (const format of pictureFormats) {
      const flat = format.ending === 'jpg' ? picture().flatten({ background: 'white' }) : picture()
      const encoded = encoders[format.ending](flat.resize(within(edge)))
      variants.push({ edge, format, bytes: await encoded.toBuffer() })
    }
  const tiny = await picture().resize(within(PLACEHOLDER_EDGE)).webp({ quality: 30 }).toBuffer()
  return {
    width: cut.width,
    height: cut.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    hash: await differenceHash(picture()),
    variants,
  }
}
