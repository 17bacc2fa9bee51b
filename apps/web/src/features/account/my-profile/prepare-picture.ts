import { zProfilePictureForm } from '@manzil/api-client/generated/zod-mini.gen'
import { loadPicture, renderEdit, untouched } from '@manzil/ui/picture-edit'

/** Longest edge of a picture that the browser made smaller, in pixels: more than is ever drawn. */
export const SENT_EDGE = 1600

/** Kinds of files that the server reads. */
const taken = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/**
 * The picture as it can be sent: itself, or a smaller JPEG of it where it is too large, or of a kind that
 * this browser draws and the server does not, such as HEIC. What the browser cannot draw is left to the
 * server, which says what is wrong with it.
 */
export async function preparePicture(file: Blob): Promise<Blob> {
  const fits = zProfilePictureForm.safeParse({ profile_picture: file }).success
  if (fits && taken.includes(file.type)) return file
  const src = URL.createObjectURL(file)
  try {
    return await renderEdit(await loadPicture(src), untouched, SENT_EDGE)
  } catch {
    return file
  } finally {
    URL.revokeObjectURL(src)
  }
}
