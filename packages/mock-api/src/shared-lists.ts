import type { SharedList } from '@manzil/api-client/generated/types.gen'
import type { EntryOf, World } from './world.ts'

type StoredList = EntryOf<'sharedLists'>

/** Sessions that may vote on a list, and properties that it shows. */
const mostVoters = 30
const mostProperties = 100

/** 256 random bits, as the contract writes them. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The list that a key opens, with its id. */
export const findSharedList = (world: World, key: string): [string, StoredList] | undefined =>
  [...world.sharedLists].find(([, list]) => list.key === key)

/** Ids of what a list holds, gone ones too. */
export const propertiesOf = (world: World, list: StoredList): readonly string[] =>
  (list.property_ids ?? world.favourites.get(list.owner_id)?.toReversed() ?? []).slice(
    0,
    mostProperties,
  )

/** The number of an account among the voters of a list; undefined where there is none left. */
export function voterOf(world: World, listId: string, accountId: string): number | undefined {
  const votes = [...world.sharedListVotes].filter(([key]) => key.startsWith(`${listId} `))
  const own = votes.find(([key]) => key.startsWith(`${listId} ${accountId} `))
  if (own) return own[1].voter
  const next = Math.max(0, ...votes.map(([, { voter }]) => voter)) + 1
  return next > mostVoters ? undefined : next
}

/** A list as its owner sees it. */
export function toSharedList(world: World, id: string): SharedList {
  const list = world.sharedLists.get(id)
  if (!list) throw new Error(`there is no shared list ${id}`)
  const votes = [...world.sharedListVotes].flatMap(([key, vote]) =>
    key.startsWith(`${id} `) ? [vote] : [],
  )
  return {
    _id: id,
    key: list.key,
    title: list.title,
    owner_name: list.owner_name,
    with_notes: list.with_notes,
    follows_favourites: list.property_ids === null,
    property_count: propertiesOf(world, list).length,
    votes: votes.toReversed(),
    created_at: list.created_at,
  }
}
