import type { SourceFile } from './check.ts'
import { lineOf } from './line-of.ts'

const pathsFile = 'apps/web/src/routing/paths.ts'
/** The table of routes, its parts, and the screens that the entry knows before the table is there. */
const routesPattern = /^apps\/web\/src\/(app\/[\w-]*routes\.tsx?|routing\/entrances\.ts)$/i

/** Every path of the site that no route serves, as one sentence each: links to it lead nowhere. */
export function checkPaths(files: readonly SourceFile[]): string[] {
  const { text } = files.find(({ path }) => path === pathsFile) ?? { text: '' }
  const routes = files.filter(({ path }) => routesPattern.test(path)).map((route) => route.text)
  return [...text.matchAll(/^ {2}(\w+): \(/gm)].flatMap(({ 1: name = '', index }) =>
    routes.some((route) => route.includes(`paths.${name}(`))
      ? []
      : [
          `${pathsFile}:${lineOf(text, index)}: \`paths.${name}\` has no route; add one with its page to apps/web/src/app/routes.ts, or delete the path`,
        ],
  )
}
