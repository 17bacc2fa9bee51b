import { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import {
  type ClientToServerEvents,
  chatPath,
  type ServerToClientEvents,
} from '@manzil/api-client/generated/socket.gen'
import type { ChatMessage, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { zLoginGuestResponse } from '@manzil/api-client/generated/zod.gen'
import { io, type Socket } from 'socket.io-client'

/** Milliseconds from the press to what the visitor sees. */
export interface TurnTimes {
  acknowledged: number
  first: number
  done: number
}

/** A guest with a conversation of their own over a real connection. */
export interface Visitor {
  /** @throws Error for a refusal, or an answer that did not come within the time limit */
  say: (message: string) => Promise<TurnTimes>
  /** An acknowledged event that answers nothing: the yardstick. */
  roundTrip: () => Promise<number>
  onceGone: (listener: (reason: string) => void) => void
  leave: () => void
}

/** Silence for longer counts as an answer that did not come, in milliseconds. */
const timeoutMs = 30_000

/**
 * An agent for connections from an address of their own, so that each visitor has the limits of one:
 * all of 127.0.0.0/8 is this machine. Linux only.
 */
export function agentOf(visitor: number): Agent {
  const address = [
    127,
    1 + Math.floor(visitor / 50_000),
    Math.floor(visitor / 250) % 200,
    visitor % 250,
  ]
  return new Agent({ localAddress: address.join('.'), keepAlive: false })
}

/** @throws Error where the server lets nobody in */
export async function enter(
  baseUrl: string,
  language: LanguageCode,
  agent: Agent,
): Promise<Visitor> {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(baseUrl, {
    path: chatPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    transportOptions: { websocket: { agent } },
    auth: { token: await guestToken(baseUrl) },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
  const opened = await socket.timeout(timeoutMs).emitWithAck('chat:init', { language })
  if (!('sessionId' in opened)) throw new Error(opened.errMessage)
  const { sessionId } = opened
  return {
    async say(message) {
      const start = performance.now()
      const since = () => performance.now() - start
      let first: number | undefined
      let question = Number.POSITIVE_INFINITY
      const early: ChatMessage[] = []
      let hear: (message: ChatMessage) => void = (part) => early.push(part)
      const listener = (part: ChatMessage) => hear(part)
      socket.on('chat:stream', listener)
      try {
        const reply = await socket.timeout(timeoutMs).emitWithAck('chat:message', {
          sessionId,
          message,
        })
        const acknowledged = since()
        if (!reply.success) throw new Error(reply.errMessage)
        question = reply.seq
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error('no answer came')), timeoutMs)
          hear = (part) => {
            if (part.seq <= question) return
            first ??= since()
            if (!part.done) return
            clearTimeout(timer)
            resolve()
          }
          for (const part of early) hear(part)
        })
        return { acknowledged, first: first ?? since(), done: since() }
      } finally {
        socket.off('chat:stream', listener)
      }
    },
    async roundTrip() {
      const start = performance.now()
      await socket.timeout(timeoutMs).emitWithAck('chat:history', {
        newSessionId: sessionId,
        afterSeq: 2_000_000_000,
      })
      return performance.now() - start
    },
    onceGone: (listener) => void socket.once('disconnect', listener),
    leave: () => void socket.disconnect(),
  }
}

export async function guestToken(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/user/guest-user-login`, { method: 'POST' })
  if (!answer.ok) throw new Error(`no guest session: ${answer.status}`)
  return zLoginGuestResponse.parse(await answer.json()).token
}
