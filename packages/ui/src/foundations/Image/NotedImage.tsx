import './NotedImage.css'
import { Image, type ImageProps } from './Image.tsx'

export interface NotedImageProps extends ImageProps {
  /** What it is where it is no photograph: "Illustration". */
  note?: string | undefined
}

/** A picture with a word on it, where there is one to say. */
export function NotedImage({ note, ...image }: NotedImageProps) {
  return (
    <div className="mz-noted-image">
      <Image {...image} />
      {note !== undefined && <span className="mz-noted-image__note">{note}</span>}
    </div>
  )
}
