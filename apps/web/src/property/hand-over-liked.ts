import { getProperty, toggleFavourite } from '@manzil/api-client/generated/property-calls.gen'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { isGoneError } from '../api/is-gone.ts'
import { likedProperties } from '../stores/property-lists.ts'
import { patchLiked } from './patch-liked.ts'

/** One tab at a time hands over: each of them sees the log-in. */
const LOCK = 'manzil-hand-over-liked'

/**
 * Gives what a guest saved in this browser to the account that they logged in to, one after the other,
 * the oldest first, so that the newest stays the newest. What cannot be given now waits for the next
 * log-in; what the site does not offer any more is dropped.
 */
export async function handOverLiked(queryClient: QueryClient): Promise<void> {
  // Missing where the page came over plain HTTP from another machine; `save` mends what tabs do then.
  if (navigator.locks) await navigator.locks.request(LOCK, () => handOver(queryClient))
  else await handOver(queryClient)
}

async function handOver(queryClient: QueryClient): Promise<void> {
  for (const id of likedProperties.get().toReversed()) {
    const known = await getProperty(api, { params: { path: { id } } })
    if (!known.ok && !isGoneError(known.error)) return
    // The call turns a favourite around: one that the account has already would be lost.
    const isNew = known.ok && known.data.data[0]?.is_liked === false
    if (isNew && !(await save(id))) return
    likedProperties.remove(id)
    if (known.ok) patchLiked(queryClient, id, true)
  }
  await queryClient.invalidateQueries({ queryKey: ['listLikedProperties'] })
}

/** Whether it is a favourite now. One that was saved elsewhere meanwhile is turned back. */
async function save(id: string): Promise<boolean> {
  const toggle = () => toggleFavourite(api, { params: { path: { id } } })
  const first = await toggle()
  if (!first.ok || first.data.data.is_liked) return first.ok
  const second = await toggle()
  return second.ok && second.data.data.is_liked
}
