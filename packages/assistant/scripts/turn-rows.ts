import fs from 'node:fs'
import path from 'node:path'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { compiledAnswers } from '@manzil/content/compiled-content'
import type { Intent } from '../src/state.ts'
import { type TurnKind, turnKinds } from '../src/turn-kind/turn-kind.ts'
import { arabicCases } from '../test/cases/arabic.ts'
import type { Case } from '../test/cases/case.ts'
import { chineseCases } from '../test/cases/chinese.ts'
import { englishCases } from '../test/cases/english.ts'
import { germanCases } from '../test/cases/german.ts'
import { hindiCases } from '../test/cases/hindi.ts'
import { russianCases } from '../test/cases/russian.ts'
import { talkCases } from '../test/talk-cases.ts'

const folder = path.join(import.meta.dirname, '../training')
const languages = ['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const

export interface TurnRow {
  text: string
  language: LanguageCode
  kind: TurnKind
  /** One of the ways of asking for a text of the site. */
  isLine?: boolean
  /** How much it counts in learning; 1 where it is not said. */
  counts?: number
}

/** Ways of asking for one text count as so many rows at most: what is asked in many ways is not asked more often. */
const countedLines = 10

/** The messages that the classifier learns from: those of editors, and what the site's own texts answer. */
export async function turnRows(): Promise<TurnRow[]> {
  const rows = await Promise.all(
    languages.map(async (language) => [...writtenRows(language), ...(await askedRows(language))]),
  )
  return [...rows.flat(), ...testedRows()]
}

const searches: Readonly<Record<LanguageCode, readonly Case[]>> = {
  en: englishCases,
  ar: arabicCases,
  ru: russianCases,
  hi: hindiCases,
  zh: chineseCases,
  de: germanCases,
}

const kinds: Partial<Record<Intent, TurnKind>> = {
  estimate_value: 'money',
  investment_advice: 'money',
  request_callback: 'request',
  book_viewing: 'request',
  ask_question: 'knowledge',
  smalltalk: 'talk',
}

/** Messages whose meaning tests hold say what is wanted as well. */
function testedRows(): TurnRow[] {
  const sought = languages.flatMap((language) =>
    searches[language].flatMap(([turns]) =>
      turns.map((text): TurnRow => ({ text, language, kind: 'search' })),
    ),
  )
  const talked = talkCases.flatMap(([language, text, intent]): TurnRow[] => {
    const kind = kinds[intent]
    return kind === undefined ? [] : [{ text, language, kind }]
  })
  return [...sought, ...talked]
}

function writtenRows(language: LanguageCode): TurnRow[] {
  let kind: TurnKind | undefined
  return fs
    .readFileSync(path.join(folder, `${language}.txt`), 'utf8')
    .split('\n')
    .flatMap((line, at): TurnRow[] => {
      if (line === '') return []
      if (line.startsWith('# ')) {
        kind = turnKinds.find((each) => each === line.slice(2))
        if (kind === undefined) throw new Error(`${language}.txt:${at + 1}: no such kind: ${line}`)
        return []
      }
      if (kind === undefined) throw new Error(`${language}.txt:${at + 1}: stands under no kind`)
      return [{ text: line, language, kind }]
    })
}

/** Each question of the site, as it stands there and as people ask for it. */
async function askedRows(language: LanguageCode): Promise<TurnRow[]> {
  const rows = await compiledAnswers(language)
  const headings = rows.flatMap((row): TurnRow[] =>
    row.kind === 'faq' ? [{ text: row.data.question, language, kind: kindOf(row) }] : [],
  )
  const lines = rows.flatMap((row): TurnRow[] =>
    row.kind === 'asked'
      ? row.data.lines.map((text, _, { length }) => ({
          text,
          language,
          kind: kindOf(row),
          isLine: true,
          counts: Math.min(1, countedLines / length),
        }))
      : [],
  )
  return [...headings, ...lines]
}

/** What a text answers, by the file that it is in. */
function kindOf({ file }: { file: string }): TurnKind {
  if (file.includes('/areas/')) return 'area'
  return /\/(?:faqs\/(?:account|assistant)|policies\/|pages\/|assistant-terms)/.test(file)
    ? 'site'
    : 'knowledge'
}
