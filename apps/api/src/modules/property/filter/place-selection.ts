import { outermost, type PlaceTree } from './place-tree.ts'

/** Communities up to this many are searched one by one, each along its own index. */
const MAX_ARMS = 8

/** A community, whole or only some places in it. */
export type CommunityPart = { community: number; places: readonly number[] | undefined }

/** Selected places by the columns that hold them; alternatives of each other. */
export type PlaceSelection = { emirates: number[]; parts: CommunityPart[] }

/** Sorts codes of places into emirates, communities and parts of communities. */
export function selectPlaces(tree: PlaceTree, codes: readonly number[]): PlaceSelection {
  const emirates: number[] = []
  const parts = new Map<number, number[] | undefined>()
  for (const code of outermost(tree, codes)) {
    const path = tree.pathOf(code)
    const community = path[1]
    if (path.length === 1) emirates.push(code)
    else if (community === code) parts.set(code, undefined)
    else if (community !== undefined) {
      parts.set(community, [...(parts.get(community) ?? []), ...tree.within(code)])
    }
  }
  return {
    emirates,
    parts: [...parts].map(([community, places]) => ({ community, places })),
  }
}

/** The selection in arms of one community each, or undefined where that is no gain. */
export function communityArms(selection: PlaceSelection | undefined): CommunityPart[] | undefined {
  if (selection === undefined || selection.emirates.length > 0) return undefined
  return selection.parts.length <= MAX_ARMS ? selection.parts : undefined
}
