import { parseArgs } from 'node:util'
import type { ChatProperty, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { zLanguageCode, zListPropertiesResponse } from '@manzil/api-client/generated/zod.gen'
import { startServer } from '../../web/e2e/start-server.ts'
import { faultsOf } from './answers/judge.ts'
import { type AnswerRow, readAnswerRows } from './answers/rows.ts'
import { beginTalk } from './answers/talk.ts'

/**
 * Plays conversations against a server of its own with the demo properties, or against the one of
 * `--server`, and judges the answers: `npm run eval:answers -- rows.jsonl [--half a|b] [--faults]`.
 * Prints the share of turns without a fault by kind and by language.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string' },
    faults: { type: 'boolean', default: false },
    server: { type: 'string' },
  },
})
const [file = 'packages/assistant/eval/answers.jsonl'] = positionals
const rows = readAnswerRows(file).filter(
  ({ half }) => values.half === undefined || half === values.half,
)
const own = values.server === undefined ? await startServer({ DEMO_PROPERTIES: '5000' }) : undefined
const baseUrl = values.server ?? own?.baseUrl ?? ''

const tally = new Map<string, { good: number; turns: number }>()
function count(name: string, isGood: boolean) {
  const line = tally.get(name) ?? { good: 0, turns: 0 }
  tally.set(name, { good: line.good + (isGood ? 1 : 0), turns: line.turns + 1 })
}

try {
  for (const [at, row] of rows.entries()) {
    const isGood = await play(row, at)
    count('conversations', isGood)
  }
} finally {
  await own?.stop()
}
for (const [name, { good, turns }] of tally)
  console.log(
    `${name.padEnd(24)} ${String(good).padStart(4)} of ${String(turns).padStart(4)}  ${((100 * good) / turns).toFixed(1)} %`,
  )

/** Whether each turn of a conversation was answered as expected. */
async function play(row: AnswerRow, at: number): Promise<boolean> {
  const language = languageOf(row.language)
  const talk = await beginTalk(baseUrl, language, at)
  const handedIn = new Set<string>()
  let search = ''
  let cards: readonly ChatProperty[] = []
  let allGood = true
  try {
    for (const turn of row.turns) {
      const page = turn.page === undefined ? undefined : await pageOf(turn.page)
      const answer = await talk.say(turn.says, page)
      const searchBefore = search
      for (const part of answer) {
        if (part.type === 'property_results') cards = part.data
        if (part.type === 'text') search = part.search?.query ?? search
        for (const [reference] of part.message.matchAll(/\b(?:EQ|GT)-[A-Z0-9]{4,}\b/gu))
          handedIn.add(reference)
      }
      if (turn.expect === null) continue
      const faults = faultsOf(turn.expect, { answer, searchBefore, search, cards, handedIn })
      const isGood = faults.length === 0
      allGood &&= isGood
      for (const name of ['all turns', `kind ${row.kind}`, `language ${row.language}`])
        count(name, isGood)
      if (values.faults && !isGood) {
        console.log(`${row.id}: ${turn.says}`)
        console.log(
          `  → ${answer
            .map(({ message }) => message)
            .join(' ¶ ')
            .slice(0, 400)}`,
        )
        for (const fault of faults) console.log(`  ✗ ${fault}`)
      }
    }
  } finally {
    talk.leave()
  }
  return allGood
}

/** Visitors of other languages write in an English conversation. */
function languageOf(written: string): LanguageCode {
  const known = zLanguageCode.safeParse(written.slice(0, 2))
  return known.success ? known.data : 'en'
}

async function pageOf(reference: string): Promise<string> {
  const query = new URLSearchParams({ search: reference })
  const answer = await fetch(`${baseUrl}/api/property/get-all-properties-for-users?${query}`)
  const [first] = zListPropertiesResponse.parse(await answer.json()).data
  if (first === undefined) throw new Error(`the server has no ${reference}`)
  return new URLSearchParams({ id: first._id }).toString()
}
