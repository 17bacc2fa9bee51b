import type { Evidence } from '@manzil/api-client/generated/types.gen'
import { AttemptFailed, type FailureReason } from './attempt-failed.ts'
import type { Saying } from './facts.ts'
import { longestAnswer } from './limits.ts'
import { plainText } from './plain-text.ts'
import { type Grounds, type Proof, proveSentence } from './prove-sentence.ts'
import { wholeSentences } from './sentences.ts'

/** What was let through so far. */
export interface Released {
  text: string
  evidence: Evidence[]
  sayings: Set<Saying>
  /** Why the first sentence that is missing was left out. */
  omitted: AttemptFailed | undefined
}

/** The words of a model on their way to the visitor, sentence by sentence. */
export interface WordRelease {
  released: Released
  /** All that the model has written in this step so far. */
  grow: (written: string) => Promise<void>
  /** The step is over: its last sentence is whole. */
  finish: (written: string) => Promise<void>
  /** Tools were called: what was not proved until now was only said in passing. */
  turnToTools: () => void
  /** Nothing more comes: ends what was shown, or throws where nothing was. */
  breakOff: (failure: AttemptFailed) => void
}

interface Parts {
  /** What the sentences are held against; throws where nothing may be said. */
  grounds: () => Grounds
  isAllowed: (text: string) => Promise<boolean>
  /** The text as far as it is proved. */
  onWords: (released: Released) => void
}

const mostEvidence = 60

/** After these nothing that the model says is worth hearing. */
const endsAll: ReadonlySet<FailureReason> = new Set([
  'leaked',
  'claimed_deed',
  'crossed_boundary',
  'declined',
  'wrong_language',
  'moderated',
  'too_long',
])

/**
 * Lets sentences through once they are proved. Until one of them has a row behind it all are held
 * back, so that where the first claim is wrong nothing was shown and the other engine answers. What is
 * shown stays: a later sentence that is not proved is left out, and so is what may lean upon it.
 */
export function createWordRelease({ grounds, isAllowed, onWords }: Parts): WordRelease {
  const released: Released = { text: '', evidence: [], sayings: new Set(), omitted: undefined }
  let taken = 0
  let gap = ''
  let held: { sentence: string; proof: Proof }[] = []

  const isShown = (): boolean => released.text !== ''

  const omit = (failure: AttemptFailed): void => {
    if (!isShown()) throw failure
    released.omitted ??= failure
  }

  const show = async (sentences: typeof held): Promise<void> => {
    for (const { sentence, proof } of sentences) {
      const words = sentence.trimEnd()
      const text = `${released.text}${gap}${words}`
      if (text.length > longestAnswer) throw new AttemptFailed('too_long')
      if (!(await isAllowed(sentence))) throw new AttemptFailed('moderated')
      released.text = text
      gap = sentence.slice(words.length)
      released.evidence.push(...proof.evidence)
      released.evidence.splice(mostEvidence)
      if (proof.saying !== undefined) released.sayings.add(proof.saying)
    }
    if (sentences.length > 0) onWords(released)
  }

  const take = async (sentence: string): Promise<void> => {
    if (released.text.includes(sentence.trim())) return
    const known = grounds()
    const before = [released.text, ...held.map((each) => each.sentence)].join(' ')
    const proof = proveSentence(sentence, before, known)
    const isProved = proof.evidence.length > 0 || proof.saying !== undefined
    if (released.omitted !== undefined && !(isProved && proof.isNamed)) return
    held.push({ sentence, proof })
    if (!isShown() && !(isProved && known.isProved)) return
    const ready = held
    held = []
    await show(ready)
  }

  const read = async (written: string, isFinished: boolean): Promise<void> => {
    const sentences = wholeSentences(written, isFinished).map(cleaned)
    for (const sentence of sentences.slice(taken)) {
      taken += 1
      if (sentence.trim() === '') continue
      try {
        await take(sentence)
      } catch (error) {
        if (!(error instanceof AttemptFailed) || endsAll.has(error.reason)) throw error
        omit(error)
      }
    }
  }

  /** Where nothing has a row, all is shown that asks something, or was said after a tool. */
  const showHeld = async (): Promise<void> => {
    const { isProved, isStrict } = grounds()
    const words = held.map(({ sentence }) => sentence).join('')
    const asks = /[?؟？]\s*$/u.test(words) && words.length <= longestQuestion
    if (words.trim() === '') throw new AttemptFailed('empty')
    if (!asks && (!isProved || isStrict)) throw new AttemptFailed('unproved', 'no tool')
    await show(held)
  }

  return {
    released,
    grow: (written) => read(written, false),
    async finish(written) {
      await read(written, true)
      if (!isShown()) await showHeld()
    },
    turnToTools() {
      taken = 0
      held = []
      // Sentences of two steps have no space between them of their own.
      if (isShown() && gap === '') gap = /[。！？]$/u.test(released.text) ? '' : ' '
    },
    breakOff: omit,
  }
}

const longestQuestion = 240

/** The marks of Markdown that models write although they are asked not to, taken out; its space stays. */
const cleaned = (sentence: string): string => {
  const space = /\s*$/u.exec(sentence)?.[0] ?? ''
  const gap = space.includes('\n') ? '\n' : space === '' ? '' : ' '
  return `${plainText(sentence).replaceAll('**', '')}${gap}`
}
