import { PROFILE_PICTURE_EDGES, PROPERTY_PICTURE_EDGES } from '@manzil/domain/picture-address'

/** How pictures of a kind are kept. */
export interface PictureKind {
  /** Square ones are cut around their middle; others keep their shape. */
  shape: 'square' | 'free'
  /** Longest edges that screens draw, in pixels, the smallest first. Nothing is made larger than it is. */
  edges: readonly number[]
}

/** By what they show. An avatar is drawn at 40, 56 and 96 px, twice that on sharp screens, and whole. */
export const pictureKinds = {
  profile_picture: { shape: 'square', edges: PROFILE_PICTURE_EDGES },
  company_logo: { shape: 'free', edges: PROFILE_PICTURE_EDGES },
  agent_photo: { shape: 'square', edges: PROFILE_PICTURE_EDGES },
  property_photo: { shape: 'free', edges: PROPERTY_PICTURE_EDGES },
  floor_plan: { shape: 'free', edges: PROPERTY_PICTURE_EDGES },
} as const satisfies Record<string, PictureKind>

export type PictureKindName = keyof typeof pictureKinds

/** Formats that each size is kept in, the most sparing first. */
export const pictureFormats = [
  { ending: 'avif', mediaType: 'image/avif' },
  { ending: 'webp', mediaType: 'image/webp' },
  { ending: 'jpg', mediaType: 'image/jpeg' },
] as const

export type PictureFormat = (typeof pictureFormats)[number]
