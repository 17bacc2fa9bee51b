import { createHash } from 'node:crypto'
import type { LanguageCode, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { parseScenePath, type SceneSpec } from '@manzil/scenes/scene-path'
import { facadeOf } from '../../../illustration.ts'
import { brandName } from '../languages.ts'

/** What the picture says that messengers and social networks show beside a link. */
export interface CardPicture {
  scene: SceneSpec
  /** Small, above the headline. */
  eyebrow: string
  /** Large: a price, a name. */
  headline: string
  text: string
  line: string
  /** What it shows, for people who do not see it. */
  alt: string
}

/** Change it with the drawing, so that pictures which are kept are drawn again. */
const DRAWING = 2

/** Everything that a picture is drawn from. */
export interface PictureOrder extends CardPicture {
  drawing: typeof DRAWING
  brand: string
  rtl: boolean
}

export const orderOf = (picture: CardPicture, language: LanguageCode): PictureOrder => ({
  ...picture,
  drawing: DRAWING,
  brand: brandName(language),
  rtl: language === 'ar',
})

/** Names a picture by all that it is drawn from. */
export const keyOf = (order: PictureOrder): string =>
  createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 24)

/**
 * The first drawn picture of a property. Where it only has photographs, which are not drawn on, a
 * building of its kind and community.
 */
export function sceneOf({ _id, media, type, location_path: path }: PropertyDetail): SceneSpec {
  const places = path.map((place) => place._id)
  return drawnIn([{ media }]) ?? facadeOf(_id, type, places)
}

/** The first drawn picture of a place's newest properties, or flats as they are drawn there. */
export const sceneOfPlace = (
  path: readonly { slug: string }[],
  newest: readonly Pick<PropertyDetail, 'media'>[],
): SceneSpec => {
  const slugs = path.map(({ slug }) => slug)
  return drawnIn(newest) ?? facadeOf(slugs.join('/'), 'apartment', slugs)
}

function drawnIn(properties: readonly Pick<PropertyDetail, 'media'>[]): SceneSpec | undefined {
  for (const { media } of properties)
    for (const { url } of media) {
      const scene = parseScenePath(url)
      if (scene) return scene
    }
  return undefined
}

/** The scene at an address, or the view over a marina where something else is there. */
export const sceneAt = (address: string): SceneSpec =>
  parseScenePath(address) ?? { role: 'view', building: 'tower', character: 'marina', seed: 4021 }
