import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import {
  type DialogueState,
  type Intent,
  newState,
  type QuickAction,
  quickActions,
} from '../dialogue/state.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { Meaning } from '../grammar/meaning.ts'
import { isWord } from '../language/tokens.ts'
import { findMentions } from './find-mentions.ts'
import { decideIntent, topicOf } from './intent.ts'
import { mergeTurn } from './merge-turn.ts'
import { findPhone, readAppointment, readContact, readRefs } from './read-details.ts'
import type { Reading, ReadMessage } from './reader.ts'
import { settleStances } from './stances.ts'
import { readFlags, type TurnFlags } from './turn-flags.ts'

/** Part of a message that was understood; indices into its NFC form. */
export interface Span {
  start: number
  end: number
  kind: Meaning['kind']
}

/** What a message says, on top of the conversation before it. */
export interface Understanding {
  language: LanguageCode
  intent: Intent
  /** The conversation after the message. */
  state: DialogueState
  /** Share of the words that are known, from 0 to 1. */
  confidence: number
  spans: Span[]
  flags: TurnFlags
  /** A place seems to be named that the gazetteer does not have, in the visitor's words. */
  unknownPlace: string | undefined
}

export interface Turn {
  text: string
  language: LanguageCode
  state: DialogueState
  now: Date
}

export interface Knowledge {
  gazetteer: Gazetteer
  read: ReadMessage
}

/** Reads one message. Never throws; takes time in proportion to the message's length. */
export function understand(turn: Turn, { gazetteer, read }: Knowledge): Understanding {
  const action = quickActions.find((key) => key === turn.text.trim())
  if (action !== undefined) return pressed(action, turn)

  const phone = findPhone(turn.text)
  const text = phone === undefined ? turn.text : withoutSpan(turn.text.normalize('NFKC'), phone)
  const reading = read(text, turn.language)
  const { pieces } = reading
  const flags = readFlags(pieces)
  const base = flags.cues.has('restart') ? { ...newState(), shown: turn.state.shown } : turn.state
  const mentions = settleStances(pieces, findMentions(pieces))
  const refs = readRefs(pieces)
  const contact =
    phone === undefined && !flags.cues.has('callback') ? undefined : readContact(turn.text, reading)
  const when = readAppointment(pieces, turn.now)
  const merged = mergeTurn(base, mentions, flags, gazetteer)
  const intent = decideIntent({
    pieces,
    mentions,
    flags,
    refs,
    slots: merged.slots,
    hasContact: contact?.phone !== undefined,
    hasAppointment: when !== undefined,
  })
  const keepsSearch =
    intent === 'out_of_scope' || intent === 'smalltalk' || intent === 'ask_question'
  const topic = intent === 'ask_question' ? topicOf(pieces) : undefined
  const { purposeFrom } = keepsSearch ? base : merged
  const usesRefs = intent === 'compare_properties' || intent === 'book_viewing'
  const state: DialogueState = {
    slots: keepsSearch ? base.slots : merged.slots,
    intent,
    shown: base.shown,
    refs: usesRefs ? refs : [],
    ...(purposeFrom !== undefined && { purposeFrom }),
    ...(topic !== undefined && { topic }),
    ...(contact !== undefined && intent === 'request_callback' && { contact }),
    ...(when !== undefined && intent === 'book_viewing' && { when }),
  }
  return {
    language: reading.language,
    intent,
    state,
    confidence: confidenceOf(reading),
    spans: spansOf(reading),
    flags,
    unknownPlace: undefined,
  }
}

/** A quick action starts its dialogue; the two searches start afresh. */
function pressed(action: QuickAction, { state, language, text }: Turn): Understanding {
  const isSearch = action === 'find_property' || action === 'search_location'
  const { purposeFrom } = state
  return {
    language,
    intent: action,
    state: {
      slots: isSearch ? {} : state.slots,
      intent: action,
      shown: state.shown,
      refs: [],
      ...(!isSearch && purposeFrom !== undefined && { purposeFrom }),
    },
    confidence: 1,
    spans: [{ start: 0, end: text.length, kind: 'cue' }],
    flags: {
      also: false,
      set: false,
      about: false,
      question: false,
      onlyNumber: false,
      cues: new Set(),
    },
    unknownPlace: undefined,
  }
}

function withoutSpan(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

function confidenceOf({ tokens, pieces }: Reading): number {
  const words = tokens.filter(isWord).length
  if (words === 0) return pieces.some(({ meaning }) => meaning.kind === 'number') ? 1 : 0
  const unknown = pieces.filter(({ meaning }) => meaning.kind === 'unknown').length
  return Math.max(0, (words - unknown) / words)
}

function spansOf({ tokens, pieces }: Reading): Span[] {
  return pieces.flatMap(({ meaning, first, last }) => {
    const start = tokens[first]?.start
    const end = tokens[last]?.end
    const isSilent = ['plain', 'unknown', 'mark'].includes(meaning.kind)
    return isSilent || start === undefined || end === undefined
      ? []
      : [{ start, end, kind: meaning.kind }]
  })
}
