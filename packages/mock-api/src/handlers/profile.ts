import type { RequestOf, ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { isAgentOrAgency } from '@manzil/domain/roles'
import { addressKey } from '@manzil/domain/tidy-address'
import { longestOfAccount, tidyNames } from '@manzil/domain/tidy-name'
import { refuseCommon } from '../common-password.ts'
import { type MockContext, signedIn } from '../context.ts'
import { refuseUnproven } from '../identity.ts'
import { keepPicture } from '../pictures/stored-pictures.ts'
import { fieldProblem, nameProblem, problems } from '../problems.ts'
import { endSessions, noteEvent } from '../sessions.ts'
import { type MockUser, mockPassword, type World } from '../world.ts'

type ProfileHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'updateUser'
  | 'updateProfilePicture'
  | 'updateUserPassword'
  | 'requestPasswordReset'
  | 'resetUserPassword'
>

/** The pretend link that resets the password of an account carries this token. */
export const resetToken = (accountId: string): string => `rp_mock_${accountId}`

const samePassword = fieldProblem('new_password', 'same', say('field.samePassword'))

/** Firm, registration and services belong to agents and agencies. */
function refuseBrokers(body: RequestOf<'updateUser'>['body'], { role }: MockUser) {
  if (isAgentOrAgency(role)) return undefined
  const field = (['company_name', 'rera_number', 'service_need'] as const).find(
    (name) => (body[name]?.length ?? 0) > 0,
  )
  return field && fieldProblem(field, 'role', say('field.brokersOnly'))
}

/** What accounts change about themselves. */
export function profileHandlers(world: World): ProfileHandlers {
  return {
    async updateUser({ path, body: update }, context) {
      const user = signedIn(context)
      if (!world.users.has(path.id)) return problems.accountGone
      if (path.id !== user._id) return problems.notYours
      const refused = refuseBrokers(update, user)
      if (refused) return refused
      const named = tidyNames(update, longestOfAccount)
      if (named.refusal) return nameProblem(named.refusal)
      const { tidy: body } = named
      const wanted = body.user_name?.toLowerCase()
      const taken = [...world.users.values()].some(
        ({ _id, user_name }) => _id !== user._id && user_name?.toLowerCase() === wanted,
      )
      if (wanted && taken) return problems.nameTaken
      const given = Object.fromEntries(
        Object.entries(body).filter(([, value]) => value !== undefined),
      )
      const newNumber = body.phone_number !== undefined && body.phone_number !== user.phone_number
      const refusal = newNumber ? refuseUnproven(world, context) : undefined
      if (refusal) return refusal
      const newLicence = body.rera_number !== undefined && body.rera_number !== user.rera_number
      const data = {
        ...user,
        ...given,
        ...(newNumber && { phone_verified: false }),
        ...(newLicence && {
          licence: body.rera_number ? ({ state: 'waiting', reason: null } as const) : null,
        }),
      }
      world.users.set(user._id, data)
      return { status: 200, body: { ...say('done.profile'), data } }
    },

    async updateProfilePicture({ body }, context) {
      const user = signedIn(context)
      const kept = await keepPicture(world, user, {
        field: 'profile_picture',
        file: body.profile_picture,
        purpose: 'agent_photo',
      })
      if ('problem' in kept) return kept
      const data = { ...user, profile_picture: kept.data.url }
      world.users.set(user._id, data)
      return { status: 200, body: { ...say('done.picture'), data } }
    },

    async updateUserPassword({ body }, context) {
      const user = signedIn(context)
      if (body.current_password !== (world.passwords.get(user._id) ?? mockPassword))
        return fieldProblem('current_password', 'wrong', say('field.currentPassword'))
      const refusal = refuseCommon('new_password', body.new_password)
      if (refusal) return refusal
      if (body.new_password === body.current_password) return samePassword
      world.passwords.set(user._id, body.new_password)
      endSessions(world, user._id, context.token)
      noteEvent(world, user._id, 'password_changed')
      return { status: 200, body: { ...say('done.passwordChanged') } }
    },

    async requestPasswordReset({ body }) {
      const user = [...world.users.values()].find(
        ({ email }) => addressKey(email ?? '') === addressKey(body.email),
      )
      if (user) world.resetLinks.set(resetToken(user._id), true)
      return { status: 200, body: { ...say('done.linkSent') } }
    },

    async resetUserPassword({ body }) {
      const refusal = refuseCommon('new_password', body.new_password)
      if (refusal && world.resetLinks.has(body.token)) return refusal
      const accountId = body.token.slice(resetToken('').length)
      const before = world.passwords.get(accountId) ?? mockPassword
      if (body.new_password === before && world.resetLinks.has(body.token)) return samePassword
      if (!world.resetLinks.delete(body.token))
        return fieldProblem('token', 'expired', say('field.linkEnded'))
      world.passwords.set(accountId, body.new_password)
      endSessions(world, accountId)
      noteEvent(world, accountId, 'password_reset')
      return { status: 200, body: { ...say('done.passwordReset') } }
    },
  }
}
