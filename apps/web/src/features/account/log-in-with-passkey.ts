import { beginPasskeyLogin, loginWithPasskey } from '@manzil/api-client/generated/session-calls.gen'
import { startAuthentication } from '@simplewebauthn/browser'
import { api } from '../../api/api.ts'

/** Asks the device for a passkey of this site and logs in with it. */
export async function logInWithPasskey() {
  const begun = await beginPasskeyLogin(api)
  if (!begun.ok) return begun
  try {
    const { id, response } = await startAuthentication({ optionsJSON: begun.data.data })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    const body = { id, clientDataJSON, authenticatorData, signature, userHandle }
    return await loginWithPasskey(api, { body })
  } catch (cause) {
    // Its owner closed the question, or has none here.
    console.warn('No passkey was used.', cause)
    return 'cancelled'
  }
}
