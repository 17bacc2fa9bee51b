import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { amenities } from '@manzil/seed-data/catalogue/amenities'
import { places } from '@manzil/seed-data/places/places'
import { type DialogueState, newState, quickActions } from '../src/dialogue/state.ts'
import { createEmbeddedEngine } from '../src/embedded-engine.ts'
import type { AssistantTools } from '../src/tools/tools.ts'
import { createRandom, editTurn } from './edit-turn.ts'

/**
 * Feeds the messages of each row to a fresh conversation of the engine and prints the state after
 * the last one, a line of JSON for each row: `node scripts/eval.ts rows.jsonl`. With `--seed 7` each
 * message has one slip of a finger in it, in any character with `--anywhere`, else in a letter.
 */

/** Understanding needs no listings; a total lets the dialogue go on as it would with some. */
const asOf = '2026-11-18T08:00:00.000Z'
const tools: AssistantTools = {
  searchListings: async () => ({ total: 9, rows: [], asOf }),
  smallChanges: async () => [],
  listingsById: async () => ({ rows: [], asOf }),
  areaFigures: async () => undefined,
  areaYields: async () => [],
  homeFacts: async () => new Map(),
  passages: async () => [],
  rates: async () => [],
}

const engine = createEmbeddedEngine({
  places: places.map(({ slug, kind, parent, names, aliases, needsParent }) => ({
    slug,
    kind,
    parent,
    name: names.en,
    nameAr: names.ar,
    names,
    aliases: [
      ...Object.values(names),
      ...aliases.filter(({ lang }) => lang !== 'dld').map(({ name }) => name),
    ],
    needsParent,
  })),
  amenities: amenities.map(({ slug, names }) => ({ slug, name: names.en, nameAr: names.ar })),
  tools,
})
const now = new Date('2026-11-18T12:00:00+04:00')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, anywhere: { type: 'boolean', default: false } },
})
const [file] = positionals
if (file === undefined) throw new Error('Name the file of rows: node scripts/eval.ts rows.jsonl')
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
