import { randomUUID } from 'node:crypto'
import type { EmbeddedEngine } from '@manzil/assistant/embedded-engine'
import type { AssistantEngine } from '@manzil/assistant/engine'
import { createModelEngine, type ModelOutcome } from '@manzil/assistant/llm/model-engine'
import { createCircuitBreaker } from '@manzil/domain/circuit-breaker'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../db/schema.ts'
import type { ModelConfig } from '../../environment/model-config.ts'
import type { Moderation } from '../../ports/moderation/moderation-port.ts'
import { createStoredDayBudget } from '../repository/stored-day-budget.ts'

/** What a language model needs besides the data. */
export interface ModelNeeds {
  config: ModelConfig
  moderation: Moderation
  logger: Pick<Logger, 'info' | 'warn'>
}

type Knowledge = Pick<Parameters<typeof createModelEngine>[0], 'gazetteer' | 'amenities' | 'tools'>

/** Puts the configured language model beside the embedded engine, for what that doubts. */
export async function addModel(
  embedded: EmbeddedEngine,
  { gazetteer, amenities, tools }: Knowledge,
  { db, now, config, moderation, logger }: ModelNeeds & { db: Kysely<Database>; now: () => Date },
): Promise<AssistantEngine> {
  const { provider, model, baseUrl, limits } = config
  // The client of the provider takes its time to load, so only where there is one.
  const { loadModel } = await import('./load-model.ts')
  const at = baseUrl === undefined ? provider : new URL(baseUrl).host
  logger.info(`The assistant asks the language model ${model} at ${at}.`)
  return createModelEngine({
    gazetteer,
    amenities,
    tools,
    embedded,
    limits,
    model: await loadModel(config),
    budget: createStoredDayBudget(db, now),
    breaker: createCircuitBreaker(() => now().getTime()),
    canary: randomUUID(),
    moderate: (text) => moderation.allows(text),
    report: (outcome) => report(logger, outcome),
  })
}

/** What became of each message, without a word of it. */
function report(logger: Pick<Logger, 'info' | 'warn'>, outcome: ModelOutcome): void {
  const { outcome: became } = outcome
  if (became === 'answered' || became === 'nothing_found')
    logger.info(outcome, 'the language model was asked')
  else if (became === 'shortened')
    logger.warn(outcome, 'the answer of the language model was cut short')
  else logger.warn(outcome, 'the embedded engine answered in place of the language model')
}
