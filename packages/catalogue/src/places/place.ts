/** Level in the place tree, as in the contract's PlaceKind. */
export type PlaceLevel = 'emirate' | 'community' | 'sub_community'

/** Languages with names of their own; a missing one falls back to English. */
export type PlaceLanguage = 'en' | 'ar' | 'ru' | 'hi' | 'zh' | 'de'

/** `dld`: a name that the Dubai Land Department uses for the area or most of it. */
export interface PlaceAlias {
  readonly lang: PlaceLanguage | 'dld'
  readonly name: string
}

/** Names of a place; English and Arabic are always there. */
export interface PlaceNames {
  readonly en: string
  readonly ar: string
  readonly ru?: string | undefined
  readonly hi?: string | undefined
  readonly zh?: string | undefined
  readonly de?: string | undefined
}

/** The names beside English and Arabic, by language. */
export function otherNames({ en: _en, ar: _ar, ...others }: PlaceNames): Record<string, string> {
  const given = Object.entries(others).flatMap(([language, name]) =>
    name === undefined ? [] : [[language, name] as const],
  )
  return Object.fromEntries(given)
}

/** WGS 84 degrees, four decimals (about 11 m). */
export interface PlacePoint {
  readonly lat: number
  readonly lng: number
}

/** Box around a place, WGS 84 degrees. */
export interface PlaceBounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

export interface Place {
  /** Stable id, also used in links. */
  readonly slug: string
  readonly kind: PlaceLevel
  readonly parent: string | null
  readonly names: PlaceNames
  readonly aliases: readonly PlaceAlias[]
  /** Middle of where the properties are, not of the empty land, but well within the box. */
  readonly centroid: PlacePoint
  readonly bounds: PlaceBounds
  /** True where centroid and bounds are the parent's, for want of better. */
  readonly inheritedGeometry: boolean
  /**
   * True for a project with an everyday word as its name (Nice, Eden, Shams): match it only where
   * the text or the address also names the parent.
   */
  readonly needsParent: boolean
  /** Another emirate under which portals list the place (Khor Fakkan belongs to Sharjah). */
  readonly listedUnder: string | null
}
