import { defaultLimits, type ModelLimits } from '@manzil/assistant/llm/limits'
import { z } from 'zod'
import { StartupError } from '../startup-error.ts'

/** How the language model of the assistant is reached, and what it may take. */
export interface ModelConfig {
  provider: 'openai' | 'anthropic'
  /** Undefined for the provider's own address. */
  baseUrl: string | undefined
  model: string
  /** Never logged, never sent to a browser. */
  key: string | undefined
  limits: ModelLimits
}

const count = (least: number, most: number, value: number) =>
  z.coerce.number().int().min(least).max(most).default(value)
const seconds = (most: number, milliseconds: number) =>
  z.coerce
    .number()
    .min(0.05)
    .max(most)
    .default(milliseconds / 1000)

/** Variables of the environment; the configuration of the server reads them with its own. */
export const modelVariables = {
  /** Who answers in the chat: the embedded engine alone, or a language model with it. */
  ASSISTANT_ENGINE: z.enum(['embedded', 'llm']).default('embedded'),
  /** What the provider speaks: OpenAI's chat completions, as Ollama and vLLM do too, or Anthropic's messages. */
  ASSISTANT_PROVIDER: z.enum(['openai', 'anthropic']).default('openai'),
  ASSISTANT_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  ASSISTANT_MODEL: z.string().min(1).max(200).optional(),
  ASSISTANT_API_KEY: z.string().min(1).optional(),
  /** Seconds of one request, of silence in an answer, and of a whole message. */
  ASSISTANT_STEP_SECONDS: seconds(300, defaultLimits.stepMs),
  ASSISTANT_STALL_SECONDS: seconds(300, defaultLimits.stallMs),
  ASSISTANT_TURN_SECONDS: seconds(600, defaultLimits.turnMs),
  /** Tokens of one message, one conversation and one day of the whole site. */
  ASSISTANT_TURN_TOKENS: count(1, 1_000_000, defaultLimits.turnTokens),
  ASSISTANT_CONVERSATION_TOKENS: count(1, 100_000_000, defaultLimits.conversationTokens),
  ASSISTANT_DAY_TOKENS: count(0, 100_000_000_000, defaultLimits.dayTokens),
}

const variables = z.object(modelVariables)

/** Undefined where the embedded engine answers alone. */
export function modelConfigOf(env: z.output<typeof variables>): ModelConfig | undefined {
  if (env.ASSISTANT_ENGINE === 'embedded') return undefined
  const { ASSISTANT_MODEL: model, ASSISTANT_PROVIDER: provider } = env
  if (model === undefined)
    throw new StartupError('ASSISTANT_ENGINE=llm needs ASSISTANT_MODEL, the name of the model.')
  const isHosted = provider === 'anthropic' || env.ASSISTANT_BASE_URL === undefined
  if (isHosted && env.ASSISTANT_API_KEY === undefined)
    throw new StartupError(
      'ASSISTANT_ENGINE=llm needs ASSISTANT_API_KEY, or ASSISTANT_BASE_URL of a provider without keys.',
    )
  return {
    provider,
    baseUrl: env.ASSISTANT_BASE_URL,
    model,
    key: env.ASSISTANT_API_KEY,
    limits: {
      ...defaultLimits,
      stepMs: env.ASSISTANT_STEP_SECONDS * 1000,
      stallMs: env.ASSISTANT_STALL_SECONDS * 1000,
      turnMs: env.ASSISTANT_TURN_SECONDS * 1000,
      turnTokens: env.ASSISTANT_TURN_TOKENS,
      conversationTokens: env.ASSISTANT_CONVERSATION_TOKENS,
      dayTokens: env.ASSISTANT_DAY_TOKENS,
    },
  }
}

/**
 * The language model of an environment that wants one.
 * @throws StartupError where it is not usable
 */
export function readModelConfig(environment: NodeJS.ProcessEnv): ModelConfig {
  const parsed = variables.safeParse(environment)
  const config = parsed.success ? modelConfigOf(parsed.data) : undefined
  if (config === undefined) throw new StartupError('The language model is not configured.')
  return config
}
