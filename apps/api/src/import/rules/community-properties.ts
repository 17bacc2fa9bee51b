/**
 * Communities and projects (slugs of the gazetteer) in which properties are practically all of one kind:
 * a place's own entry counts before that of the community around it. Drawn up from the kinds of
 * properties sold there in the first half of 2026 (Dubai Land Department, open data) and, outside Dubai,
 * from the developers' plans.
 */
const towers = `
  dubai-marina downtown-dubai business-bay jumeirah-lake-towers jumeirah-beach-residence difc
  dubai-harbour dubai-creek-harbour city-walk bluewaters-island al-kifaf the-views the-greens
  the-hills international-city discovery-gardens dubai-production-city dubai-silicon-oasis
  barsha-heights world-trade-centre sheikh-zayed-road dubai-maritime-city culture-village al-jaddaf
  arjan dubai-science-park majan liwan remraam studio-city dubai-healthcare-city mina-rashid
  motor-city dubai-sports-city jumeirah-heights dubai-land-residence-complex downtown-jebel-ali
  meydan-one meydan-avenue golden-mile oceana the-palm-crescent kingdom-of-sheba marina-residences
  palm-beach-towers serenia-living serenia-residences como-residences five-palm-jumeirah
  the-royal-amwaj w-residences shoreline-apartments tiara-residences orla-infinity seven-palm
  the-fairmont-palm-residences atlantis-the-royal-residences madinat-jumeirah-living
  al-reem-island al-maryah-island al-raha-beach saadiyat-cultural-district yas-bay masdar-city
  al-majaz al-khan al-taawun maryam-island al-mamzar-sharjah al-nahda-sharjah al-marjan-island
  orient-towers ajman-one emirates-city al-sawan ajman-corniche hayat-island gateway-residences
  palm-jumeirah mirdif-hills
`
const villas = `
  emirates-hills the-springs the-meadows the-lakes jumeirah-park jumeirah-islands al-barari-villas
  arabian-ranches arabian-ranches-2 the-villa falcon-city nad-al-sheba jumeirah-golf-estates
  garden-homes signature-villas district-one district-11 tilal-al-ghaf the-oasis sobha-reserve
  al-khawaneej al-mizhar al-aweer al-warqa umm-suqeim living-legends
  al-jubail-island saadiyat-lagoons yas-acres al-shamkha hayyan sharjah-garden-city
  al-badie al-yasmeen al-mowaihat al-zahya al-dhait al-qusaidat seih-al-uraibi nurai-island
  zayed-city al-aamra-gardens palm-jebel-ali haven-by-aldar golf-place sidra falcon-island
`
const townhouses = `
  arabian-ranches-3 the-valley damac-lagoons damac-islands damac-hills-2 villanova emaar-south
  the-acres athlon-by-aldar mudon reem serena cherrywoods maple town-square the-pulse south-bay
  murooj-al-furjan tilal-al-furjan west-village north-village south-village noya verdana
  bloomingdale masaar al-zahia azha-community sharjah-sustainable-city rukan malibu yas-park-gate
  jebel-ali-village golf-grove jouri-hills sustainable-city
`

export type CommunityProperties = 'towers' | 'villas' | 'townhouses'

const lists: readonly (readonly [CommunityProperties, string])[] = [
  ['towers', towers],
  ['villas', villas],
  ['townhouses', townhouses],
]

const bySlug: ReadonlyMap<string, CommunityProperties> = new Map(
  lists.flatMap(([kind, slugs]) =>
    slugs
      .trim()
      .split(/\s+/u)
      .map((slug) => [slug, kind] as const),
  ),
)

/** All places of which the kind of properties is known. */
export const communitySlugs: readonly string[] = [...bySlug.keys()]

/** What stands in a place; `path` is from the emirate down. Undefined where it is mixed. */
export function propertiesOf(
  path: readonly { readonly slug: string }[],
): CommunityProperties | undefined {
  for (const { slug } of path.toReversed()) {
    const kind = bySlug.get(slug)
    if (kind) return kind
  }
  return undefined
}
