import {
  deleteFeed,
  startFeedRun,
  undoFeedRun,
  uploadFeedFile,
} from '@manzil/api-client/generated/feeds-calls.gen'
import type { Feed, FeedRun } from '@manzil/api-client/generated/types.gen'
import type { ApiError } from '@manzil/api-client/result'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNavigate } from '../../../routing/location.ts'
import { showToast } from '../../../stores/toasts.ts'
import { feedsAddress } from './feeds-address.ts'

const MEGABYTE = 1_048_576
const MOST_MB = 25

const keys = ['listFeeds', 'listFeedRuns', 'listFeedDifferences'] as const

/** What can be done with feeds; lists are read anew after each, whatever came of it. */
export function useFeedActions() {
  const { t } = useTranslation('feeds')
  const queryClient = useQueryClient()
  const fail = useFailure()
  const navigate = useNavigate()
  const refresh = () =>
    Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  const end = async (
    result: { ok: true; data: { message: string } } | { ok: false; error: ApiError },
  ): Promise<boolean> => {
    if (result.ok) showToast('success', result.data.message)
    else fail(result.error)
    await refresh()
    return result.ok
  }

  return {
    refresh,
    async upload({ _id: id }: Feed, file: File): Promise<boolean> {
      if (file.size > MOST_MB * MEGABYTE) {
        showToast('error', t('tooLarge', { limit: MOST_MB }))
        return false
      }
      // What it is called says more than what the machine takes it for.
      const type = /\.csv$/i.test(file.name) ? 'text/csv' : 'application/xml'
      const body = { file: new File([file], file.name, { type }) }
      return end(await uploadFeedFile(api, { params: { path: { id } }, body }))
    },
    async start({ _id: id }: Feed, kind: 'check' | 'apply'): Promise<void> {
      const result = await startFeedRun(api, { params: { path: { id } }, body: { kind } })
      if (await end(result)) navigate(feedsAddress({ feed: id }))
    },
    async remove({ _id: id }: Feed): Promise<void> {
      if (await end(await deleteFeed(api, { params: { path: { id } } }))) navigate(feedsAddress({}))
    },
    async undo({ _id: id, feed_id }: FeedRun): Promise<void> {
      if (await end(await undoFeedRun(api, { params: { path: { id } } })))
        navigate(feedsAddress({ feed: feed_id }))
    },
  }
}

export type FeedActions = ReturnType<typeof useFeedActions>
