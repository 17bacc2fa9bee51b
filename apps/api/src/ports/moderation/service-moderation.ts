import { createCircuitBreaker } from '@manzil/domain/circuit-breaker'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Moderation } from './moderation-port.ts'

/** A service that answers like OpenAI's `/v1/moderations`. */
export interface ModerationService {
  url: URL
  key: string | undefined
  model: string | undefined
  /** Milliseconds for the whole question. */
  timeoutMs: number
}

interface Parts {
  logger: Pick<Logger, 'warn' | 'info'>
  now?: () => number
}

const answers = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) })

/** Texts pass unchecked meanwhile, so it is tried again soon. Milliseconds. */
const rests = { first: 30_000, longest: 30_000 }

/** Answers are a few kilobytes; more is none. Bytes. */
const longestAnswer = 256 * 1024

/**
 * Asks the service about each text. Where it fails, is slow or says nothing sensible, the text
 * passes and the log says so: a broken service must not silence the assistant.
 */
export function createServiceModeration(
  { url, key, model, timeoutMs }: ModerationService,
  { logger, now = Date.now }: Parts,
): Moderation {
  const breaker = createCircuitBreaker(now, rests)

  const isFlagged = async (text: string): Promise<boolean> => {
    const response = await fetch(url, {
      method: 'POST',
      // An answer from elsewhere is not this service's, and would be given the key.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ input: text, ...(model !== undefined && { model }) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await readAtMost(response, longestAnswer)
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return answers.parse(JSON.parse(body)).results.some(({ flagged }) => flagged)
  }

  return {
    description: `Messages to the assistant are moderated by ${url.host}.`,
    async allows(text) {
      if (!breaker.admits()) return true
      try {
        const flagged = await isFlagged(text)
        if (breaker.succeeded()) logger.info('moderation is back')
        return !flagged
      } catch (error) {
        const pauseMs = breaker.failed()
        logger.warn({ reason: reasonOf(error), pauseMs }, 'moderation failed: texts pass unchecked')
        return true
      }
    },
  }
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) throw new Error('answered too much')
  }
  return text
}

/** Never the error itself: its parts may quote what was asked. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'answered nonsense'
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return 'too slow'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  return code ?? (error.message.startsWith('answered ') ? error.message : error.name)
}
