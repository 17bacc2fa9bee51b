import { defaultLimits, type ModelLimits } from '@manzil/assistant/llm/limits'
import { pino } from 'pino'
import { z } from 'zod'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import type { ContentStore } from '../../../src/modules/content/content-store.ts'
import type { SearchIndex } from '../../../src/modules/property/search-index.ts'
import { type ChatServer, startChat } from '../chat-server.ts'
import type { Protocol } from './sse-writers.ts'

/** A Wednesday noon in Dubai. */
export const now = () => new Date('2026-11-18T12:00:00+04:00')
export const key = 'sk-test-4f1d9c'

const outcome = z.object({ outcome: z.string(), tokens: z.number(), steps: z.number() })

interface ModelChat extends ChatServer {
  /** What became of each message that was meant for the model. */
  outcomes: () => z.output<typeof outcome>[]
  /** Everything that was logged. */
  logged: () => string
}

/** A chat whose assistant asks a provider. */
export async function startModelChat(
  database: OpenDatabase,
  { baseUrl, protocol }: { baseUrl: string; protocol: Protocol },
  changes: Partial<ModelLimits> = {},
  more: { store?: ContentStore; index?: SearchIndex } = {},
): Promise<ModelChat> {
  const log: string[] = []
  const limits = { ...defaultLimits, ...changes }
  const chat = await startChat(database, now, {
    ...more,
    logger: pino({ level: 'info' }, { write: (line) => log.push(line) }),
    config: {
      allowedOrigins: [],
      languageModel: { provider: protocol, baseUrl, model: 'm', key, limits },
    },
  })
  return {
    ...chat,
    outcomes: () =>
      log.flatMap((line) => {
        const parsed = outcome.safeParse(JSON.parse(line))
        return parsed.success ? [parsed.data] : []
      }),
    logged: () => log.join(''),
  }
}
