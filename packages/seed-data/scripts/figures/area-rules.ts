import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'

const index = buildPlaceIndex(places)

interface AreaRule {
  /** First match on the project's name wins. */
  readonly projects: readonly (readonly [RegExp, string])[]
  /** Place of the other flats and houses; null where they lie in several communities. */
  readonly flats?: string | null
  readonly houses?: string | null
}

/**
 * Official areas that hold more than one market community. The department's project name decides;
 * without one, the kind of property does, and where that says nothing the area's own place stands in.
 */
const RULES: Readonly<Record<string, AreaRule>> = {
  'Al Hebiah Fifth': {
    projects: [
      [/lagoons/i, 'damac-lagoons'],
      [/remraam/i, 'remraam'],
    ],
    flats: 'remraam',
    houses: 'damac-lagoons',
  },
  'Al Hebiah Fourth': {
    projects: [[/aura|harmony|alaya|amara|elan\b|serenity|elysian/i, 'tilal-al-ghaf']],
    houses: null,
  },
  'Al Yelayiss 1': {
    projects: [
      [/damac islands/i, 'damac-islands'],
      [/\bmira\b/i, 'reem'],
    ],
  },
  'Al Yelayiss 2': {
    projects: [
      [/cherrywoods/i, 'cherrywoods'],
      [/\bmira\b/i, 'reem'],
    ],
  },
  'Madinat Al Mataar': {
    projects: [
      [/venice/i, 'azizi-venice'],
      [
        /urbana|golf views|golf links|golf point|greenview|parkside|saffron|emaar south/i,
        'emaar-south',
      ],
      [/pulse/i, 'the-pulse'],
    ],
  },
  'Wadi Al Safa 2': {
    projects: [
      [/q.?point|q-zone|liwan/i, 'liwan'],
      [/falcon/i, 'falcon-city'],
      [/sobha reserve/i, 'sobha-reserve'],
    ],
  },
  'Wadi Al Safa 3': {
    projects: [
      [/wilds/i, 'the-wilds'],
      [/district 11|opal gardens|d11/i, 'district-11'],
      [/living legends/i, 'living-legends'],
      [/barari|seventh heaven|ixora|ashjar/i, 'al-barari'],
      [/majan|the haven|she?a?rena|deansgate/i, 'majan'],
    ],
  },
  'Wadi Al Safa 5': {
    projects: [
      [/athlon/i, 'athlon-by-aldar'],
      [/haven/i, 'haven-by-aldar'],
      [/villanova|amaranta|la (rosa|violeta|tilia|quinta)/i, 'villanova'],
      [/arabian ranches/i, 'arabian-ranches-3'],
    ],
    flats: 'dubai-land-residence-complex',
  },
  'Wadi Al Safa 7': {
    projects: [
      [/rukan/i, 'rukan'],
      [/acres/i, 'the-acres'],
      [/serena|bella casa|casa (dora|viva)/i, 'serena'],
    ],
  },
  "Me'Aisem First": {
    projects: [
      [
        /jouri|pinewood|cedarwood|ashwood|al ?andalus|terra golf|jumeirah luxury/i,
        'jumeirah-golf-estates',
      ],
    ],
    flats: 'dubai-production-city',
    houses: 'jumeirah-golf-estates',
  },
  'Jabal Ali First': {
    projects: [
      [/nook|wasl gate|gardenia|hammock|hills view/i, 'wasl-gate'],
      [/furjan|azizi|starz|glamz|gemz|prime residency|westwood|murooj/i, 'al-furjan'],
      [/jebel ali village/i, 'jebel-ali-village'],
    ],
  },
  'Al Thanyah Third': {
    projects: [
      [/\bhills\b/i, 'the-hills'],
      [/mosela|panorama|tanaro|links|turia|golf tower|fairways/i, 'the-views'],
    ],
    houses: null,
  },
  'Al Thanyah Fifth': {
    projects: [
      [/eltiera|serenia district/i, 'jumeirah-islands'],
      [/mercer/i, 'uptown-dubai'],
    ],
    houses: null,
  },
  'EMIRATE LIVING': {
    projects: [
      [/springs/i, 'the-springs'],
      [/meadows/i, 'the-meadows'],
      [/lakes/i, 'the-lakes'],
      [/emirates hills/i, 'emirates-hills'],
    ],
  },
  'Al Merkadh': {
    projects: [
      [/sobha|creek vistas|hartland/i, 'sobha-hartland'],
      [/riviera|meydan/i, 'meydan-one'],
      [/district one|naya/i, 'district-one'],
    ],
  },
  'Nad Al Shiba First': { projects: [[/nad al sheba gardens/i, 'nad-al-sheba-gardens']] },
  'Marsa Dubai': {
    projects: [
      [/bluewaters/i, 'bluewaters-island'],
      [
        /emaar beachfront|beach (isle|vista|mansion)|sunrise bay|marina vista|grand bleu/i,
        'emaar-beachfront',
      ],
      [/dubai harbour|seahaven|damac bay|dubai beach edition/i, 'dubai-harbour'],
    ],
  },
  'Dubai Investment Park Second': {
    projects: [
      [/damac riverside/i, 'damac-riverside'],
      [/grand polo/i, 'grand-polo-club'],
    ],
  },
  'Al Wasl': {
    projects: [[/city walk|central park/i, 'city-walk']],
  },
  'Zaabeel Second': {
    projects: [
      [/d3\b|artistry/i, 'dubai-design-district'],
      [/downtown views/i, 'downtown-dubai'],
    ],
  },
  'Ras Al Khor Industrial First': { projects: [[/sobha one/i, 'sobha-one']] },
  'Um Suqaim Third': { projects: [], flats: 'madinat-jumeirah-living' },
  'Trade Center Second': {
    projects: [[/difc|sky gardens|limestone|liberty house|park tower|burj daman|index/i, 'difc']],
  },
}

const cache = new Map<string, readonly string[] | undefined>()

function slugFor(area: string, project: string, isHouse: boolean): string | undefined {
  const rule = RULES[area]
  const byProject = rule?.projects.find(([pattern]) => pattern.test(project))?.[1]
  if (byProject !== undefined) return byProject
  const byKind = isHouse ? rule?.houses : rule?.flats
  if (byKind === null) return undefined
  return byKind ?? index.resolvePlaceName(area, { emirate: 'dubai' })?.slug
}

/** Slugs from Dubai to the place of a registered row, or undefined where it cannot be told. */
export function registeredPath(
  area: string,
  project: string | null,
  isHouse: boolean,
): readonly string[] | undefined {
  const key = `${area}\n${project ?? ''}\n${isHouse}`
  if (!cache.has(key)) {
    const place = index.bySlug.get(slugFor(area, project ?? '', isHouse) ?? '')
    cache.set(key, place === undefined ? undefined : index.pathOf(place).map(({ slug }) => slug))
  }
  return cache.get(key)
}

/** Slugs for a property's address or location name. */
export function listedPath(address: string, emirate?: string): readonly string[] | undefined {
  if (address === '') return undefined
  if (emirate === undefined) return index.resolveAddress(address)?.path.map(({ slug }) => slug)
  const place = index.resolvePlaceName(address, { emirate })
  return place === undefined ? undefined : index.pathOf(place).map(({ slug }) => slug)
}
