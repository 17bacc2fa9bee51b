import type { refusals } from '@manzil/domain/chat-refusals'

/** What a message that is a command makes of the assistant. */
export interface Command {
  /** Answers that are no search. */
  content?: 'long' | 'markdown' | 'actions' | 'typing' | 'compare'
  /** Properties that the answer is to have. */
  results?: number
  refusal?: keyof typeof refusals
  breaks?: 'disconnect' | 'server-disconnect'
  isSlow?: boolean
  /** Not acknowledged, and not kept. */
  isSilent?: boolean
  /** Kept, and never answered. */
  isUnanswered?: boolean
  isMalformed?: boolean
  isTwice?: boolean
}

/** A message that triggers a state of the assistant, as the documentation's table has it. */
interface CommandRow extends Command {
  input: string
  effect: string
}

export const commands: readonly CommandRow[] = [
  { input: '/typing', effect: 'an answer of many typing updates', content: 'typing' },
  {
    input: '/results 0',
    effect: 'so many listings, at most 20 shown; also `/results 1`, `/results 30`',
  },
  { input: '/error', effect: 'refused: not available', refusal: 'unavailable' },
  { input: '/busy', effect: 'refused: still answering', refusal: 'busy' },
  { input: '/too-many', effect: 'refused: too many messages', refusal: 'tooMany' },
  {
    input: '/unknown-session',
    effect: 'refused: the conversation is not known',
    refusal: 'unknownSession',
  },
  {
    input: '/disconnect',
    effect: 'the connection breaks; the answer is in the history',
    breaks: 'disconnect',
  },
  {
    input: '/server-disconnect',
    effect: 'the server ends the connection; the answer is in the history',
    breaks: 'server-disconnect',
  },
  { input: '/slow', effect: 'the answer after a while', isSlow: true },
  { input: '/silent', effect: 'no acknowledgement', isSilent: true },
  { input: '/unanswered', effect: 'acknowledged, and no answer', isUnanswered: true },
  { input: '/malformed', effect: 'an event that is none, then the answer', isMalformed: true },
  { input: '/twice', effect: 'every part of the answer twice', isTwice: true },
  { input: '/long', effect: 'the longest text', content: 'long' },
  { input: '/markdown', effect: 'Markdown, HTML and a script as text', content: 'markdown' },
  {
    input: '/compare',
    effect: 'two places side by side, with sources, an exclusion and a passage',
    content: 'compare',
  },
  { input: '/actions', effect: 'twelve replies to choose from', content: 'actions' },
]

/** The command that a message is; nothing for a message of a visitor. */
export function commandOf(message: string): Command {
  const text = message.trim()
  const count = /^\/results (\d{1,4})$/.exec(text)?.[1]
  if (count !== undefined) return { results: Number(count) }
  return commands.find(({ input }) => input === text) ?? {}
}
