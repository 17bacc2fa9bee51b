/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

/** A small picture that can be decoded. */
export const picture = (): File => new File([png], 'pixel.png', { type: 'image/png' })

/** A text that calls itself a picture. */
export const falsePicture = (): File =>
  new File(['<svg onload="alert(1)">'], 'picture.png', { type: 'image/png' })

/** A file of so many bytes that begins like a picture. */
export const largePicture = (bytes: number): File =>
  new File([png, new Uint8Array(bytes - png.length)], 'large.png', { type: 'image/png' })

/** A multipart body. */
export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
