import type { Outside } from '@manzil/contract-tests/target'
import { resetToken } from '../src/handlers/profile.ts'
import { leaveCheckout } from '../src/payments/leave-checkout.ts'
import { signEvent } from '../src/payments/sign-event.ts'
import { accessToken, confirmToken } from '../src/saved-searches.ts'
import { mockCode } from '../src/step-codes.ts'
import type { World } from '../src/world.ts'

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What reaches people from the mock, and tokens that it takes for those of the provider. */
export const outsideOf = (world: World): Outside => ({
  codeSentTo: async () => mockCode,
  async resetTokenSentTo(email) {
    const user = [...world.users.values()].find((each) => each.email === email)
    if (!user) throw new Error(`nobody has ${email}`)
    return resetToken(user._id)
  },
  async searchLinkSentTo(email) {
    const search = [...world.savedSearches.values()].findLast((each) => each.email === email)
    if (!search) throw new Error(`no search is kept for ${email}`)
    return { confirm: confirmToken(search._id), access: accessToken(email) }
  },
  idToken: async ({ subject, email, first_name, last_name }) =>
    [
      encode({ alg: 'none' }),
      encode({ sub: subject, email, given_name: first_name, family_name: last_name }),
      'unsigned-token-of-the-mock',
    ].join('.'),
  async leaveCheckout(sessionId, outcome) {
    leaveCheckout(world, sessionId, outcome)
  },
  signEvent: (rawBody, ageS = 0) => signEvent(rawBody, Math.floor(Date.now() / 1000) - ageS),
})
