import { ProviderFault } from '@manzil/assistant/llm/attempt-failed'
import type { LanguageModel, ModelEvent, ModelRequest } from '@manzil/assistant/llm/language-model'
import {
  jsonSchema,
  type LanguageModel as SdkLanguageModel,
  streamText,
  type ToolSet,
  tool,
} from 'ai'
import { faultOf } from './fault-of.ts'
import { toSdkMessages } from './sdk-messages.ts'

/** Little freedom: the words are only to carry what the tools found. */
const temperature = 0.2

/** A model of the AI SDK. One request each time: no tool is run and nothing is tried again here. */
export function createSdkModel(model: SdkLanguageModel): LanguageModel {
  return {
    async *stream(request, signal) {
      const { stream } = streamText({
        model,
        instructions: request.system,
        messages: toSdkMessages(request.messages),
        tools: toSdkTools(request),
        maxOutputTokens: request.maxOutputTokens,
        temperature,
        maxRetries: 0,
        abortSignal: signal,
        // Errors come through the stream; the default writes them to the console, request and all.
        onError: () => {},
      })
      let hasBegun = false
      let isFinished = false
      try {
        for await (const part of stream) {
          if (part.type === 'error') throw part.error
          if (part.type === 'abort') break
          const event = eventOf(part)
          if (event !== undefined) {
            hasBegun = true
            yield event
          }
          if (part.type === 'finish-step') isFinished = part.finishReason !== 'error'
        }
      } catch (error) {
        throw faultOf(error, hasBegun)
      }
      if (!isFinished) throw new ProviderFault('cut_off')
    },
  }
}

type SdkPart =
  ReturnType<typeof streamText>['stream'] extends AsyncIterable<infer Part> ? Part : never

function eventOf(part: SdkPart): ModelEvent | undefined {
  switch (part.type) {
    case 'text-delta':
      return { kind: 'text', text: part.text }
    case 'tool-call': {
      const { toolCallId: id, toolName: name, input } = part
      // Text where an object should be is what could not be parsed.
      return { kind: 'call', call: { id, name, input, isBroken: typeof input === 'string' } }
    }
    case 'finish-step': {
      const { inputTokens: input, outputTokens: output } = part.usage
      return { kind: 'usage', usage: { input, output } }
    }
    case 'tool-input-delta':
    case 'reasoning-delta':
      return { kind: 'sign' }
    default:
      return undefined
  }
}

/** Without a function to run: calls come back to the engine. */
function toSdkTools({ tools }: ModelRequest): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      name,
      tool({ description, inputSchema: jsonSchema(parameters) }),
    ]),
  )
}
