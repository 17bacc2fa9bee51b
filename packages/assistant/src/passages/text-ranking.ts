import { emirateOfText, emirateSaid } from './asker-emirate.ts'
import { type Side, sideOf } from './asker-side.ts'
import { createBagRanking } from './bag-ranking.ts'
import { type Bag, bagOf, gramsOf, mixed } from './question-grams.ts'
import type { TextGenre, TextOfSite } from './text-of-site.ts'
import { wordKeys } from './word-keys.ts'

/** A text with all its words. */
export interface WholeText {
  of: TextOfSite
  headings: readonly string[]
  body: string
}

/** How much each reading says: words of all, runs of characters of all, words and runs of questions. */
const shares = { words: 1, runs: 1, askedWords: 0.7, subjectRuns: 0.5 }
const asHeading = 3
const asAsked = 2
const bodyLength = 0.6
const askedLength = 0.3

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
export function createTextRanking(texts: readonly WholeText[]): (question: string) => number[] {
  const wordBags = texts.map((text) => bagsOf(text, (each) => bagOf(wordKeys(each))))
  const runBags = texts.map((text) => bagsOf(text, gramsOf))
  const subjects = [...new Set(texts.map(({ of }) => of.subject))]
  const subjectAt = texts.map(({ of }) => subjects.indexOf(of.subject))
  const subjectBags = subjects.map((_, at) => {
    const own = runBags.filter((__, text) => subjectAt[text] === at)
    return mixed(own.flatMap(({ asked, body }) => [[asked, 1] as const, [body, 0.3] as const]))
  })
  const words = createBagRanking(
    wordBags.map(({ lines, headings, body }) =>
      mixed([
        [lines, asAsked],
        [headings, asHeading],
        [body, 1],
      ]),
    ),
    bodyLength,
  )
  const runs = createBagRanking(
    runBags.map(({ lines, headings, body }) =>
      mixed([
        [lines, asAsked],
        [headings, asAsked],
        [body, 1],
      ]),
    ),
    bodyLength,
  )
  const askedWords = createBagRanking(
    wordBags.map(({ asked }) => asked),
    askedLength,
  )
  const subjectRuns = createBagRanking(subjectBags, 0.5)
  const emirates = texts.map(({ of, headings, body }) =>
    of.genre === 'place' ? emirateOfText([...headings, body].join(' ')) : undefined,
  )

  return (question) => {
    const keys = new Set(wordKeys(question))
    const grams = new Set(gramsOf(question).keys())
    const byWords = words(keys)
    const byRuns = runs(grams)
    const byAsked = askedWords(keys)
    const bySubject = subjectRuns(grams)
    const asks = sideOf(question)
    const emirate = emirateSaid(question)
    return texts.map(({ of }, at) => {
      const score =
        shares.words * (byWords[at] ?? 0) +
        shares.runs * (byRuns[at] ?? 0) +
        shares.askedWords * (byAsked[at] ?? 0) +
        shares.subjectRuns * (bySubject[subjectAt[at] ?? -1] ?? 0)
      const place = emirates[at]
      const isElsewhere = emirate !== undefined && place !== undefined && place !== emirate
      return score * genreWeights[of.genre] * sideWeight(asks, of) * (isElsewhere ? elsewhere : 1)
    })
  }
}

function bagsOf({ of, headings, body }: WholeText, read: (text: string) => Bag) {
  const lines = mixed(of.asked.map((line) => [read(line), 1]))
  const titles = mixed(headings.map((heading) => [read(heading), 1]))
  return {
    lines,
    headings: titles,
    body: read(body),
    asked: mixed([
      [lines, 1],
      [titles, 1],
    ]),
  }
}
