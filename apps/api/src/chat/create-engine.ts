import { createEmbeddedEngine } from '@manzil/assistant/embedded-engine'
import type { AssistantEngine } from '@manzil/assistant/engine'
import { createTextTools } from '@manzil/assistant/tools/site-texts'
import { sharedGazetteer } from '@manzil/query-language/gazetteer/shared-gazetteer'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { loadPlaceNames } from '../modules/catalogue/place-names.ts'
import { type ContentStore, createContentStore } from '../modules/content/content-store.ts'
import type { SearchIndex } from '../modules/property/search-index.ts'
import type { RowLog } from '../readable-rows.ts'
import { addModel, type ModelNeeds } from './model/add-model.ts'
import { createPropertyTools } from './property-tools.ts'

interface EngineNeeds {
  index: SearchIndex
  store?: ContentStore
  model?: ModelNeeds
  logger: RowLog
}

/** The assistant, made anew once an operator has edited the names of places. */
export async function createFreshEngine(
  db: Kysely<Database>,
  now: () => Date,
  needs: EngineNeeds,
): Promise<AssistantEngine> {
  const { index, logger } = needs
  let madeWith = index.readSearch
  let engine = await createEngine(db, now, needs)
  const { isCostly } = engine
  return {
    ...(isCostly !== undefined && { isCostly }),
    async *answer(turn) {
      if (madeWith !== index.readSearch) {
        const { readSearch } = index
        try {
          engine = await createEngine(db, now, needs)
          madeWith = readSearch
        } catch (error) {
          logger.error({ err: error }, 'the assistant does not know edited names yet')
        }
      }
      yield* engine.answer(turn)
    },
  }
}

/** The assistant over the places, amenities and properties of the database; with a language model where one is configured. */
export async function createEngine(
  db: Kysely<Database>,
  now: () => Date,
  { index, store = createContentStore(db), model, logger }: EngineNeeds,
): Promise<AssistantEngine> {
  const parts = {
    gazetteer: sharedGazetteer(await loadPlaceNames(db, index)),
    amenities: index.amenities.map(({ slug, name_en, name_ar }) => ({
      slug,
      name: name_en,
      nameAr: name_ar,
    })),
    tools: {
      ...createPropertyTools(db, index, now, logger),
      ...createTextTools(store),
    },
    categories: index.categories.map(({ id }) => id),
  }
  const embedded = createEmbeddedEngine(parts)
  return model === undefined ? embedded : addModel(embedded, parts, { db, now, ...model })
}
