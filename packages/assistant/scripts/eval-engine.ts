import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { spokenPlaces } from '@manzil/catalogue/places/spoken-places'
import { compiledAnswers } from '@manzil/content/compiled-content'
import { openLibrary } from '@manzil/content/content-library'
import { contentLanguages } from '@manzil/content/content-row'
import { createCircuitBreaker } from '@manzil/domain/circuit-breaker'
import { createGazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { createEmbeddedEngine, type EmbeddedEngine } from '../src/embedded-engine.ts'
import type { AssistantEngine } from '../src/engine.ts'
import { createModelEngine } from '../src/llm/model-engine.ts'
import { createTextTools } from '../src/tools/site-texts.ts'
import type { AssistantTools } from '../src/tools/tools.ts'

/** The texts of the site, in all languages: what they answer is no search. */
const library = Promise.all(contentLanguages.map(compiledAnswers)).then((rows) =>
  openLibrary(rows.flat()),
)

/** Understanding needs no properties; a total lets the dialogue go on as it would with some. */
const asOf = '2026-11-18T08:00:00.000Z'
const tools: AssistantTools = {
  searchProperties: async () => ({ total: 9, rows: [], asOf }),
  countProperties: async (searches) => ({ totals: searches.map(() => 9), asOf }),
  smallChanges: async () => [],
  statesAmenities: async () => true,
  propertiesById: async () => ({ rows: [], asOf }),
  areaFigures: async () => undefined,
  areaYields: async () => ({ yields: [], leftOut: [] }),
  propertyFacts: async () => new Map(),
  ...createTextTools({ library: () => library }),
}

const parts = {
  gazetteer: createGazetteer(spokenPlaces),
  amenities: amenities.map(({ slug, names }) => ({ slug, name: names.en, nameAr: names.ar })),
  tools,
}

export const createEvalEngine = (): EmbeddedEngine => createEmbeddedEngine(parts)

/** A property to talk about: a model that finds none has nothing to say. */
const property: PropertyCard = {
  _id: '0197a1c2-7d10-7e3a-9b54-000000000001',
  reference: 'E-1',
  title: 'A home',
  title_ar: 'بيت',
  titles: {},
  type: 'apartment',
  purpose: 'sale',
  completion: 'ready',
  category_id: '0197a1c2-7d10-7e3a-9b54-000000000002',
  location: 'Dubai',
  location_path: [],
  price: 1_000_000,
  previous_price: null,
  price_period: null,
  price_per_sqft: 1000,
  bedrooms: 2,
  bathrooms: 2,
  size: 1000,
  furnished: null,
  cheques: null,
  price_comparison: null,
  address: null,
  advertised_by: null,
  features: [],
  coordinates: { lat: 25.08, lng: 55.14, approximate: true },
  media: [],
  media_count: 0,
  verified: false,
  is_demo: true,
  is_featured: false,
  is_liked: false,
  views: 0,
  published_at: asOf,
  confirmed_at: null,
  link: '/property-details?id=0197a1c2-7d10-7e3a-9b54-000000000001',
}

/** The provider of the environment before the embedded engine; what became of each message goes to stderr. */
export async function createModelEvalEngine(): Promise<AssistantEngine> {
  // The server has the clients of providers; nothing of it is loaded for the embedded engine.
  const { readModelConfig } = await import('../../../apps/api/src/environment/model-config.ts')
  const { loadModel } = await import('../../../apps/api/src/chat/model/load-model.ts')
  const config = readModelConfig({ ...process.env, ASSISTANT_ENGINE: 'llm' })
  return createModelEngine({
    ...parts,
    tools: { ...tools, searchProperties: async () => ({ total: 9, rows: [property], asOf }) },
    embedded: createEvalEngine(),
    limits: config.limits,
    model: await loadModel(config),
    budget: { reserve: async () => async () => {} },
    breaker: createCircuitBreaker(Date.now),
    canary: 'evaluation',
    report: (outcome) => console.error(JSON.stringify(outcome)),
  })
}
