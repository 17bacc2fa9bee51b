// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'
import { toForm } from '../to-form.ts'

/** Store a picture. */
export const createUpload = (api: Api, ...init: InitOf<'/upload/create-upload', 'post'>) =>
  toResult(
    api,
    { id: 'createUpload', fallback: 'Failed to add, please try again later.' },
    api.POST('/upload/create-upload', { ...init[0], bodySerializer: toForm }),
    { message: '', data: {} },
  )

/** Make a picture of a file that was sent in parts. */
export const finishUpload = (api: Api, ...init: InitOf<'/upload/finish-upload/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'finishUpload', fallback: 'Failed to add, please try again later.' },
    api.POST('/upload/finish-upload/{id}', ...init),
    { message: '', data: {} },
  )
