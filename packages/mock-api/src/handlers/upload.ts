import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { type MockContext, signedIn } from '../context.ts'
import { keepPicture } from '../pictures/stored-pictures.ts'
import { problems } from '../problems.ts'
import type { World } from '../world.ts'

type UploadHandlers = Pick<ServerHandlers<MockContext>, 'createUpload' | 'finishUpload'>

export function uploadHandlers(world: World): UploadHandlers {
  return {
    async createUpload({ body }, context) {
      const kept = await keepPicture(world, signedIn(context), {
        field: 'file',
        ...body,
      })
      if ('problem' in kept) return kept
      return { status: 201, body: { ...say('done.pictureStored'), data: kept.data } }
    },

    /** Nothing here takes files in parts. */
    async finishUpload() {
      return problems.uploadGone
    },
  }
}
