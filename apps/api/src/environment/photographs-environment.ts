import { z } from 'zod'
import { StartupError } from '../startup-error.ts'

/** How the photographs that imported adverts name are fetched. */
export interface PhotographSettings {
  /** Hosts that are asked, as `host` or `host:port`, in small letters. */
  hosts: ReadonlySet<string>
  /** Requests to one host at once. */
  perHost: number
  allowsPlainHttp: boolean
  /** Tests only: hosts of this machine may be asked. */
  allowsLoopback: boolean
}

const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .default(false)

/** A name, an IPv4 or a bracketed IPv6 address, and a port where it is not the usual one. */
const host = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/

const hosts = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
  .transform((all) => all.filter(Boolean))
  .refine(
    (all) => all.every((each) => host.test(each)),
    'must hold hosts such as pictures.example.com',
  )

export const photographsEnvironment = {
  /** Hosts that photographs of imported adverts are fetched from; without any nothing is. */
  PHOTOGRAPHS_HOSTS: hosts.default([]),
  /** The operator's word that the site may show them. */
  PHOTOGRAPHS_RIGHTS: z.literal('held', 'must be "held", or not be there').optional(),
  PHOTOGRAPHS_PER_HOST: z.coerce.number().int().min(1).max(16).default(2),
  PHOTOGRAPHS_PLAIN_HTTP: flag,
  PHOTOGRAPHS_LOOPBACK: flag,
  NODE_ENV: z.string().optional(),
}

const parsed = z.object(photographsEnvironment)

interface Site {
  /** Whether others than whoever develops it are served. */
  isPublic: boolean
}

/**
 * Undefined fetches nothing. @throws StartupError where hosts are named without the rights, or a public site is
 * set to ask itself
 */
export function readPhotographs(
  env: z.output<typeof parsed>,
  { isPublic }: Site,
): PhotographSettings | undefined {
  const isServed = isPublic || env.NODE_ENV === 'production'
  if (env.PHOTOGRAPHS_LOOPBACK && isServed)
    throw new StartupError(
      'PHOTOGRAPHS_LOOPBACK is for tests: no site with PUBLIC_URL, SMTP_URL or NODE_ENV=production takes it.',
    )
  if (env.PHOTOGRAPHS_HOSTS.length === 0) return undefined
  if (env.PHOTOGRAPHS_RIGHTS === undefined)
    throw new StartupError(
      'PHOTOGRAPHS_HOSTS needs PHOTOGRAPHS_RIGHTS=held, your word that you may show the photographs of these hosts.',
    )
  return {
    hosts: new Set(env.PHOTOGRAPHS_HOSTS),
    perHost: env.PHOTOGRAPHS_PER_HOST,
    allowsPlainHttp: env.PHOTOGRAPHS_PLAIN_HTTP,
    allowsLoopback: env.PHOTOGRAPHS_LOOPBACK,
  }
}
