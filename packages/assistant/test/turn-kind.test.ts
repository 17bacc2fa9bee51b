import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { expect, it } from 'vitest'
import { examplesOf, train } from '../scripts/train-turn-kinds.ts'
import { turnRows } from '../scripts/turn-rows.ts'
import { classifyTurn } from '../src/turn-kind/classify-turn.ts'
import type { TurnKind } from '../src/turn-kind/turn-kind.ts'
import * as committed from '../src/turn-kind/weights.gen.ts'
import { knowledge } from './knowledge.ts'

it('the weights are those of the rows (npm run train:turns)', async () => {
  const trained = train(examplesOf(await turnRows()))
  const bytes = Int8Array.from(atob(committed.weights), (sign) => (sign.charCodeAt(0) << 24) >> 24)
  expect(bytes.length).toBe(trained.weights.length)
  // Machines may round the last digit of an exponential in different ways.
  const apart = bytes.filter((byte, at) => Math.abs(byte - (trained.weights[at] ?? 0)) > 1)
  expect(apart.length).toBe(0)
  // It reads and learns from some forty thousand messages, half a minute of a processor that others may want too.
}, 900_000)

it.each<[LanguageCode, string, TurnKind]>([
  ['en', 'three bedroom villa in mirdif under 200k', 'search'],
  ['en', 'how long is the notice period if my landlord wants to sell', 'knowledge'],
  ['ru', 'перезвоните мне сегодня вечером', 'request'],
  ['de', 'wie hoch wäre die monatliche rate bei 25 jahren', 'money'],
  ['zh', '怎么修改密码', 'site'],
  ['hi', 'धन्यवाद', 'talk'],
  ['ar', 'هل الثانية فيها موقف سيارة', 'shown'],
])('in %s: %s', (language, text, kind) => {
  const guess = classifyTurn(text, knowledge.read(text, language))
  expect(guess[0]?.kind).toBe(kind)
  expect(guess.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1)
})
