import { pictureSizes } from '@manzil/domain/picture-address'

interface Shown {
  media?: readonly { url: string }[]
}

/** The main picture of the first property in an answer; undefined where it has none. */
export async function firstPictureIn(answer: Response): Promise<string | undefined> {
  if (!answer.ok) return undefined
  // The app reads the answer itself.
  const { data }: { data?: Shown | readonly Shown[] } = await answer.clone().json()
  const first = data && 'length' in data ? data[0] : data
  return first?.media?.[0]?.url
}

/** Asks for a picture in the size that the page will take, before the page is there to ask for it. */
export function fetchPicture(address: string, widths?: string): void {
  const link = document.createElement('link')
  const sizes = pictureSizes(address)
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  link.href = address
  if (sizes !== undefined && widths !== undefined) {
    link.imageSrcset = sizes
    link.imageSizes = widths
  }
  document.head.append(link)
}
