import { parseArgs } from 'node:util'
import type { AssistantEngine } from '../src/engine.ts'
import { type DialogueState, newState, quickActions } from '../src/state.ts'
import { createRandom, editTurn } from './edit-turn.ts'
import { createEvalEngine, createModelEvalEngine } from './eval-engine.ts'
import { EvalProblem, type EvalRow, readEvalRows } from './eval-rows.ts'

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
const random = values.seed === undefined ? undefined : createRandom(Number(values.seed))
const slipsAt = values.anywhere ? /\S/u : /\p{L}/u
const isKey = (turn: string): boolean => quickActions.some((key) => key === turn)
const typed = (turn: string): string =>
  random === undefined || isKey(turn) ? turn : editTurn(turn, random, slipsAt)

try {
  await run(positionals[0])
} catch (error) {
  // What is missing or wrong is said in a sentence; a fault of the engine shows where it is.
  const isPlain =
    error instanceof EvalProblem || (error instanceof Error && error.name === 'StartupError')
  if (!isPlain) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(file: string | undefined): Promise<void> {
  if (file === undefined)
    throw new EvalProblem('Name the file of rows: npm run eval:assistant -- rows.jsonl')
  const rows = readEvalRows(file)
  const engine = values.engine === 'llm' ? await createModelEvalEngine() : createEvalEngine()
  for (const row of rows) {
    const state = await lastState(engine, row)
    console.log(JSON.stringify({ id: row.id, pred: toPrediction(state) }))
  }
}

async function lastState(engine: AssistantEngine, row: EvalRow): Promise<DialogueState> {
  let state = newState()
  for (const text of row.turns.map(typed)) {
    for await (const part of engine.answer({ text, language: row.lang, state, now })) {
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
