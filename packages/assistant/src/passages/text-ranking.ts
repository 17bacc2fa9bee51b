import {
  emirateMeant,
  emirateOfText,
  emiratesOfRules,
  namesEmirate,
  withoutUntoldEmirates,
} from './asker-emirate.ts'
import { type Side, sideOf } from './asker-side.ts'
import { asksOfSite } from './asks-of-site.ts'
import { addAll, type Bag, createBagRanking } from './bag-ranking.ts'
import { addRuns as addProse, addWordRuns } from './question-grams.ts'
import { createRunRanking } from './run-ranking.ts'
import type { TextGenre, TextOfSite } from './text-of-site.ts'
import type { TextReading } from './text-reading.ts'

/** A text with all its words. */
export interface WholeText {
  of: TextOfSite
  headings: readonly string[]
  body: readonly string[]
}

/** How much each reading says: runs of characters, words, and runs of the file that a text is in. */
const shares = { runs: 1.3, words: 0.65, subject: 0.5 }
/** Pairs of signs are words, and runs are hardly more. */
const wordsInHan = 1.95
const han = /\p{Script=Han}/u
/** How much what a text is made of says: headings, ways of asking for it, its sentences. */
const inRuns = { headings: 6, lines: 3, body: 1.5 }
const inWords = { headings: 6, lines: 2, body: 2 }
const lengthShare = 0.9
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
/** Rules of an emirate answer who asks of it, before those of Dubai do, and nobody else. */
const ofRules = { itsOwn: 1.1, others: 0.7, ofDubai: 0.85 }
function weightOfRules(
  rules: readonly string[],
  emirate: string | undefined,
  namesDubai: boolean,
): number {
  if (rules.length === 0)
    return namesDubai && emirate !== undefined && emirate !== 'dubai' ? ofRules.ofDubai : 1
  if (emirate === undefined || !rules.includes(emirate)) return ofRules.others
  return rules.length === 1 ? ofRules.itsOwn : 1
}

/** Texts about the site itself, for who speaks of it. */
const aboutSite: ReadonlySet<string> = new Set(['faqs/account', 'faqs/assistant', 'about-us'])
const ofSite = 1.15

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

/** The side that a search is of says less than words of the question: nothing falls behind for it but the other side. */
function likelyWeight(likely: Side | undefined, { side }: TextOfSite): number {
  if (likely === undefined || side === undefined) return 1
  if (side === likely) return 1.05
  return isSale(side) === isSale(likely) ? 0.85 : 0.7
}

/** Scores the texts by a question, and by the side that likely asks it, from 0 to about 3: in the order of `texts`. */
export function createTextRanking(
  texts: readonly WholeText[],
  { wordsOf, addRuns }: TextReading,
  wordsOfQuestion: TextReading['wordsOf'],
): (question: string, likely?: Side) => number[] {
  const words = createBagRanking(
    texts.map(({ of, headings, body }) => {
      const bag: Bag = new Map()
      for (const line of of.asked) addAll(bag, wordsOf(line), inWords.lines)
      for (const heading of headings) addAll(bag, wordsOf(heading), inWords.headings)
      for (const part of body) addAll(bag, wordsOf(part), inWords.body)
      return bag
    }),
    lengthShare,
  )
  const runs = createRunRanking(
    texts.length,
    (at, add) => {
      const { of, headings = [], body = [] } = texts[at] ?? {}
      for (const line of of?.asked ?? []) addRuns(add, line, inRuns.lines)
      for (const heading of headings) addRuns(add, heading, inRuns.headings)
      // The prose of Hindi is in its own letters.
      for (const part of body) addProse(add, part, inRuns.body)
    },
    lengthShare,
  )
  const subjects = [...new Set(texts.map(({ of }) => of.subject))]
  const subjectAt = texts.map(({ of }) => subjects.indexOf(of.subject))
  const ofSubjects = createRunRanking(
    subjects.length,
    (at, add) => {
      for (const [text, { of, headings }] of texts.entries())
        if (subjectAt[text] === at)
          for (const line of [...of.asked, ...headings]) addWordRuns(add, line)
    },
    subjectLength,
  )
  const ruled = texts.map(({ of, headings }) =>
    of.genre === 'question' ? emiratesOfRules(headings) : [],
  )
  const namesDubai = texts.map(
    ({ of, headings }) => of.genre === 'question' && namesEmirate(headings.join(' '), 'dubai'),
  )
  const emirates = texts.map(({ of, headings, body }) =>
    of.genre === 'place' ? emirateOfText([...headings, ...body].join(' ')) : undefined,
  )

  return (question, likely) => {
    const wordShare = han.test(question) ? wordsInHan : shares.words
    const said = (asked: string) => {
      const byWords = words(new Set(wordsOfQuestion(asked)))
      const byRuns = runs((add) => addRuns(add, asked, 1))
      const bySubject = ofSubjects((add) => addWordRuns(add, asked))
      return (at: number): number =>
        wordShare * (byWords[at] ?? 0) +
        shares.runs * (byRuns[at] ?? 0) +
        shares.subject * (bySubject[subjectAt[at] ?? -1] ?? 0)
    }
    const matter = withoutUntoldEmirates(question)
    const scoreOf = said(matter)
    // Guides to places of such an emirate are found by its name.
    const scoreOfPlace = matter === question ? scoreOf : said(question)
    const asks = sideOf(question)
    const emirate = emirateMeant(question)
    const isOfSite = asksOfSite(question)
    return texts.map(({ of }, at) => {
      const score = of.genre === 'place' ? scoreOfPlace(at) : scoreOf(at)
      const place = emirates[at]
      const isElsewhere = emirate !== undefined && place !== undefined && place !== emirate
      const rules = ruled[at] ?? []
      const byRules = weightOfRules(rules, emirate, namesDubai[at] ?? false)
      const bySide = asks === undefined ? likelyWeight(likely, of) : sideWeight(asks, of)
      const byOwner = isOfSite && aboutSite.has(of.subject) ? ofSite : 1
      return (
        score * byRules * byOwner * genreWeights[of.genre] * bySide * (isElsewhere ? elsewhere : 1)
      )
    })
  }
}
