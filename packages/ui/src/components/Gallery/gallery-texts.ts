export interface GalleryPicture {
  src: string
  alt: string
  srcSet?: string
  sizes?: string
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
}
