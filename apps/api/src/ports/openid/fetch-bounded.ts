import { ProviderDown } from './identity-port.ts'

/** How long a provider may take for an answer and its body, in ms. */
const LIMIT_MS = 8_000

/** Discovery documents, keys and tokens are a few KB. */
const LIMIT_BYTES = 256 * 1024

/**
 * Fetches from a provider: no redirects, an end to waiting, and to reading.
 * @throws ProviderDown where nothing usable comes
 */
export async function fetchBounded(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const response = await fetch(address, { ...init, redirect: 'error', signal })
    const bytes = await readBounded(response)
    return new Response(bytes, { status: response.status, headers: response.headers })
  } catch (cause) {
    if (cause instanceof ProviderDown) throw cause
    throw new ProviderDown(`${new URL(address).host} could not be asked`, { cause })
  }
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > LIMIT_BYTES) throw new ProviderDown('its answer is too large')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** The JSON of an answer. @throws ProviderDown where it is something else, such as a page */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new ProviderDown('its answer is not JSON', { cause })
  }
}
