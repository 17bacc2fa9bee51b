import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** Texts as they are written: ICU MessageFormat, in groups. */
export interface WrittenTexts {
  [key: string]: string | WrittenTexts
}

/** The same texts taken apart, so that whoever says them needs no parser. */
export interface CompiledTexts {
  [key: string]: CompiledMessage | CompiledTexts
}

/**
 * Takes the texts of a feature apart.
 *
 * @throws Error where one is no ICU MessageFormat, with its key
 */
export const compileTexts = (texts: WrittenTexts): CompiledTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compileText(key, text) : compileTexts(text),
    ]),
  )

function compileText(key: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text)
  } catch (cause) {
    throw new Error(`The text of ${key} is no ICU MessageFormat: ${text}`, { cause })
  }
}
