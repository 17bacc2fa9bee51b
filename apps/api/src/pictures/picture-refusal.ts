import { type Said, say } from '@manzil/api-client/request/say'

/** Pixels of a picture, and along one of its edges; told by its head, before anything is decoded. */
export const MOST_PIXELS = 40_000_000
export const LONGEST_EDGE = 12_000

export type RefusalCause = 'empty' | 'kind' | 'heic' | 'animated' | 'pixels' | 'broken' | 'slow'

/** A file that is no picture, or none that is taken here. The words are for its owner. */
export class PictureRefusal extends Error {
  readonly reason: RefusalCause
  readonly said: Said
  constructor(reason: RefusalCause, said: Said, options?: { cause?: unknown }) {
    super(said.message, options)
    this.name = 'PictureRefusal'
    this.reason = reason
    this.said = said
  }
}

export const refuse = (reason: Exclude<RefusalCause, 'pixels'>, cause?: unknown): PictureRefusal =>
  new PictureRefusal(reason, say(`picture.${reason}`), { cause })

export const refusePixels = (width: number, height: number): PictureRefusal =>
  new PictureRefusal(
    'pixels',
    say('picture.pixels', {
      width,
      height,
      megapixels: MOST_PIXELS / 1_000_000,
      side: LONGEST_EDGE,
    }),
  )
