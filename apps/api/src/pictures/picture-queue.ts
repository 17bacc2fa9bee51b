import { Busy } from '../busy.ts'
import { type MadePicture, makeVariants } from './make-variants.ts'
import type { PictureKind } from './picture-kinds.ts'

/** Pictures that may wait for their turn: a few seconds of work, and megabytes of memory each. */
const LONGEST_QUEUE = 8

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Makes one picture after the other, so that the server stays quick and its memory small. Decoding runs in
 * a thread of the library.
 * @throws PictureRefusal for what is no picture that is taken
 * @throws Busy where too many wait
 */
export async function makeInTurn(bytes: Uint8Array, kind: PictureKind): Promise<MadePicture> {
  if (waiting >= LONGEST_QUEUE) throw new Busy('too many pictures')
  waiting += 1
  const turn = last.then(() => makeVariants(bytes, kind))
  last = turn.catch(() => {})
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}
