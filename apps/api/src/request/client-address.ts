import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The address that a connection comes from. Each of the `proxies` in front of the server adds one
 * address at the end of X-Forwarded-For; what stands before them was written by the client and is
 * not believed.
 */
export function clientAddress(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & {
    socket: { remoteAddress?: string | undefined }
  },
  proxies: number,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const written = forwarded.map((part) => part.trim()).reverse()
  let address = socket.remoteAddress ?? ''
  for (const next of written.slice(0, proxies)) {
    if (isIP(next) === 0) break
    address = next
  }
  return address
}

/** Whom limits count: a property has one IPv4 address, and a whole /64 of IPv6. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0)
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
