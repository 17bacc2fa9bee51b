// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** What stands behind the site. */
export const getSiteStatus = (api: Api, ...init: InitOf<'/site/get-site-status', 'get'>) =>
  toResult(
    api,
    { id: 'getSiteStatus', fallback: 'Failed to get, please try again later.' },
    api.GET('/site/get-site-status', ...init),
    { data: {} },
  )

/** Health check. */
export const ping = (api: Api, ...init: InitOf<'/ping', 'get'>) =>
  toResult(
    api,
    { id: 'ping', fallback: 'We’re having trouble connecting to the server. Please try later.' },
    api.GET('/ping', ...init),
    { status: '' },
  )
