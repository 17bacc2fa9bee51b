import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type DialogueState, newState, quickActions } from '../src/dialogue/state.ts'
import { createRandom, editTurn } from './edit-turn.ts'
import { createEvalEngine, createModelEvalEngine } from './eval-engine.ts'

/**
 * Feeds the messages of each row to a fresh conversation of the engine and prints the state after
 * the last one, a line of JSON for each row: `node scripts/eval.ts rows.jsonl`. With `--seed 7` each
 * message has one slip of a finger in it, in any character with `--anywhere`, else in a letter.
 * `--engine llm` asks the language model of the environment, as the server would.
 */

const now = new Date('2026-11-18T12:00:00+04:00')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    anywhere: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'embedded' },
  },
})
const [file] = positionals
if (file === undefined) throw new Error('Name the file of rows: node scripts/eval.ts rows.jsonl')
const engine = values.engine === 'llm' ? await createModelEvalEngine() : createEvalEngine()
const random = values.seed === undefined ? undefined : createRandom(Number(values.seed))
const slipsAt = values.anywhere ? /\S/u : /\p{L}/u
const isKey = (turn: string): boolean => quickActions.some((key) => key === turn)
const typed = (turn: string): string =>
  random === undefined || isKey(turn) ? turn : editTurn(turn, random, slipsAt)

for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const row = JSON.parse(line)
  const state = await lastState(row.turns.map(typed), row.lang)
  console.log(JSON.stringify({ id: row.id, pred: toPrediction(state) }))
}

async function lastState(turns: string[], language: 'en'): Promise<DialogueState> {
  let state = newState()
  for (const text of turns) {
    for await (const part of engine.answer({ text, language, state, now })) {
      if (part.kind === 'state') state = part.state
    }
  }
  return state
}

/** The evaluation's names for the slots. */
function toPrediction({ slots, intent, contact, when, refs, topic }: DialogueState) {
  return {
    intent,
    purpose: slots.purpose ?? null,
    types: slots.type ?? [],
    locations: slots.location ?? [],
    bedrooms_min: slots.bedrooms_min ?? null,
    bedrooms_max: slots.bedrooms_max ?? null,
    bathrooms_min: slots.bathrooms_min ?? null,
    price_min: slots.price_min ?? null,
    price_max: slots.price_max ?? null,
    size_min_sqft: slots.size_min ?? null,
    size_max_sqft: slots.size_max ?? null,
    amenities: slots.features ?? [],
    furnished: slots.furnished === undefined ? null : slots.furnished === 'furnished',
    sort: slots.sort_by ?? null,
    not_locations: slots.not_location ?? [],
    not_types: slots.not_type ?? [],
    not_amenities: slots.not_features ?? [],
    completion: slots.completion ?? null,
    contact,
    when,
    refs,
    topic,
  }
}
