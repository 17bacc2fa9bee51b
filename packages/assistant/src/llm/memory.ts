import type { ModelMessage } from './language-model.ts'
import { estimateTokens } from './token-estimate.ts'

/** What a model remembers of a conversation, in its state: only what may be said to a model. */
export interface ModelMemory {
  /** Visitor and assistant in turn, the oldest first. */
  said: { visitor: string; assistant: string }[]
  /** Tokens of the conversation. */
  spent: number
  /** How the answer before began: the same one again helps nobody. */
  last?: string
}

const mostExchanges = 6
/** Tokens of what was said before that a request carries. */
const mostTokens = 1200
const longestLine = 2000

export const emptyMemory = (): ModelMemory => ({ said: [], spent: 0 })

/** The memory as it was stored; an empty one where something else is stored. */
export function readMemory(stored: unknown): ModelMemory {
  if (typeof stored !== 'object' || stored === null) return emptyMemory()
  const said = 'said' in stored && Array.isArray(stored.said) ? stored.said : []
  const spent = 'spent' in stored && typeof stored.spent === 'number' ? stored.spent : 0
  const last = 'last' in stored && typeof stored.last === 'string' ? { last: stored.last } : {}
  return { said: said.filter(isExchange).slice(-mostExchanges), spent: Math.max(0, spent), ...last }
}

function isExchange(value: unknown): value is ModelMemory['said'][number] {
  if (typeof value !== 'object' || value === null) return false
  return (
    'visitor' in value &&
    typeof value.visitor === 'string' &&
    'assistant' in value &&
    typeof value.assistant === 'string'
  )
}

/** The newest exchanges within the bound, whole ones only. */
export function recall({ said }: ModelMemory): ModelMessage[] {
  let left = mostTokens
  const kept: ModelMemory['said'] = []
  for (const exchange of said.toReversed()) {
    left -= estimateTokens(exchange.visitor) + estimateTokens(exchange.assistant)
    if (left < 0) break
    kept.unshift(exchange)
  }
  return kept.flatMap(({ visitor, assistant }): ModelMessage[] => [
    { role: 'user', text: visitor },
    { role: 'assistant', text: assistant },
  ])
}

export function remember(
  memory: ModelMemory,
  exchange: ModelMemory['said'][number] | undefined,
  spent: number,
): ModelMemory {
  const added =
    exchange === undefined
      ? []
      : [
          {
            visitor: exchange.visitor.slice(0, longestLine),
            assistant: exchange.assistant.slice(0, longestLine),
          },
        ]
  return {
    said: [...memory.said, ...added].slice(-mostExchanges),
    spent: memory.spent + spent,
    ...(exchange !== undefined && { last: beginningOf(exchange.assistant) }),
  }
}

/** Letters by which an answer is known again. */
const longestBeginning = 200

const beginningOf = (text: string): string => text.slice(0, longestBeginning)

/** Whether the answer before was this one. */
export const isSaidAgain = ({ last }: ModelMemory, text: string): boolean =>
  last === beginningOf(text)
