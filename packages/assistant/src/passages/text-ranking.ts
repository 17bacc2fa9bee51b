import { emirateOfText, emirateSaid } from './asker-emirate.ts'
import { type Side, sideOf } from './asker-side.ts'
import { createBagRanking } from './bag-ranking.ts'
import { type Bag, bagOf, mixed, wordRunsOf } from './question-grams.ts'
import type { TextGenre, TextOfSite } from './text-of-site.ts'
import type { TextReading } from './text-reading.ts'

/** A text with all its words. */
export interface WholeText {
  of: TextOfSite
  headings: readonly string[]
  body: readonly string[]
}

/** How much each reading says: runs of characters, words, and runs of the file that a text is in. */
const shares = { runs: 1, words: 0.5, subject: 0.5 }
/** Pairs of signs are words, and runs are hardly more. */
const wordsInHan = 1.5
const han = /\p{Script=Han}/u
/** How much what a text is made of says: headings, ways of asking for it, its sentences. */
const inRuns = { headings: 3, lines: 3, body: 0.5 }
const inWords = { headings: 3, lines: 2, body: 1 }
const lengthShare = 0.6
const subjectLength = 0.5

/** Terms and data are seldom what is asked for; a place is named by who asks for it. */
const genreWeights: Readonly<Record<TextGenre, number>> = {
  question: 1,
  guide: 1,
  article: 1,
  place: 0.85,
  rule: 0.85,
  company: 0.85,
}
const elsewhere = 0.5

const isSale = (side: Side): boolean => side === 'buyer' || side === 'seller'

/** The side that asks decides between texts that both fit. */
function sideWeight(asks: Side | undefined, { side, genre }: TextOfSite): number {
  if (asks === undefined) return 1
  if (side === undefined) return genre === 'article' ? 0.9 : 0.8
  if (side === asks) return 1.05
  if (isSale(side) !== isSale(asks)) return 0.7
  // A question about a tenancy concerns both who let and who rent.
  return genre === 'question' ? 0.95 : 0.65
}

/** Scores the texts by a question, from 0 to about 3: in the order of `texts`. */
export function createTextRanking(
  texts: readonly WholeText[],
  { wordsOf, runsOf }: TextReading,
): (question: string) => number[] {
  const words = createBagRanking(
    texts.map((text) => bagOfText(text, (each) => bagOf(wordsOf(each)), inWords)),
    lengthShare,
  )
  const runs = createBagRanking(
    texts.map((text) => bagOfText(text, runsOf, inRuns)),
    lengthShare,
  )
  const subjects = [...new Set(texts.map(({ of }) => of.subject))]
  const subjectAt = texts.map(({ of }) => subjects.indexOf(of.subject))
  const ofSubjects = createBagRanking(
    subjects.map((subject) =>
      mixed(
        texts
          .filter(({ of }) => of.subject === subject)
          .flatMap(({ of, headings }) => [...of.asked, ...headings])
          .map((line) => [wordRunsOf(line), 1]),
      ),
    ),
    subjectLength,
  )
  const emirates = texts.map(({ of, headings, body }) =>
    of.genre === 'place' ? emirateOfText([...headings, ...body].join(' ')) : undefined,
  )

  return (question) => {
    const byWords = words(new Set(wordsOf(question)))
    const byRuns = runs(runsOf(question).keys())
    const bySubject = ofSubjects(wordRunsOf(question).keys())
    const wordShare = han.test(question) ? wordsInHan : shares.words
    const asks = sideOf(question)
    const emirate = emirateSaid(question)
    return texts.map(({ of }, at) => {
      const score =
        wordShare * (byWords[at] ?? 0) +
        shares.runs * (byRuns[at] ?? 0) +
        shares.subject * (bySubject[subjectAt[at] ?? -1] ?? 0)
      const place = emirates[at]
      const isElsewhere = emirate !== undefined && place !== undefined && place !== emirate
      return score * genreWeights[of.genre] * sideWeight(asks, of) * (isElsewhere ? elsewhere : 1)
    })
  }
}

function bagOfText(
  { of, headings, body }: WholeText,
  read: (text: string) => Bag,
  weights: Readonly<Record<'headings' | 'lines' | 'body', number>>,
): Bag {
  return mixed([
    ...of.asked.map((line) => [read(line), weights.lines] as const),
    ...headings.map((heading) => [read(heading), weights.headings] as const),
    ...body.map((part) => [read(part), weights.body] as const),
  ])
}
