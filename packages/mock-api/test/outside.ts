import type { Outside } from '@manzil/contract-tests/target'
import { resetToken } from '../src/handlers/profile.ts'
import { leaveCheckout } from '../src/payments/leave-checkout.ts'
import { signEvent } from '../src/payments/sign-event.ts'
import { accessToken, confirmToken } from '../src/saved-searches.ts'
import { pretendToken } from '../src/social/providers.ts'
import { mockCode } from '../src/step-codes.ts'
import type { World } from '../src/world.ts'

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
  provider: 'google',
  async idToken({ subject: sub, email, first_name, last_name }, authorizationUrl) {
    const nonce = new URL(authorizationUrl).searchParams.get('nonce') ?? ''
    return pretendToken({ sub, email, given_name: first_name, family_name: last_name }, nonce)
  },
  async leaveCheckout(sessionId, outcome) {
    leaveCheckout(world, sessionId, outcome)
  },
  signEvent: (rawBody, ageS = 0) => signEvent(rawBody, Math.floor(Date.now() / 1000) - ageS),
})
