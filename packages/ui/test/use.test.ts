import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentFiles, type Source, shipped, stories, web } from './sources.ts'
import { screensAhead, waitingComponents } from './waiting-components.ts'

const isTheme = ({ path }: Source): boolean => path.endsWith('generated/theme.css')
const theme = shipped.filter(isTheme).map(({ text }) => text)
const variables = [...theme.join('\n').matchAll(/^ {2}(--mz-[^:]+):/gm)].map(
  ([, name = '']) => name,
)
const readers = [...shipped, ...web].filter((source) => !isTheme(source))
const reads = readers.map(({ text }) => text).join('\n')

const isRead = (variable: string): boolean =>
  new RegExp(`${variable.replaceAll('\\', '\\\\')}(?![\\w-])`).test(reads)

describe('tokens', () => {
  it('are read by a style sheet or a component, of the design system or of the web app', () => {
    const unused = [...new Set(variables)].filter((variable) => !isRead(variable))
    expect(unused, 'remove them from src/theme, or use them').toEqual([])
  })

  it('exist where they are read', () => {
    const known = new Set(variables)
    const asked = readers.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /var\((--mz-(?:colors|spacing|sizes|radii|durations|font|z-index|shadows)[\w\\.-]+)\s*[,)]/g,
        ),
      ].map(([, variable = '']) => ({ path, variable })),
    )
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter(({ variable }) => !known.has(variable))).toEqual([])
  })
})

/** Component files that a source imports, by their path from the package. */
function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@manzil/ui/'))
      return [`src/${specifier.slice('@manzil/ui/'.length)}.tsx`]
    return specifier.startsWith('.') ? [normalize(join(dirname(path), specifier))] : []
  })
}

/** Everything that these sources reach, through other sources of the design system. */
function reachedFrom(starts: readonly Source[]): Set<string> {
  const reached = new Set<string>()
  const waiting = starts.flatMap(importsOf)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    const source = shipped.find(({ path }) => path === file)
    if (source) waiting.push(...importsOf(source))
  }
  return reached
}

describe('components', () => {
  it('are shown by a story or used by the web app', () => {
    const reached = reachedFrom([...stories, ...web])
    const lost = componentFiles.filter(({ path }) => !reached.has(path)).map(({ path }) => path)
    expect(lost, 'show each in a story, use it in a screen, or delete it').toEqual([])
  })

  it('are used by the web app, or named as waiting for it', () => {
    const reached = reachedFrom(web)
    const unused = new Set(
      componentFiles.filter(({ path }) => !reached.has(path)).map(({ path }) => path),
    )
    // The parts of a component that is not used itself go with it.
    const names = [...unused].map((path) => {
      const folder = basename(dirname(path))
      return unused.has(`${dirname(path)}/${folder}.tsx`)
        ? folder
        : `${folder}/${basename(path, '.tsx')}`
    })
    expect(
      [...new Set(names)].sort(),
      'one more than expected: use it in a screen of apps/web, delete it, or name in ' +
        'test/waiting-components.ts the screen that it waits for; one less: take it out there',
    ).toEqual(Object.keys(waitingComponents).sort())
  })

  it('wait for a screen of the site that is still to come, and are otherwise deleted', () => {
    const nowhere = Object.entries(waitingComponents).filter(
      ([, { path, purpose }]) => !screensAhead.includes(path) || purpose === '',
    )
    expect(nowhere, 'name the screen, or delete the component').toEqual([])
    const shown = new Set(Object.values(waitingComponents).map(({ path }) => path))
    expect(screensAhead.filter((path) => !shown.has(path))).toEqual([])
  })
})
