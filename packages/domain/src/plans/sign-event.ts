/** An event counts for so many seconds after it was signed. */
export const EVENT_SECONDS = 5 * 60

/** `Stripe-Signature` of a body at a time in seconds: HMAC-SHA-256 of both, in hexadecimal. */
export async function signEvent(rawBody: string, secret: string, atS: number): Promise<string> {
  return `t=${atS},v1=${await digest(`${atS}.${rawBody}`, secret)}`
}

/** Whether one of the header's signatures belongs to the body and is fresh. */
export async function isSignedEvent(
  rawBody: string,
  header: string,
  secret: string,
  nowS: number,
): Promise<boolean> {
  const parts = header.split(',').map((part) => part.split('='))
  const at = Number(parts.find(([name]) => name === 't')?.[1])
  if (!(Math.abs(nowS - at) <= EVENT_SECONDS)) return false
  const wanted = await digest(`${at}.${rawBody}`, secret)
  return parts.some(([name, value]) => name === 'v1' && isSame(value ?? '', wanted))
}

/** Takes as long for a text that is wrong at its begin as for one that is wrong at its end. */
function isSame(given: string, wanted: string): boolean {
  let difference = given.length ^ wanted.length
  for (let at = 0; at < wanted.length; at += 1)
    difference |= given.charCodeAt(at) ^ wanted.charCodeAt(at)
  return difference === 0
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
