import { all, type Condition, isLive } from '../../../db/property-conditions.ts'
import type { PropertyFilter } from '../filter/filter.ts'
import { communityArms, selectPlaces } from '../filter/place-selection.ts'
import type { PlaceTree } from '../filter/place-tree.ts'
import {
  allPurposes,
  inCommunity,
  inSelection,
  ofAnyPurpose,
  ofPurpose,
  valueConditions,
} from './conditions.ts'

/** A filter as conditions on `property l`. */
export type QueryPlan = {
  /** Everything the rows have to meet. */
  condition: Condition
  /**
   * The same rows in disjoint arms, each with one purpose and one community (or any), so that each
   * is read along an index that is already in order. Measured at 100,000 properties: 2.8 ms, and
   * 6.8 ms with all of it in one condition.
   */
  arms: Condition[]
}

/**
 * The plan of a filter without its text; `more` are further conditions on every row, `among` says which
 * rows there are: the live ones, unless an owner looks for its own.
 */
export function planQuery(
  filter: PropertyFilter,
  tree: PlaceTree,
  more: readonly Condition[] = [],
  among: Condition = isLive,
): QueryPlan {
  const purposes = filter.purpose === undefined ? allPurposes : [filter.purpose]
  const selection = filter.places === undefined ? undefined : selectPlaces(tree, filter.places)
  const values = [...valueConditions(filter), ...more]
  const somewhere = selection === undefined ? [] : [inSelection(selection)]
  const parts = communityArms(selection)
  return {
    condition: all([among, ofAnyPurpose(purposes), ...somewhere, ...values]),
    arms: purposes.flatMap((purpose) => {
      const places = parts === undefined ? [somewhere] : parts.map((part) => [inCommunity(part)])
      return places.map((place) => all([among, ofPurpose(purpose), ...place, ...values]))
    }),
  }
}
