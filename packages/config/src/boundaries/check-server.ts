import type { SourceFile } from './check.ts'
import { fileOf, importsOf } from './imports.ts'

const root = 'apps/api/src/'

/** Kysely's `sql`, or a query that is put together with its builder. */
const sqlPattern =
  /import\s*\{[^}]*\bsql\b[^}]*\}\s*from\s*'kysely'|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/

/** The database's own folder, and repositories: files or folders of that name. */
const isSqlFile = (path: string): boolean =>
  path.startsWith(`${root}db/`) || /[/-]repository(\.ts$|\/)/.test(path)

/** Every file of the server that breaks its layers, as one sentence each. */
export function checkServer(files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ path }) => path.startsWith(root))
  return [
    ...sources
      .filter(({ path, text }) => !isSqlFile(path) && sqlPattern.test(text))
      .map(({ path }) => `${path}: SQL belongs into a repository: a file or folder of that name`),
    ...sources.flatMap(({ path, text }) =>
      importsOf(text).flatMap((specifier) => {
        if (!specifier.startsWith('.')) return []
        const target = fileOf(path, specifier)
        const layer = forbiddenLayer(path, target)
        return layer
          ? [
              `${path}: may not import ${layer} (${target}); call the service of the module, or move what both need below them`,
            ]
          : []
      }),
    ),
  ]
}

/**
 * What others may know of the module of properties: its services, what they are made with, and its
 * refusals. The rest may change without the chat and the other modules.
 */
const propertyFace = /\/property\/(service|search-service|problems|search-index)\.ts$/

/** The layer of the target where the importing file may not know it. */
function forbiddenLayer(from: string, target: string): string | undefined {
  const isIn = (path: string, layer: string) => path.startsWith(`${root}${layer}/`)
  const isGround = from === `${root}config.ts` || isIn(from, 'db')
  if (isIn(target, 'modules') && isGround) return 'modules'
  if (isIn(target, 'chat') && (isGround || isIn(from, 'modules'))) return 'the chat'
  // Who wants what a handler does calls the service that the handler calls.
  const isHandler = isIn(target, 'modules') && /[/-]routes\.ts$/.test(target)
  const isOwn = moduleOf(from) === moduleOf(target)
  if (isHandler && from !== `${root}handlers.ts` && !isOwn) return "another module's routes"
  const isInside = isIn(target, 'modules/property') && !propertyFace.test(target)
  if (isInside && !isOwn && (isIn(from, 'chat') || isIn(from, 'modules')))
    return 'the inside of the module property, but its services'
  return undefined
}

const moduleOf = (path: string): string | undefined =>
  new RegExp(`^${root}modules/[^/]+`).exec(path)?.[0]
