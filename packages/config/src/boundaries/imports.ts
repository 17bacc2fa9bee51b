const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"\n]|\n(?!\s*(?:import|export)\s))*?from\s*['"]([^'"]+)['"]|(?:import|\bimport\.meta\.resolve)\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g

/** What a source imports, as it names it. A name of which a part is filled in stands in an example for readers. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(importPattern)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((specifier) => !specifier.includes('${'))

/** The file that a relative import names, from the root of the repository. */
export const fileOf = (from: string, specifier: string): string =>
  normalise(`${from.slice(0, from.lastIndexOf('/'))}/${specifier}`)

function normalise(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
