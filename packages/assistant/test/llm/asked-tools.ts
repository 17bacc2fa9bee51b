import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { createEmbeddedEngine } from '../../src/embedded-engine.ts'
import { runTool } from '../../src/llm/run-tool.ts'
import { saidNumbers } from '../../src/llm/said-numbers.ts'
import { noFindings, type ToolContext } from '../../src/llm/tool-context.ts'
import { type DialogueState, newState } from '../../src/state.ts'
import type { AssistantTools } from '../../src/tools/tools.ts'
import { amenityNames } from '../conversation.ts'
import { knowledge, now } from '../knowledge.ts'

/** What the calls of a model are run with, once the visitor has said something. */
export async function toolContext(
  text: string,
  tools: AssistantTools,
  { language = 'en', ...more }: Partial<DialogueState> & { language?: LanguageCode } = {},
): Promise<ToolContext> {
  const { gazetteer } = knowledge
  const state = { ...newState(), ...more }
  const turn = { text, language, state, now }
  const engine = createEmbeddedEngine({ gazetteer, amenities: amenityNames, tools })
  const { context } = await engine.consider(turn)
  return {
    ...knowledge,
    language,
    answering: { ...context, tools },
    state,
    findings: noFindings(),
    saidNumbers: saidNumbers(turn, context.understanding, { said: [] }),
  }
}

/** What a call comes back with. */
export async function call(name: string, input: unknown, context: ToolContext): Promise<unknown> {
  return JSON.parse(await runTool({ id: 'c1', name, input, isBroken: false }, context))
}
