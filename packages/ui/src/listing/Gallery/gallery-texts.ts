import type { ReactNode } from 'react'

export interface GalleryPicture {
  src: string
  alt: string
  srcSet?: string
  sizes?: string
  /** A tiny copy, shown blurred while the picture is on its way. */
  placeholder?: string
  /** Something else than a picture, of which `src` is the poster. */
  media?: GalleryMedia
}

export interface GalleryMedia {
  kind: 'video' | 'tour'
  /** "Video", "360° tour" */
  label: string
  /** The player or viewer; there only while its slide is shown, so it stops when it is left. */
  content: ReactNode
}

export interface GalleryTexts {
  /** The name of the region: "Pictures of …". */
  label: string
  previous: string
  next: string
  close: string
  /** Opens the lightbox: "Show all 14 pictures". */
  showAll: string
  /** "3 of 14", formatted. */
  position: (index: number, count: number) => string
  /** Both or neither; without them the lightbox does not zoom. */
  zoomIn?: string
  zoomOut?: string
  /** Name of the row of small pictures; without it there is none. */
  thumbnails?: string
  /** Said where a picture does not load. */
  missing?: string
}
