import { readFileSync } from 'node:fs'
import { places as seedPlaces } from '@manzil/seed-data/places/places'
import { newState } from '../src/dialogue/state.ts'
import { createGazetteer, type Place } from '../src/gazetteer/gazetteer.ts'
import { createReader } from '../src/understanding/reader.ts'
import { understand } from '../src/understanding/understand.ts'

const places = seedPlaces.map(
  ({ slug, kind, parent, names, aliases, needsParent }): Place => ({
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
  }),
)
const gazetteer = createGazetteer(places)
const read = createReader(gazetteer)
const now = new Date('2026-11-18T12:00:00+04:00')
const [file, only] = process.argv.slice(2)
for (const line of readFileSync(file ?? '', 'utf8')
  .split('\n')
  .filter(Boolean)) {
  const row = JSON.parse(line)
  let state = newState()
  let intent = ''
  const t = performance.now()
  for (const text of row.turns) {
    const u = understand({ text, language: row.lang, state, now }, { gazetteer, read })
    state = u.state
    intent = u.intent
  }
  const s = state.slots
  const pred = {
    intent,
    purpose: s.purpose ?? null,
    types: s.type ?? [],
    locations: s.location ?? [],
    bedrooms_min: s.bedrooms_min ?? null,
    bedrooms_max: s.bedrooms_max ?? null,
    bathrooms_min: s.bathrooms_min ?? null,
    price_min: s.price_min ?? null,
    price_max: s.price_max ?? null,
    size_min_sqft: s.size_min ?? null,
    size_max_sqft: s.size_max ?? null,
    amenities: s.features ?? [],
    furnished: s.furnished === undefined ? null : s.furnished === 'furnished',
    sort: s.sort_by ?? null,
    not_locations: s.not_location ?? [],
    not_types: s.not_type ?? [],
    not_amenities: s.not_features ?? [],
    completion: s.completion ?? null,
    contact: state.contact,
    when: state.when,
    refs: state.refs,
    topic: state.topic,
  }
  console.log(JSON.stringify({ id: row.id, pred }))
}
