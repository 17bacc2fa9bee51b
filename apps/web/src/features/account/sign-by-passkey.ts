import { beginPasskeyLogin } from '@manzil/api-client/generated/session-calls.gen'
import type { PasskeyLogin } from '@manzil/api-client/generated/types.gen'
import type { ApiResult } from '@manzil/api-client/result'
import { startAuthentication } from '@simplewebauthn/browser'
import { api } from '../../api/api.ts'

/** Asks the device for a passkey of this site; 'cancelled' where its owner did not want it, or has none. */
export async function signByPasskey(): Promise<ApiResult<PasskeyLogin> | 'cancelled'> {
  const begun = await beginPasskeyLogin(api)
  if (!begun.ok) return begun
  try {
    const { id, response } = await startAuthentication({ optionsJSON: begun.data.data })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { ok: true, data: { id, clientDataJSON, authenticatorData, signature, userHandle } }
  } catch (cause) {
    console.warn('No passkey was used.', cause)
    return 'cancelled'
  }
}
