/** A tool as the model is told of it. */
export interface ToolDescription {
  name: string
  description: string
  /** JSON Schema of its arguments. */
  parameters: Readonly<Record<string, unknown>>
}

export interface ToolCall {
  id: string
  name: string
  input: unknown
  /** What the model wrote is no JSON. */
  isBroken: boolean
}

export interface ToolResult {
  id: string
  name: string
  /** JSON. */
  content: string
}

export type ModelMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string }
  | { role: 'calls'; text: string; calls: readonly ToolCall[] }
  | { role: 'results'; results: readonly ToolResult[] }

export interface ModelRequest {
  system: string
  messages: readonly ModelMessage[]
  tools: readonly ToolDescription[]
  maxOutputTokens: number
}

/** Tokens as the provider counted them; what it does not say is undefined. */
export interface ModelUsage {
  input: number | undefined
  output: number | undefined
}

export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'call'; call: ToolCall }
  | { kind: 'usage'; usage: ModelUsage }
  /** Something arrived that says nothing, like a part of the arguments of a call. */
  | { kind: 'sign' }

/**
 * One request to a language model. Nothing is tried again and no tool is run: the engine does both.
 * Ends the request when the signal does, and throws a ProviderFault for everything that fails.
 */
export interface LanguageModel {
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent>
}
