import { spokenPlaces } from '@manzil/catalogue/places/spoken-places'
import { createGazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { createReader } from '@manzil/query-language/reading/reader'
import type { Knowledge } from '../src/understanding/understanding.ts'

/** The places that the server is started with. */
const gazetteer = createGazetteer(spokenPlaces)
export const knowledge: Knowledge = { gazetteer, read: createReader(gazetteer) }

/** The moment that every test takes for now: a Wednesday noon in Dubai. */
export const now = new Date('2026-11-18T12:00:00+04:00')
