import { BlockList, isIP } from 'node:net'

const here = new BlockList()
here.addSubnet('127.0.0.0', 8)
here.addSubnet('10.0.0.0', 8)
here.addSubnet('172.16.0.0', 12)
here.addSubnet('192.168.0.0', 16)
here.addSubnet('169.254.0.0', 16)
here.addAddress('::1', 'ipv6')
here.addSubnet('fc00::', 7, 'ipv6')
here.addSubnet('fe80::', 10, 'ipv6')

/** Whether an address is one of this machine or of a private network (RFC 1918, RFC 4193). */
export function isPrivateAddress(address: string | undefined): boolean {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const version = isIP(plain)
  return version !== 0 && here.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whether a request names this machine itself. Another name may be somebody's who lets it point here,
 * so that a page of theirs can read what only a private network may.
 */
export function namesPrivateHost(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
  if (isIP(name) !== 0) return isPrivateAddress(name)
  return !name.includes('.') || /\.(?:localhost|local)$/.test(name)
}
