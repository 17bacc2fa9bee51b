import fs from 'node:fs'
import path from 'node:path'

interface Settings {
  extends: string
  compilerOptions: Record<string, unknown>
  include: string[]
}
export interface Member {
  folder: string
  settings: Settings
}

/**
 * The packages, grouped by the globals and rules that they are checked with. A group is one program,
 * which reads and checks what its members share once. Packages without a browser's globals are thus
 * never checked beside one that has them.
 */
export function programs(root: string): Member[][] {
  return [...Map.groupBy(members(root), surroundings).values()]
}

function members(root: string): Member[] {
  return ['apps', 'packages'].flatMap((kind) =>
    fs
      .readdirSync(path.join(root, kind))
      .map((name) => path.join(root, kind, name))
      .filter((folder) => fs.existsSync(path.join(folder, 'tsconfig.json')))
      .map((folder) => ({ folder, settings: readSettings(folder) })),
  )
}

const readSettings = (folder: string): Settings =>
  JSON.parse(fs.readFileSync(path.join(folder, 'tsconfig.json'), 'utf8'))

/** How JSX compiles says nothing to a package without any, so it keeps none apart. */
function surroundings({ settings }: Member): string {
  const { jsx: _, ...options } = settings.compilerOptions
  return JSON.stringify([settings.extends, Object.entries(options).sort()])
}

/** The file lies with a member, since the compiler looks `types` up from where it is configured. */
export function writeConfiguration(group: readonly Member[]): string {
  const host = group.find(({ settings }) => settings.compilerOptions.jsx) ?? group[0]
  if (!host) throw new Error('A program needs a package.')
  const folder = path.join(host.folder, 'node_modules/.cache/typecheck')
  const reach = (target: string) => path.relative(folder, target).replaceAll(path.sep, '/')
  const configuration = {
    extends: reach(path.join(host.folder, 'tsconfig.json')),
    compilerOptions: { incremental: true, tsBuildInfoFile: './tsconfig.tsbuildinfo' },
    include: group.flatMap((member) =>
      member.settings.include.map((pattern) => reach(path.join(member.folder, pattern))),
    ),
  }
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'tsconfig.json')
  fs.writeFileSync(file, JSON.stringify(configuration, undefined, 2))
  return file
}
