/** Widths at which cards draw their pictures: a column of a phone, of a tablet, of a desk. */
export const cardPictureWidths = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw'

/** Widths at which the gallery of a property draws its first picture. */
export const galleryPictureWidths = '(min-width: 48rem) 50vw, 100vw'
