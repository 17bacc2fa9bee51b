import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { type Moderation, noModeration } from './moderation-port.ts'
import { createServiceModeration } from './service-moderation.ts'

/** The service of the configuration; without one everything passes. */
export function openModeration(
  { moderation }: Pick<Config, 'moderation'>,
  logger: Pick<Logger, 'warn' | 'info'>,
): Moderation {
  return moderation ? createServiceModeration(moderation, { logger }) : noModeration
}
