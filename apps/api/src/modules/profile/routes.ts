import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { PictureRefusal } from '../../pictures/picture-refusal.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { findAccount } from '../account/repository.ts'
import type { OwnerCheck } from '../owner/service.ts'
import { refusedPicture } from '../picture/refused-picture.ts'
import type { Pictures } from '../picture/service.ts'
import { hasMember, isOtherNumber, updateProfile, writePicture } from './repository.ts'
import { tidyProfile } from './tidy-profile.ts'

type ProfileHandlers = Pick<ServerHandlers<RequestContext>, 'updateUser' | 'updateProfilePicture'>

const accountGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.accountGone') },
} as const

const notYours = {
  status: 403,
  problem: { code: 'forbidden', ...say('problem.notYours') },
} as const

const sessionExpired = {
  status: 401,
  problem: { code: 'unauthorized', ...say('problem.session') },
} as const

const nameTaken = {
  status: 409,
  problem: {
    code: 'conflict',
    ...say('problem.nameTaken'),
    fields: [{ path: 'user_name', rule: 'unique', ...say('field.nameTaken') }],
  },
} satisfies { status: 409; problem: Problem }

/** What accounts change about themselves. */
export function profileHandlers(
  db: Kysely<Database>,
  pictures: Pictures,
  owner: OwnerCheck,
): ProfileHandlers {
  return {
    async updateUser({ path, body }, context) {
      const { id, role } = callerOf(context)
      if (path.id !== id) return (await hasMember(db, path.id)) ? notYours : accountGone
      const read = tidyProfile(body, role)
      if ('problem' in read) return read
      const { phone_number } = body
      if (phone_number !== undefined && (await isOtherNumber(db, id, phone_number))) {
        const refusal = await owner.refuseUnproven(context)
        if (refusal) return refusal
      }
      if (!(await updateProfile(db, id, read.tidy))) return nameTaken
      const data = await findAccount(db, id)
      return data ? { status: 200, body: { ...say('done.profile'), data } } : sessionExpired
    },

    async updateProfilePicture({ body: { profile_picture } }, context) {
      const { id } = callerOf(context)
      const bytes = new Uint8Array(await profile_picture.arrayBuffer())
      try {
        const show = (trx: Kysely<Database>, address: string) => writePicture(trx, id, address)
        const picture = { owner: id, kind: 'profile_picture', bytes, show } as const
        if (!(await pictures.replace(picture, context.log))) return sessionExpired
      } catch (error) {
        if (error instanceof PictureRefusal) return refusedPicture('profile_picture', error)
        throw error
      }
      const data = await findAccount(db, id)
      return data ? { status: 200, body: { ...say('done.picture'), data } } : sessionExpired
    },
  }
}
