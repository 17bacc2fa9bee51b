import rows from './data/surroundings.json' with { type: 'json' }

export const builtKinds = [
  'towers',
  'business',
  'midrise',
  'oldtown',
  'village',
  'island',
  'mixed',
  'mixed-town',
  'park-mix',
  'resort',
  'springs',
  'villas',
  'houses',
  'townhouses',
  'oldvillas',
  'industrial',
] as const
/** What a community is built of. */
export type BuiltKind = (typeof builtKinds)[number]

export const characters = [
  'marina',
  'downtown',
  'palm',
  'desert',
  'oldtown',
  'suburb',
  'golf',
  'creek',
  'lakes',
  'park',
  'canal',
  'islands',
] as const
/** What the illustrated scenes show around a property. */
export type Character = (typeof characters)[number]

export interface Surroundings {
  readonly kind: BuiltKind
  readonly character: Character
}

/** @throws Error where the data say something else */
function oneOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((candidate) => candidate === value)
  if (found === undefined) throw new Error(`${value} is none of ${all.join(', ')}`)
  return found
}

/** What the communities look like, by the slug of their place. */
export const surroundings: ReadonlyMap<string, Surroundings> = new Map(
  rows.map(({ place, kind, character }) => [
    place,
    { kind: oneOf(builtKinds, kind), character: oneOf(characters, character) },
  ]),
)

/** Kinds whose flats are in towers; elsewhere they are in buildings of a few floors. */
const TOWER_KINDS: ReadonlySet<BuiltKind> = new Set(['towers', 'business', 'island'])

/** True where flats are in towers. */
export function hasTowers(kind: BuiltKind): boolean {
  return TOWER_KINDS.has(kind)
}
