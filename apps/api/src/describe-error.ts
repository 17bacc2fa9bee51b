interface Described {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: Described
}

/** PostgreSQL's classes whose messages quote the values that were sent. */
const quotesValues = /^2[23]...$/

/** Errors have few causes; one that is its own would have no end. */
const deepest = 3

/**
 * An error as it may be logged: what kind it is, where it arose and PostgreSQL's code. What drivers
 * add to it (the statement, its values, the row in the way) is left out, and so are messages that
 * quote what was sent: visitors' words, numbers and addresses are no part of the log.
 */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'was thrown' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const mayQuote = error instanceof SyntaxError || quotesValues.test(code ?? '')
  const { name, stack, cause } = error
  return {
    type: name,
    message: mayQuote ? '(quotes what was sent)' : error.message,
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack: placesOf(stack) }),
    ...(cause instanceof Error && depth < deepest && { cause: describeError(cause, depth + 1) }),
  }
}

/** The lines that name places: those before them are the message again. */
const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
