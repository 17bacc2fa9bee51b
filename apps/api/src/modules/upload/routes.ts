import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { PictureRefusal } from '../../pictures/picture-refusal.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { refusedPicture } from '../picture/refused-picture.ts'
import type { Pictures } from '../picture/service.ts'
import type { UploadService } from './service.ts'

type UploadHandlers = Pick<ServerHandlers<RequestContext>, 'createUpload' | 'finishUpload'>

const uploadGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.uploadGone') },
} as const

const uploadUnfinished = {
  status: 409,
  problem: { code: 'conflict', ...say('problem.uploadUnfinished') },
} as const

/** Pictures for forms, sent at once or in parts. */
export const uploadHandlers = (pictures: Pictures, uploads: UploadService): UploadHandlers => ({
  async createUpload({ body: { file, purpose } }, context) {
    const owner = callerOf(context).id
    const bytes = new Uint8Array(await file.arrayBuffer())
    try {
      const data = await pictures.add({ owner, kind: purpose, bytes }, context.log)
      return { status: 201, body: { ...say('done.pictureStored'), data } }
    } catch (error) {
      if (error instanceof PictureRefusal) return refusedPicture('file', error)
      throw error
    }
  },

  async finishUpload({ path: { id }, body: { purpose } }, context) {
    const owner = callerOf(context).id
    const finished = await uploads.finish({ id, owner, purpose }, context.log)
    if (finished.kind === 'refused') return refusedPicture('file', finished.refusal)
    if (finished.kind === 'picture')
      return { status: 201, body: { ...say('done.pictureStored'), data: finished.data } }
    return finished.kind === 'gone' ? uploadGone : uploadUnfinished
  },
})
