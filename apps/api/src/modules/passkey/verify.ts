import type { PasskeyCredential, PasskeyLogin } from '@manzil/api-client/generated/types.gen'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import type { RelyingParty } from './relying-party.ts'

const clientData = z.object({ challenge: z.string().min(1), origin: z.string() })

/** What a device says that it has signed; undefined where it cannot be read. */
export function readClientData(text: string): z.output<typeof clientData> | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

/** What is kept of a passkey; undefined where it was not made for this challenge and site. */
export async function readNewPasskey(
  { id, clientDataJSON, attestationObject }: PasskeyCredential,
  party: RelyingParty,
) {
  const said = readClientData(clientDataJSON)
  if (!said || !party.accepts(said.origin)) return undefined
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: said.challenge,
      expectedOrigin: said.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    })
    if (!registrationInfo) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      synced: credentialBackedUp,
    }
  } catch {
    // What is wrong with it is the device's affair, and told to nobody.
    return undefined
  }
}

/**
 * The device's own count of a log-in that it has signed; undefined where it did not sign it, for this
 * site and with its owner there. Whether the count has grown is not looked at.
 */
export async function readSignedLogin(
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyLogin,
  party: RelyingParty,
  publicKey: string,
): Promise<number | undefined> {
  const said = readClientData(clientDataJSON)
  if (!said || !party.accepts(said.origin)) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: said.challenge,
      expectedOrigin: said.origin,
      expectedRPID: party.id,
      // Compared where the new one is stored, so that of two at once one counts.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
