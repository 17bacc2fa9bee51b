import type { PasskeyCreation, PasskeyCredential } from '@manzil/api-client/generated/types.gen'
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser'

/** Asks the device for a passkey; why there is none where its owner did not want it, or has one. */
export async function makePasskey(
  options: PasskeyCreation,
): Promise<PasskeyCredential | 'cancelled' | 'known'> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject } = response
    return { id, clientDataJSON, attestationObject }
  } catch (cause) {
    console.warn('No passkey was made.', cause)
    const isKnown =
      cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return isKnown ? 'known' : 'cancelled'
  }
}
