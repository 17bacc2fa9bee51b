import type { PhotographSettings } from '../../environment/photographs-environment.ts'
import type { FetchFault } from '../../guarded-fetch/fetch-fault.ts'
import { createGuardedRequest, type GuardedRequest } from '../../guarded-fetch/guarded-request.ts'
import { isOwnAddress, isPublicAddress } from '../../guarded-fetch/public-address.ts'

/** The host of an address as settings name it, with its port where that is not the usual one. */
export const hostOf = (address: string): string => new URL(address).host.toLowerCase()

/** Why an address is not asked at all, also where another redirects to it. */
export function refusalOf(
  { protocol, host }: URL,
  { hosts, allowsPlainHttp }: Pick<PhotographSettings, 'hosts' | 'allowsPlainHttp'>,
): FetchFault['reason'] | undefined {
  const isSpoken = protocol === 'https:' || (allowsPlainHttp && protocol === 'http:')
  if (!isSpoken) return 'redirects'
  return hosts.has(host.toLowerCase()) ? undefined : 'not-listed'
}

type Resolver = Parameters<typeof createGuardedRequest>[0]['lookup']

/** What asks the hosts of the settings, and nobody else. */
export const askListedHosts = (
  settings: PhotographSettings,
  { publicUrl, lookup }: { publicUrl?: string | undefined; lookup?: Resolver } = {},
): GuardedRequest =>
  createGuardedRequest({
    userAgent: `Manzil photographs${publicUrl === undefined ? '' : ` (+${publicUrl})`}`,
    accept: 'image/avif,image/webp,image/jpeg,image/png',
    refusal: (url) => refusalOf(url, settings),
    isAllowed: (address) =>
      isPublicAddress(address) || (settings.allowsLoopback && isOwnAddress(address)),
    ...(lookup && { lookup }),
  })
