import type { FastifyRequest } from 'fastify'

interface Options {
  /** Address of the site where the operator has set one. */
  publicUrl: string | undefined
  /** Further origins at which the site answers. */
  allowedOrigins: readonly string[]
  port: number
}

/** The site's own origin for a request, as `https://manzil.example`. */
export type OriginOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string

/** This machine, by whatever port a proxy or a container gives it. */
const thisMachine = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * What the operator has set stands in every address. Without it the Host header is believed where it
 * names an allowed origin or this machine: anything else could put a stranger's site into canonical
 * addresses and into caches.
 */
export function createOriginOf({ publicUrl, allowedOrigins, port }: Options): OriginOf {
  if (publicUrl !== undefined) {
    const { origin } = new URL(publicUrl)
    return () => origin
  }
  return ({ protocol, host }) => {
    const asked = `${protocol}://${host}`.toLowerCase()
    const known = allowedOrigins.includes(asked) || thisMachine.test(asked)
    return known ? asked : `http://localhost:${port}`
  }
}
