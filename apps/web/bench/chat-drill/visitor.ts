import { setTimeout as pause } from 'node:timers/promises'
import {
  type Conversation,
  isAwaiting,
  isStalled,
} from '../../src/features/chat-assistant/conversation/conversation.ts'
import { hasGap } from '../../src/features/chat-assistant/conversation/gaps.ts'
import { createDevice, type Page } from './device.ts'
import { createNetwork } from './network.ts'
import { type Asked, question } from './questions.ts'
import type { Random } from './random.ts'

/** What happened on the way, by kind. */
export type Incidents = Record<string, number>

export interface Visit {
  asked: Asked[]
  /** What the windows showed at the end; a fresh page on the same device comes last. */
  shown: Page['chat'][]
  /** False where something was still under way when the time was over. */
  isSettled: boolean
  /** What happened, in order. */
  told: string[]
  close: () => Promise<void>
}

interface Parts {
  serverPort: number
  token: string
  questions: number
  windows: number
  random: Random
  incidents: Incidents
}

/** Long enough for a machine on which a server takes minutes to start, several times. */
const timeoutMs = 900_000
const lookMs = 100
/** Between two presses of a visitor on what was not sent. */
const pressMs = 10_000
const restMs = 1_000

/** One visitor asks, loses the network, reloads, asks on, and in the end looks at everything. */
export async function visit(parts: Parts): Promise<Visit> {
  const { random, incidents } = parts
  const network = await createNetwork(parts.serverPort)
  const asked: Asked[] = []
  const told: string[] = []
  const count = (kind: string): void => {
    told.push(`${new Date().toISOString()} ${kind}`)
    incidents[kind] = (incidents[kind] ?? 0) + 1
  }

  const device = createDevice(parts.token, network.port, (why) => count(`refused: ${why}`))
  const pages = Array.from({ length: parts.windows }, device.load)

  const misfortunes: Record<string, () => void> = {
    'connections cut': network.cut,
    'connections reset': network.reset,
    'networks stalled': () => network.stall(random.between(200, 6_000)),
    'connections half open': network.swallow,
    'pages reloaded': () => {
      const place = Math.floor(random.next() * pages.length)
      pages[place]?.discard()
      pages[place] = device.load()
    },
  }
  const likely = ['connections cut', 'connections cut', 'pages reloaded', 'pages reloaded'] as const
  const suffer = (): void => {
    const kind = random.oneOf([
      ...likely,
      'connections reset',
      'networks stalled',
      random.chance(0.3) ? 'connections half open' : 'connections cut',
    ])
    count(kind)
    misfortunes[kind]?.()
  }

  for (let index = 0; index < parts.questions; index += 1) {
    const next = question(index, Math.floor(random.next() * pages.length))
    // A visitor without a connection keeps the words in the field, and presses again.
    while (!pages[next.window]?.chat.send(next.text)) await pause(lookMs)
    asked.push(next)
    told.push(`${new Date().toISOString()} asked ${next.figure}`)
    if (random.chance(0.5)) {
      await pause(random.between(0, 1_500))
      suffer()
    }
    if (random.chance(0.7)) await settled(() => pages.every(isAtRest), random.between(500, 8_000))
  }

  let pressed = 0
  const press = (page: Page): void => {
    for (const { clientId, status } of page.chat.get().conversation.outgoing)
      if (status === 'failed') {
        count('messages sent again by hand')
        page.chat.retry(clientId)
      }
  }
  pages.push(device.load())
  const isSettled = await settled(() => {
    if (Date.now() - pressed > pressMs) {
      pressed = Date.now()
      pages.forEach(press)
    }
    // A window whose line is half open does not know yet what another one has sent for it.
    return pages.every((page) => isAtRest(page) && countQuestions(page) === asked.length)
  }, timeoutMs)
  return {
    asked,
    shown: pages.map(({ chat }) => chat),
    isSettled,
    told,
    close: async () => {
      for (const page of pages) page.discard()
      await network.close()
    },
  }
}

const isAtRest = ({ chat }: Page): boolean => {
  const { status, conversation } = chat.get()
  return (
    status === 'online' &&
    conversation.outgoing.length === 0 &&
    conversation.typing === null &&
    !isAwaiting(conversation) &&
    !isStalled(conversation) &&
    !isOwed(conversation) &&
    // A slow server takes its time to tell what was asked in the other window.
    !hasGap(conversation, (conversation.entries[0]?.message.seq ?? 0) - 1)
  )
}

const countQuestions = ({ chat }: Page): number =>
  chat.get().conversation.entries.filter(({ message }) => message.role === 'user').length

/** Every question has one text; while the first of several is answered, the others wait. */
function isOwed({ entries }: Conversation): boolean {
  const texts = entries.filter(({ message }) => message.type === 'text')
  const questions = texts.filter(({ message }) => message.role === 'user').length
  return texts.length < 2 * questions
}

/** Waits until it has been so for a while: gaps are noticed and filled after a moment. */
async function settled(isDone: () => boolean, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms
  let since = Number.POSITIVE_INFINITY
  for (;;) {
    const now = Date.now()
    since = isDone() ? Math.min(since, now) : Number.POSITIVE_INFINITY
    if (now - since >= restMs) return true
    if (now > deadline) return false
    await pause(lookMs)
  }
}
