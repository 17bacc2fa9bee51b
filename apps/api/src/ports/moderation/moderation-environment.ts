import { z } from 'zod'
import type { ModerationService } from './service-moderation.ts'

/** Variables of the service that is asked about messages. */
export const moderationEnvironment = {
  /** Address of a service that answers like OpenAI's, as https://api.openai.com/v1/moderations. */
  MODERATION_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text))
    .refine(({ username }) => username === '', 'must not hold a user; the key is MODERATION_KEY')
    .optional(),
  MODERATION_KEY: z.string().min(1).optional(),
  /** Left to the service where it is absent. */
  MODERATION_MODEL: z.string().min(1).max(200).optional(),
  /** Milliseconds after which a message passes unchecked. */
  MODERATION_TIMEOUT_MS: z.coerce.number().int().min(100).max(10_000).default(1500),
}

const parsed = z.object(moderationEnvironment)

/** Undefined where no service is configured: everything passes. */
export function readModeration(env: z.output<typeof parsed>): ModerationService | undefined {
  const { MODERATION_URL: url, MODERATION_KEY: key, MODERATION_MODEL: model } = env
  return url && { url, key, model, timeoutMs: env.MODERATION_TIMEOUT_MS }
}
