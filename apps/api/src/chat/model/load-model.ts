import type { LanguageModel } from '@manzil/assistant/llm/language-model'
import type { ModelConfig } from '../../environment/model-config.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { createSdkModel } from './sdk-model.ts'

/** Name of an OpenAI-compatible provider in the AI SDK; nobody sees it. */
const compatible = 'provider'

/** The model that is configured. Only the client of its provider is loaded. */
export async function loadModel(config: ModelConfig): Promise<LanguageModel> {
  const { provider, baseUrl: baseURL, model, key } = config
  // It would write notes about settings that a provider does not know to the console.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    // Without a key of its own it would look for one in the environment.
    return createSdkModel(
      createAnthropic({ apiKey: key ?? '', fetch: boundedFetch, ...(baseURL && { baseURL }) })(
        model,
      ),
    )
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const client = createOpenAICompatible({
    name: compatible,
    baseURL: baseURL ?? openAiUrl,
    fetch: boundedFetch,
    includeUsage: true,
    ...(key !== undefined && { apiKey: key }),
  })
  return createSdkModel(client(model))
}

const openAiUrl = 'https://api.openai.com/v1'
