import ipaddr from 'ipaddr.js'

/** The range that an IP address is of, in the words of `ipaddr.js`; undefined for what is none. */
const rangeOf = (address: string): string | undefined =>
  ipaddr.isValid(address) ? ipaddr.process(address).range() : undefined

/** Whether an address is one that everybody reaches, and none of this machine or of a private network. */
export const isPublicAddress = (address: string): boolean => rangeOf(address) === 'unicast'

/** Whether an address is of this very machine. */
export const isOwnAddress = (address: string): boolean => rangeOf(address) === 'loopback'
