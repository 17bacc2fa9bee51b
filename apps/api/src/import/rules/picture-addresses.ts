/** Names under which sources give the addresses of pictures, without what parts their words. */
const NAMES =
  /^(?:primary|main|cover)?(?:image|photo|photograph|picture)s?(?:url|link|address)?(?:e?s)?\d*$/u

const LONGEST_ADDRESS = 2_000

/** Words of a text; a comma parts addresses only where another one follows. */
const PARTS = /[\s|;]+|,(?=\s*https?:)/iu

/** Texts in a value, whatever it is wrapped in; a list of a few levels is as deep as rows go. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.split(PARTS)
  if (depth > 2 || value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap((each) => textsIn(each, depth + 1))
}

/** The address as it is asked; undefined for what is none of the web, or holds a password. */
function addressOf(text: string): string | undefined {
  if (text.length > LONGEST_ADDRESS || !/^https?:\/\//iu.test(text) || !URL.canParse(text))
    return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  return url.href
}

/** Addresses of pictures that a row names, in its order, each once. */
export function pictureAddresses(record: Readonly<Record<string, unknown>>): string[] {
  const values = Object.entries(record).filter(([name]) =>
    NAMES.test(name.toLowerCase().replaceAll(/[\s_-]/gu, '')),
  )
  const found = values
    .flatMap(([, value]) => textsIn(value))
    .flatMap((text) => addressOf(text) ?? [])
  return [...new Set(found)]
}
