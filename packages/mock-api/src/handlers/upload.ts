import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { type MockContext, signedIn } from '../context.ts'
import { keepPicture } from '../pictures/stored-pictures.ts'
import type { World } from '../world.ts'

type UploadHandlers = Pick<ServerHandlers<MockContext>, 'createUpload'>

export function uploadHandlers(world: World): UploadHandlers {
  return {
    async createUpload({ body }, context) {
      const kept = await keepPicture(world, signedIn(context), {
        field: 'file',
        ...body,
      })
      if ('problem' in kept) return kept
      const message = 'Your picture has been stored.'
      return { status: 201, body: { message, data: kept.data } }
    },
  }
}
