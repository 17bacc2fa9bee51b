import type { FeedOutcome } from '@manzil/api-client/generated/types.gen'
import { zFeedOutcome } from '@manzil/api-client/generated/zod-mini.gen'
import { paths } from '../../../routing/paths.ts'

/** What an address of the page asks for. */
export interface FeedsView {
  /** The feed whose runs are shown. */
  feed: string | null
  /** The run of it; the last one where it is absent. */
  run: string | null
  outcome: FeedOutcome | undefined
  page: number
}

/** What an address names; values that nothing has count as absent. */
export function feedsViewOf(address: URLSearchParams): FeedsView {
  const page = Number(address.get('page'))
  return {
    feed: address.get('feed'),
    run: address.get('run'),
    outcome: zFeedOutcome.safeParse(address.get('outcome')).data,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function feedsAddress({ feed, run, outcome, page = 1 }: Partial<FeedsView>): string {
  const address = new URLSearchParams()
  if (feed) address.set('feed', feed)
  if (run) address.set('run', run)
  if (outcome) address.set('outcome', outcome)
  if (page > 1) address.set('page', String(page))
  return address.size > 0 ? `${paths.feeds()}?${address}` : paths.feeds()
}
