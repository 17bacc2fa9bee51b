import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage'

/** One of the ways to say a message: a message without plurals has one, with no form. */
export interface Saying {
  /** Plural forms that lead to it. */
  forms: readonly string[]
  /** What is left open in it stands as `{name}`. */
  text: string
}

export interface Choice {
  argument: string
  /** `plural`, or what else a message asks for, as `date`. */
  format: string
  ways: readonly (readonly [form: string, message: CompiledMessage])[]
}

const choiceIn = (token: CompiledMessageToken): Choice | undefined => {
  if (typeof token === 'string' || token[1] === undefined) return undefined
  const [argument, format, ways] = token
  const forms = typeof ways === 'object' && ways !== null ? Object.entries(ways) : []
  return { argument, format, ways: forms.filter(([, way]) => Array.isArray(way)) }
}

/** What a message chooses by its arguments, or writes in a format of its own; also inside of others. */
export const choicesOf = (message: CompiledMessage): Choice[] =>
  message.flatMap((token) => {
    const choice = choiceIn(token)
    return choice ? [choice, ...choice.ways.flatMap(([, way]) => choicesOf(way))] : []
  })

function waysOf(token: CompiledMessageToken): Saying[] {
  if (typeof token === 'string') return [{ forms: [], text: token }]
  const choice = choiceIn(token)
  if (!choice) return [{ forms: [], text: `{${token[0]}}` }]
  return choice.ways.flatMap(([form, way]) =>
    sayings(way).map(({ forms, text }) => ({ forms: [form, ...forms], text })),
  )
}

/** Everything that a message may say. */
export const sayings = (message: CompiledMessage): Saying[] =>
  message.reduce<Saying[]>(
    (before, token) =>
      before.flatMap(({ forms, text }) =>
        waysOf(token).map((way) => ({
          forms: [...forms, ...way.forms],
          text: text + way.text,
        })),
      ),
    [{ forms: [], text: '' }],
  )
