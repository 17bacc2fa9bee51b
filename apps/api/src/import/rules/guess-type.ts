import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { RemarkReason } from '../reasons.ts'
import { propertiesOf } from './community-properties.ts'
import { typeInAddress, typeInTitle } from './type-words.ts'

export interface TypeEvidence {
  readonly title: string
  /** Parts of the address below the community, finest first. */
  readonly addressParts: readonly string[]
  /** Places from the emirate down. */
  readonly path: readonly { readonly slug: string }[]
  readonly bedrooms: number | null
  readonly size: number | null
  /** The row speaks of a garden of its own. */
  readonly hasGarden?: boolean
}

export interface GuessedType {
  readonly type: PropertyType
  readonly reason: RemarkReason
}

/** Houses up to this size are mostly terraced. */
const LARGEST_TOWNHOUSE_SQFT = 2_600

function houseType(size: number | null, properties: string | undefined): PropertyType {
  if (properties === 'townhouses') return 'townhouse'
  if (properties === 'villas') return 'villa'
  return size !== null && size <= LARGEST_TOWNHOUSE_SQFT ? 'townhouse' : 'villa'
}

/**
 * Whether a property of this size with so many bedrooms is rather a house. The limits are where the
 * adverts that name their kind change sides: nine in ten properties up to two bedrooms are flats, with
 * four or more most are houses, and in between the size decides.
 */
function isRatherHouse(bedrooms: number | null, size: number | null): boolean {
  if (bedrooms === null) return size !== null && size >= 4_500
  if (bedrooms <= 1) return false
  if (bedrooms === 2) return size !== null && size >= 3_000
  if (bedrooms === 3) return size !== null && size >= 2_600
  return true
}

/** Flats stand in communities of houses too: studios, one bedroom, small properties with two. */
function isFlatSized({ bedrooms, size, hasGarden }: TypeEvidence): boolean {
  if (hasGarden === true) return false
  return (bedrooms ?? 2) <= 1 || (bedrooms === 2 && (size ?? 0) < 1_300)
}

/** The kind of a property whose source does not name it. Never fails: size and rooms always say. */
export function guessType(evidence: TypeEvidence): GuessedType {
  const { title, addressParts, path, bedrooms, size } = evidence
  const inTitle = typeInTitle(title)
  if (inTitle.type) return { type: inTitle.type, reason: 'type-from-title' }
  const properties = propertiesOf(path)
  if (inTitle.hint === 'flat') return { type: 'apartment', reason: 'type-from-title' }
  if (inTitle.hint === 'house' && properties !== 'towers')
    return { type: houseType(size, properties), reason: 'type-from-title' }
  const named = typeInAddress(addressParts, false)
  if (named) return { type: named, reason: 'type-from-address' }
  if (!properties) {
    const vaguely = typeInAddress(addressParts, true)
    if (vaguely) return { type: vaguely, reason: 'type-from-address' }
  }
  const isHouse =
    properties === undefined
      ? isRatherHouse(bedrooms, size)
      : properties !== 'towers' && !isFlatSized(evidence)
  return { type: isHouse ? houseType(size, properties) : 'apartment', reason: 'type-from-size' }
}
