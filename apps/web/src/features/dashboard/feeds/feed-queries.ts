import {
  getFeedExportQuery,
  listFeedDifferencesQuery,
  listFeedRunsQuery,
  listFeedsQuery,
} from '@manzil/api-client/generated/feeds-queries.gen'
import type { Feed, FeedRun } from '@manzil/api-client/generated/types.gen'
import { api } from '../../../api/api.ts'
import type { FeedsView } from './feeds-address.ts'

/** While something is read, it is asked for this often, in ms. */
const LOOK_MS = 2_000

const RUNS = 10
const ROWS = 20

export const isUnderWay = (run: Pick<FeedRun, 'state'> | null | undefined): boolean =>
  run?.state === 'waiting' || run?.state === 'running'

const isBusy = ({ last_run, pictures_waiting }: Feed): boolean =>
  isUnderWay(last_run) || pictures_waiting > 0

/** The feeds of the account, looked at again while one of them is read. */
export const feedsQuery = () => ({
  ...listFeedsQuery(api),
  refetchInterval: ({ state }: { state: { data?: { data: Feed[] } | undefined } }) =>
    state.data?.data.some(isBusy) ? LOOK_MS : (false as const),
})

export const runsQuery = (id: string) =>
  listFeedRunsQuery(api, { params: { path: { id }, query: { page: 1, limit: RUNS } } })

/** One page of what a run found. */
export const differencesQuery = (id: string, { outcome, page }: FeedsView) =>
  listFeedDifferencesQuery(api, {
    params: { path: { id }, query: { page, limit: ROWS, ...(outcome && { outcome }) } },
  })

export const exportQuery = () => getFeedExportQuery(api)
