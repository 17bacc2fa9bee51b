import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What is signed, and where it differs from what a browser at the site would sign. */
interface Signing {
  challenge: string
  origin?: string
  rpId?: string
  /** Whether the device made sure that it is its owner. */
  verified?: boolean
  /** The device's count; the next one where it is absent. */
  counter?: number
  userHandle?: string
}

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest()

/** A number or a text of fewer than 24, or up to 65,535 bytes, as CBOR. */
function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value])
  if (value < 256) return Buffer.from([(type << 5) | 24, value])
  return Buffer.from([(type << 5) | 25, value >> 8, value & 255])
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...entries: Buffer[]) => Buffer.concat([head(5, entries.length / 2), ...entries])

/** A device with one passkey of P-256, that signs whatever it is told to: by the WebAuthn format. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(32)
  let count = 0

  const clientData = (type: string, { challenge, origin = 'http://localhost:8080' }: Signing) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(
    { rpId = 'localhost', verified = true, counter }: Signing,
    isNew: boolean,
  ) {
    count = counter ?? count + 1
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    const flags = Buffer.from([0x01 | (verified ? 0x04 : 0) | (isNew ? 0x40 : 0)])
    return Buffer.concat([hash(rpId), flags, counted])
  }

  return {
    id: base64(rawId),
    /** Makes the passkey. */
    make(signing: Signing) {
      const point = (value: string) => bytes(Buffer.from(value, 'base64url'))
      const key = map(
        ...[int(1), int(2), int(3), int(-7), int(-1), int(1)],
        ...[int(-2), point(x), int(-3), point(y)],
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, key])
      const authData = Buffer.concat([authenticatorData(signing, true), attested])
      const attestation = map(
        ...[text('fmt'), text('none'), text('attStmt'), map()],
        ...[text('authData'), bytes(authData)],
      )
      return {
        id: base64(rawId),
        clientDataJSON: base64(clientData('webauthn.create', signing)),
        attestationObject: base64(attestation),
      }
    },
    /** Signs a log-in. */
    sign(signing: Signing & { userHandle: string }) {
      const data = clientData('webauthn.get', signing)
      const authData = authenticatorData(signing, false)
      const signature = sign('sha256', Buffer.concat([authData, hash(data)]), privateKey)
      return {
        id: base64(rawId),
        clientDataJSON: base64(data),
        authenticatorData: base64(authData),
        signature: base64(signature),
        userHandle: base64(signing.userHandle),
      }
    },
  }
}
