/** Longest edge of a picture that was made smaller, in pixels. */
const longestEdge = 1600
const quality = 0.8

/**
 * A smaller WebP of a picture where the runtime can draw; undefined in Node, and for a file that
 * only looks like a picture.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return await canvas.convertToBlob({ type: 'image/webp', quality })
}
