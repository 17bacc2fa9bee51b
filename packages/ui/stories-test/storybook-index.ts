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
 * @throws Error where it has not been built
 */
export function readEntries(folder = storybookFolder): Entry[] {
  const file = join(folder, 'index.json')
  if (!existsSync(file))
    throw new Error('Build Storybook first: pnpm --filter @manzil/ui build:storybook')
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(entries)
}
