import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** What came of a body: its bytes, `too large`, or nothing where the sender broke off. */
export type Received = Uint8Array | 'too large' | 'broken off'

/**
 * Bytes of a refused body that are still read, so that the sender gets to see the answer: closing
 * a connection on which bytes are under way may lose what was answered.
 */
export const MOST_DISCARDED = 16 * 1024 * 1024

/**
 * Reads a body of at most `limit` bytes. Of a larger one nothing is kept; it is read to its end,
 * or for `MOST_DISCARDED` bytes. The server's request timeout ends a body that trickles.
 */
export function receiveBody(body: Readable, limit: number): Promise<Received> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = []
    let length = 0
    const finish = (outcome: Received) => {
      body.off('data', take).off('end', end).off('error', breakOff).off('close', breakOff)
      body.pause()
      resolve(outcome)
    }
    const take = (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) chunks.push(chunk)
      else chunks = []
      if (length > Math.max(limit, MOST_DISCARDED)) finish('too large')
    }
    const end = () => finish(length > limit ? 'too large' : Buffer.concat(chunks, length))
    const breakOff = () => finish('broken off')
    body.on('data', take).on('end', end).on('error', breakOff).on('close', breakOff)
    if (body.readableEnded || body.destroyed) breakOff()
  })
}

/** Lets the body of a request pass by, keeping none of it. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (hasBody(request.headers) && !request.readableEnded) await receiveBody(request, 0)
}

/** Whether a request brings a body, empty ones aside. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
