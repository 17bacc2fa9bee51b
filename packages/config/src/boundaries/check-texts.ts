import type { SourceFile } from './check.ts'
import { lineOf } from './line-of.ts'

const folder = 'packages/i18n/src/locales/'
const source = 'en'

/** Every text that not all languages have, as one sentence each. */
export function checkTexts(files: readonly SourceFile[]): string[] {
  const texts = files.filter(({ path }) => path.startsWith(folder) && path.endsWith('.json'))
  const nameOf = ({ path }: SourceFile) => path.slice(folder.length).split('/')
  const languages = new Set(texts.map((file) => nameOf(file)[0] ?? ''))
  const english = texts.filter((file) => nameOf(file)[0] === source)
  return english.flatMap((own) => {
    const feature = nameOf(own)[1] ?? ''
    return [...languages].flatMap((language) => {
      if (language === source) return []
      const path = `${folder}${language}/${feature}`
      const other = texts.find((file) => file.path === path)
      if (other === undefined)
        return [
          `${path}: is not there, and English has it; write the texts of en/${feature} in ${language}`,
        ]
      return compare(own, other, language)
    })
  })
}

function compare(own: SourceFile, other: SourceFile, language: string): string[] {
  const [here, there] = [keysOf(own), keysOf(other)]
  if (typeof here === 'string' || typeof there === 'string')
    return [here, there].flatMap((fault) => (typeof fault === 'string' ? [fault] : []))
  return [
    ...[...here]
      .filter((key) => !there.has(key))
      .map((key) => `${other.path}: lacks \`${key}\`, which English has; write it in ${language}`),
    ...[...there]
      .filter((key) => !here.has(key))
      .map(
        (key) =>
          `${other.path}:${lineOf(other.text, other.text.indexOf(`"${key.split('.').at(-1)}`))}: \`${key}\` is not in English; write it into ${own.path}, or delete it`,
      ),
  ]
}

/** The keys of a file's texts, or why it cannot be read. */
function keysOf({ path, text }: SourceFile): Set<string> | string {
  try {
    return new Set(flatten(JSON.parse(text), ''))
  } catch (cause) {
    return `${path}: is no JSON (${cause instanceof Error ? cause.message : String(cause)}); mend its commas and quotes`
  }
}

function flatten(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [key]
  return Object.entries(value).flatMap(([name, inner]) =>
    flatten(inner, key === '' ? name : `${key}.${name}`),
  )
}
