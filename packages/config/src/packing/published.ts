/** The parts of a package's manifest that say what others get of it. */
export interface Manifest {
  name: string
  version: string
  exports: Record<string, string>
  publishConfig?: { exports?: unknown }
  files?: string[]
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export const source = './src/'
export const built = './dist/js/'

/** Where a source lies once it is built; other files keep their names. */
const builtFile = (file: string, ending: string) =>
  file.replace(source, built).replace(/\.tsx?$/, ending)

/**
 * The exports of the packed package, from those of the workspace: JavaScript with its types in place
 * of sources. What lies outside of `src` is for the repository alone.
 */
export function publishedExports({ exports }: Manifest): Record<string, unknown> {
  const own = Object.entries(exports).filter(([, target]) => target.startsWith(source))
  return Object.fromEntries(
    own.map(([name, target]) => [
      name,
      /\.tsx?$/.test(target)
        ? { types: builtFile(target, '.d.ts'), default: builtFile(target, '.js') }
        : builtFile(target, ''),
    ]),
  )
}
