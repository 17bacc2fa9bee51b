import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const storybookFolder = join(import.meta.dirname, '../storybook-static')

/** An entry of a built Storybook's `index.json`. */
export interface Entry {
  id: string
  type: 'story' | 'docs'
  /** Place in the sidebar: `Components/Button`. */
  title: string
  /** Name of the story: `Default`. */
  name: string
  tags: readonly string[]
  /** File of the stories, or of the page, from the package. */
  importPath: string
}

/**
 * Every story and page of the built Storybook, in the order of the sidebar.
 *
 * @throws Error where it has not been built, or nothing is in it
 */
export function readEntries(folder = storybookFolder): Entry[] {
  const file = join(folder, 'index.json')
  if (!existsSync(file)) throw new Error('Storybook is not built: npm run test:stories does both.')
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
  const all = Object.values(entries)
  for (const type of ['story', 'docs'] as const)
    if (!all.some((entry) => entry.type === type))
      throw new Error(`The Storybook in ${folder} has no ${type} at all. Build it anew.`)
  return all
}

const isOf = ({ title, importPath }: Entry, name: string): boolean => {
  const parts = [...title.split('/'), ...importPath.split(/[/.]/)]
  return parts.some((part) => part.toLowerCase() === name.toLowerCase())
}

/**
 * The entries of components or pages, by the names of their files or their titles; all without a name.
 *
 * @throws Error where a name is nobody's
 */
export function entriesOf(entries: readonly Entry[], names: readonly string[]): Entry[] {
  const unknown = names.filter((name) => !entries.some((entry) => isOf(entry, name)))
  if (unknown.length > 0)
    throw new Error(`No stories of ${unknown.join(', ')}. Names are those of the components: Chip.`)
  if (names.length === 0) return [...entries]
  return entries.filter((entry) => names.some((name) => isOf(entry, name)))
}
