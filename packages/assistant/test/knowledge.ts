import { places } from '@manzil/seed-data/places/places'
import { createGazetteer, type Place } from '../src/gazetteer/gazetteer.ts'
import { createReader } from '../src/understanding/reader.ts'
import type { Knowledge } from '../src/understanding/understand.ts'

/** The places that the server is started with. */
const seedPlaces: readonly Place[] = places.map(
  ({ slug, kind, parent, names, aliases, needsParent }) => ({
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
  }),
)

const gazetteer = createGazetteer(seedPlaces)
export const knowledge: Knowledge = { gazetteer, read: createReader(gazetteer) }

/** The moment that every test takes for now: a Wednesday noon in Dubai. */
export const now = new Date('2026-11-18T12:00:00+04:00')
