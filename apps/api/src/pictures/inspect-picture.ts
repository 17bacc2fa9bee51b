import { fileTypeFromBuffer } from 'file-type'
import { LONGEST_EDGE, MOST_PIXELS, refuse, refusePixels } from './picture-refusal.ts'
import { sharp } from './sharp-settings.ts'

/** Kinds of files that are taken, by what their bytes are; names and declarations do not count. */
const taken: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
/** Kinds that cameras write and that no free decoder reads. */
const unreadable = /^image\/hei[cf](?:-sequence)?$/
const moving: ReadonlySet<string> = new Set(['image/apng', 'image/gif'])

/** Reads the head of a picture alone. @throws PictureRefusal for what is not taken */
export async function inspectPicture(bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) throw refuse('empty')
  const kind = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
  if (unreadable.test(kind)) throw refuse('heic')
  if (moving.has(kind)) throw refuse('animated')
  if (!taken.has(kind)) throw refuse('kind')
  // Looks no further than it must: the limit here is ours, told with words.
  const head = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((cause: unknown) => {
      throw refuse('broken', cause)
    })
  const { width, height } = head
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_EDGE)
    throw refusePixels(width, height)
  if ((head.pages ?? 1) > 1) throw refuse('animated')
}
