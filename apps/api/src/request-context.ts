import type { Role } from '@manzil/api-client/generated/types.gen'
import type { FastifyBaseLogger } from 'fastify'
import type { Device } from './request/device.ts'

/** The account behind a token. */
export interface Caller {
  id: string
  role: Role
}

/** What a handler knows of a request besides its parsed input. */
export interface RequestContext {
  /** Always set where the contract requires a session. */
  caller: Caller | undefined
  /** The presented token; only logging out needs it. */
  token: string | undefined
  /** Of the network that it came from; undefined where the server asks itself. Never logged. */
  address?: string
  /** Of the request; undefined where the server asks itself. */
  device?: Device
  /** What a JSON body said, sign by sign; signatures are made of it. */
  rawBody?: string
  log: FastifyBaseLogger
}

/** The caller of an operation that the contract gives to sessions only. */
export function callerOf({ caller }: RequestContext): Caller {
  if (!caller) throw new Error('an operation that needs a session was registered without one')
  return caller
}
