// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'
import { toForm } from '../to-form.ts'

/** Add a feed. */
export const createFeed = (api: Api, ...init: InitOf<'/feed/create-feed', 'post'>) =>
  toResult(
    api,
    { id: 'createFeed', fallback: 'Failed to add, please try again later.' },
    api.POST('/feed/create-feed', ...init),
    { message: '', data: {} },
  )

/** Remove a feed. */
export const deleteFeed = (api: Api, ...init: InitOf<'/feed/delete-feed/{id}', 'delete'>) =>
  toResult(
    api,
    { id: 'deleteFeed', fallback: 'Failed to update, please try again later.' },
    api.DELETE('/feed/delete-feed/{id}', ...init),
    { message: '' },
  )

/** End the own feed. */
export const endFeedExport = (api: Api, ...init: InitOf<'/feed/end-feed-export', 'delete'>) =>
  toResult(
    api,
    { id: 'endFeedExport', fallback: 'Failed to update, please try again later.' },
    api.DELETE('/feed/end-feed-export', ...init),
    { message: '' },
  )

/** Addresses of the own feed. */
export const getFeedExport = (api: Api, ...init: InitOf<'/feed/get-feed-export', 'get'>) =>
  toResult(
    api,
    { id: 'getFeedExport', fallback: 'Failed to get, please try again later.' },
    api.GET('/feed/get-feed-export', ...init),
    { data: null },
  )

/** What a run found, row by row. */
export const listFeedDifferences = (api: Api, ...init: InitOf<'/feed/get-feed-differences/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'listFeedDifferences', fallback: 'Failed to get, please try again later.' },
    api.GET('/feed/get-feed-differences/{id}', ...init),
    { data: [{}], pagination: {} },
  )

/** Runs of a feed. */
export const listFeedRuns = (api: Api, ...init: InitOf<'/feed/get-feed-runs/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'listFeedRuns', fallback: 'Failed to get, please try again later.' },
    api.GET('/feed/get-feed-runs/{id}', ...init),
    { data: [{}], pagination: {} },
  )

/** Feeds of the account. */
export const listFeeds = (api: Api, ...init: InitOf<'/feed/get-my-feeds', 'get'>) =>
  toResult(
    api,
    { id: 'listFeeds', fallback: 'Failed to get, please try again later.' },
    api.GET('/feed/get-my-feeds', ...init),
    { data: [{}] },
  )

/** New addresses of the own feed. */
export const renewFeedExport = (api: Api, ...init: InitOf<'/feed/renew-feed-export', 'post'>) =>
  toResult(
    api,
    { id: 'renewFeedExport', fallback: 'Failed to update, please try again later.' },
    api.POST('/feed/renew-feed-export', ...init),
    { message: '', data: {} },
  )

/** Read a feed. */
export const startFeedRun = (api: Api, ...init: InitOf<'/feed/start-feed-run/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'startFeedRun', fallback: 'Failed to send, please try again later.' },
    api.POST('/feed/start-feed-run/{id}', ...init),
    { message: '', data: {} },
  )

/** Undo the last run of a feed. */
export const undoFeedRun = (api: Api, ...init: InitOf<'/feed/undo-feed-run/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'undoFeedRun', fallback: 'Failed to update, please try again later.' },
    api.POST('/feed/undo-feed-run/{id}', ...init),
    { message: '', data: {} },
  )

/** Change a feed. */
export const updateFeed = (api: Api, ...init: InitOf<'/feed/update-feed/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateFeed', fallback: 'Failed to update, please try again later.' },
    api.PUT('/feed/update-feed/{id}', ...init),
    { message: '', data: {} },
  )

/** Upload an edition of a feed. */
export const uploadFeedFile = (api: Api, ...init: InitOf<'/feed/upload-feed-file/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'uploadFeedFile', fallback: 'Failed to add, please try again later.' },
    api.POST('/feed/upload-feed-file/{id}', { ...init[0], bodySerializer: toForm }),
    { message: '', data: {} },
  )
