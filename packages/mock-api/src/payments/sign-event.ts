/** Shared with the pretend provider; it protects nothing. */
export const mockPaymentSecret = 'whsec_manzil_mock'

/** An event counts for so many seconds after it was signed. */
const toleranceS = 5 * 60

/** `Stripe-Signature` of a body at a time in seconds: HMAC-SHA-256 of both, in hexadecimal. */
export async function signEvent(
  rawBody: string,
  atS = Math.floor(Date.now() / 1000),
  secret = mockPaymentSecret,
): Promise<string> {
  return `t=${atS},v1=${await digest(`${atS}.${rawBody}`, secret)}`
}

/** Whether one of the header's signatures belongs to the body and is fresh. */
export async function isSignedEvent(rawBody: string, header: string): Promise<boolean> {
  const parts = header.split(',').map((part) => part.split('='))
  const at = Number(parts.find(([name]) => name === 't')?.[1])
  if (!(Math.abs(Date.now() / 1000 - at) <= toleranceS)) return false
  const wanted = await digest(`${at}.${rawBody}`, mockPaymentSecret)
  return parts.some(([name, value]) => name === 'v1' && value === wanted)
}

/** Web Crypto, so that it works in browsers too. */
async function digest(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ])
  const signature = await crypto.subtle.sign(algorithm.name, key, encoder.encode(text))
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
