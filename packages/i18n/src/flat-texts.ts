import type { Messages } from '@lingui/core'
import type { CompiledTexts } from './compile-texts.ts'

/** Every text of a feature by its full key, as `listing:price.from`. */
export function flatTexts(feature: string, texts: CompiledTexts): Messages {
  const flat: Messages = {}
  collect(flat, `${feature}:`, texts)
  return flat
}

function collect(flat: Messages, path: string, texts: CompiledTexts): void {
  for (const [name, text] of Object.entries(texts)) {
    if (Array.isArray(text)) flat[path + name] = text
    else collect(flat, `${path}${name}.`, text)
  }
}
