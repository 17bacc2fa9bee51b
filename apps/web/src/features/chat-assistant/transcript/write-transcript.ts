import type {
  ChatComparison,
  ChatProperty,
  ChatPropertyResultsMessage,
  ChatTextMessage,
  Evidence,
} from '@manzil/api-client/generated/types.gen'
import type { DayGroup } from '../conversation/day-groups.ts'
import type { DisplayItem } from '../conversation/display-items.ts'

/** What the writer needs to know of the language and the site. */
export interface TranscriptWords {
  isRightToLeft: boolean
  /** What stands above: whose conversation, from where, and when it was saved. */
  title: readonly string[]
  day: (group: DayGroup<DisplayItem>) => string
  time: (ms: number) => string
  you: string
  assistant: string
  greeting: string
  unsent: string
  stopped: string
  sources: string
  /** The visitor's words, or the label of the action that was pressed. */
  said: (text: string, seq?: number) => string
  /** "Price: AED 1,850,000", and so on. */
  propertyLines: (property: ChatProperty) => readonly string[]
  count: (message: ChatPropertyResultsMessage) => string
  source: (row: Evidence) => string
  /** The address of a route of this site, to be opened from anywhere. */
  address: (link: string) => string
}

/** Gives a line the direction of its language, whatever it begins with. */
const RIGHT_TO_LEFT_MARK = '\u200f'
/** Tells old editors that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** The conversation as plain text. */
export function writeTranscript(
  days: readonly DayGroup<DisplayItem>[],
  words: TranscriptWords,
): string {
  const lines = [...words.title]
  for (const group of days) {
    lines.push('', `— ${words.day(group)} —`)
    for (const item of group.items) lines.push('', ...linesOf(item, words))
  }
  const isAddress = (line: string) => /^\s*https?:/.test(line)
  const directed = lines.map((line) =>
    words.isRightToLeft && line !== '' && !isAddress(line) ? RIGHT_TO_LEFT_MARK + line : line,
  )
  return `${BYTE_ORDER_MARK}${directed.join('\r\n')}\r\n`
}

function linesOf(item: DisplayItem, words: TranscriptWords): string[] {
  const head = (who: string) => `[${words.time(item.time)}] ${who}:`
  switch (item.kind) {
    case 'greeting':
      return [`${head(words.assistant)} ${words.greeting}`]
    case 'typing':
      return [`${head(words.assistant)} ${item.message.message}`]
    case 'outgoing':
      return [`${head(words.you)} ${words.said(item.outgoing.text)} (${words.unsent})`]
    case 'entry': {
      const { message } = item.entry
      if (message.role === 'user')
        return [`${head(words.you)} ${words.said(message.message, message.seq)}`]
      const said = `${head(words.assistant)} ${message.message}`
      return message.type === 'text'
        ? [said, ...answerLines(message, words)]
        : [said, ...propertiesLines(message, words)]
    }
  }
}

function answerLines(message: ChatTextMessage, words: TranscriptWords): string[] {
  const { comparison, links = [], evidence = [], stopped } = message
  return [
    ...(stopped ? [`(${words.stopped})`] : []),
    ...(comparison ? comparisonLines(comparison, words) : []),
    ...links.flatMap(({ label, link }) => [`- ${label}`, `  ${words.address(link)}`]),
    ...(evidence.length > 0 ? [`${words.sources}:`] : []),
    ...evidence.map((row) => `- ${words.source(row)}`),
  ]
}

const comparisonLines = ({ columns, rows }: ChatComparison, words: TranscriptWords): string[] =>
  columns.flatMap(({ title, link }, place) => [
    '',
    title,
    ...rows.map(({ label, values }) => `  ${label}: ${values[place] ?? '—'}`),
    ...(link === null ? [] : [`  ${words.address(link)}`]),
  ])

const propertiesLines = (message: ChatPropertyResultsMessage, words: TranscriptWords): string[] => [
  ...message.data.flatMap((property, place) => [
    '',
    `${place + 1}. ${property.title}`,
    ...words.propertyLines(property).map((line) => `   ${line}`),
    `   ${words.address(property.link)}`,
  ]),
  '',
  words.count(message),
  ...(message.link === '' ? [] : [`   ${words.address(message.link)}`]),
]
