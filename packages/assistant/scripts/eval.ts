import { readFileSync } from 'node:fs'
import { amenities } from '@manzil/seed-data/catalogue/amenities'
import { places } from '@manzil/seed-data/places/places'
import { type DialogueState, newState } from '../src/dialogue/state.ts'
import { createEmbeddedEngine } from '../src/embedded-engine.ts'
import type { AssistantTools } from '../src/tools/tools.ts'

/**
 * Feeds the messages of each row to a fresh conversation of the engine and prints the state after
 * the last one, a line of JSON for each row: `node scripts/eval.ts rows.jsonl`.
 */

/** Understanding needs no listings; a total lets the dialogue go on as it would with some. */
const asOf = '2026-11-18T08:00:00.000Z'
const tools: AssistantTools = {
  searchListings: async () => ({ total: 9, rows: [], asOf }),
  listingsById: async () => ({ rows: [], asOf }),
  areaFigures: async () => undefined,
  areaYields: async () => [],
}

const engine = createEmbeddedEngine({
  places: places.map(({ slug, kind, parent, names, aliases, needsParent }) => ({
    slug,
    kind,
    parent,
    name: names.en,
    nameAr: names.ar,
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

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file of rows: node scripts/eval.ts rows.jsonl')
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const row = JSON.parse(line)
  const state = await lastState(row.turns, row.lang)
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
