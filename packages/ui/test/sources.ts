import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { componentGroups } from '../groups.ts'

const packageRoot = join(import.meta.dirname, '..')
const webRoot = join(packageRoot, '../../apps/web/src')

export interface Source {
  /** From the root of the package: `src/foundations/Chip/Chip.tsx`. */
  path: string
  text: string
}

const read = (folder: string, pattern: string): Source[] =>
  globSync(pattern, { cwd: folder }).map((file) => ({
    path: relative(packageRoot, join(folder, file)),
    text: readFileSync(join(folder, file), 'utf8'),
  }))

const isDevelopment = ({ path }: Source): boolean =>
  /\.(stories|test)\.tsx?$|^src\/docs\//.test(path)

/** Sheets and sources of the design system that ship. */
export const shipped = read(packageRoot, 'src/**/*.{css,ts,tsx}').filter(
  (source) => !isDevelopment(source),
)

/** Stories, and what belongs to them. */
export const stories = [
  ...read(packageRoot, 'src/**/*.stories.tsx'),
  ...read(packageRoot, '.storybook/**/*.{ts,tsx}'),
  ...read(packageRoot, 'src/docs/**/*.mdx'),
]

/** The web app, without its tests. */
export const web = read(webRoot, '**/*.{css,ts,tsx}').filter((source) => !isDevelopment(source))

/** The components that ship: files that begin with a capital and draw something. */
export const componentFiles = shipped.filter(
  ({ path }) => groupOf(path) !== undefined && /^src\/\w+\/\w+\/[A-Z]\w*\.tsx$/.test(path),
)

/** The group in whose folder a file of `src` lies. */
export function groupOf(path: string) {
  return componentGroups.find(({ folder }) => path.startsWith(`src/${folder}/`))
}
