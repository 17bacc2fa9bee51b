import type { MediaItem, MediaRole, PropertyType } from '@manzil/api-client/generated/types.gen'
import { hasTowers } from '@manzil/catalogue/places/surroundings'
import type { CommunityProfile } from '../communities/profile.ts'
import type { Random } from '../random.ts'
import { isFlat } from './building-facts.ts'

type SceneRole = Exclude<MediaRole, 'photo'>
type SceneBuilding =
  | 'tower'
  | 'midrise'
  | 'villa'
  | 'townhouse'
  | 'office'
  | 'shop'
  | 'warehouse'
  | 'plot'

/** Seeds are below this; a scene's address takes ten digits at most. */
const SEEDS = 900_000_000
const MIN_PICTURES = 6
const MAX_PICTURES = 9

const BUILDING_OF: Readonly<Partial<Record<PropertyType, SceneBuilding>>> = {
  villa: 'villa',
  'villa-compound': 'villa',
  townhouse: 'townhouse',
  office: 'office',
  retail: 'shop',
  warehouse: 'warehouse',
  land: 'plot',
}

function buildingOf(type: PropertyType, profile: CommunityProfile): SceneBuilding {
  return BUILDING_OF[type] ?? (hasTowers(profile.kind) ? 'tower' : 'midrise')
}

/** Rooms between the facade and the plan, most telling first. */
function rolesOf(
  type: PropertyType,
  bedrooms: number | null,
  features: readonly string[],
): readonly SceneRole[] {
  if (type === 'land') return ['view', 'facade', 'view', 'facade']
  if (bedrooms === null) return ['living', 'view', 'living', 'facade']
  const pool: readonly SceneRole[] =
    features.includes('pool') || features.includes('private-pool') ? ['pool'] : []
  const second: readonly SceneRole[] = bedrooms >= 2 ? ['bedroom'] : []
  const third: readonly SceneRole[] = bedrooms >= 4 ? ['bedroom'] : []
  const outside: readonly SceneRole[] = isFlat(type) ? ['view'] : ['view', 'facade']
  return ['living', 'bedroom', 'kitchen', ...pool, ...outside, ...second, ...third, 'living']
}

/** Six to nine scenes, facade first and plan last, no two of one seed. */
export function drawMedia(
  random: Random,
  property: {
    readonly type: PropertyType
    readonly bedrooms: number | null
    readonly features: readonly string[]
    readonly profile: CommunityProfile
  },
): MediaItem[] {
  const { type, bedrooms, features, profile } = property
  const inside = rolesOf(type, bedrooms, features).slice(0, MAX_PICTURES - 2)
  const keep = random.int(Math.min(MIN_PICTURES - 2, inside.length), inside.length)
  const roles: readonly SceneRole[] = ['facade', ...inside.slice(0, keep), 'plan']
  const building = buildingOf(type, profile)
  const first = random.int(0, SEEDS)
  return roles.map((role, position) => ({
    url: `/scenes/${role}/${building}/${profile.character}/${first + position * 7}.svg`,
    role,
    illustration: true,
    alt: '',
    alt_ar: '',
  }))
}
