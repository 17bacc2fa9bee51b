import { createHash } from 'node:crypto'
import type { LanguageCode, MediaItem, PropertyType } from '@manzil/api-client/generated/types.gen'
import { type Building, parseScenePath, type SceneSpec } from '@manzil/scenes/scene'
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
const DRAWING = 1

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

const buildings: Readonly<Record<PropertyType, Building>> = {
  apartment: 'tower',
  penthouse: 'tower',
  duplex: 'midrise',
  'hotel-apartment': 'tower',
  villa: 'villa',
  townhouse: 'townhouse',
  'villa-compound': 'villa',
  office: 'office',
  retail: 'shop',
  warehouse: 'warehouse',
  land: 'plot',
}

/** The first drawn picture of a listing, or a building of its kind: photographs are not drawn on. */
export function sceneOf(media: readonly MediaItem[], type: PropertyType): SceneSpec {
  for (const { url } of media) {
    const scene = parseScenePath(url)
    if (scene) return scene
  }
  return { role: 'facade', building: buildings[type], character: 'suburb', seed: 1 }
}

/** The scene at an address, or the view over a marina where something else is there. */
export const sceneAt = (address: string): SceneSpec =>
  parseScenePath(address) ?? { role: 'view', building: 'tower', character: 'marina', seed: 4021 }
