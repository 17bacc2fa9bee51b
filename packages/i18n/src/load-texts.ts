import { type CompiledTexts, compileTexts, type WrittenTexts } from './compile-texts.ts'

const known = new Map<string, CompiledTexts>()

/**
 * Loader for tests and for development: compiles what it reads, once. The build of the web app writes
 * compiled files and another loader, so that no visitor is sent a parser.
 */
export async function loadTexts(language: string, feature: string): Promise<CompiledTexts> {
  const name = `${language}/${feature}`
  const texts = known.get(name)
  if (texts) return texts
  const file: { default: WrittenTexts } = await import(`./locales/${language}/${feature}.json`)
  const compiled = compileTexts(file.default)
  known.set(name, compiled)
  return compiled
}
