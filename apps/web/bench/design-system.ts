import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/**
 * What the design system weighs in the web app as it ships: gzip at level 9, each file shared out to
 * its sources by their length in it. "First" is what the page itself names; the rest
 * comes with the screen or the overlay that needs it. The first dialog is what a page has not before.
 */
const web = path.resolve(import.meta.dirname, '..')

const owners: readonly [owner: string, pattern: RegExp][] = [
  ['design system', /\/packages\/ui\//],
  [
    'Ark, Chakra and what they bring',
    /node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@internationalized|stylis|proxy-compare|uqr)\//,
  ],
]
const ownerOf = (source: string): string =>
  owners.find(([, pattern]) => pattern.test(source))?.[0] ?? 'the rest'

const kinds = ['script, first', 'script, later', 'style, first', 'style, later'] as const
type Kind = (typeof kinds)[number]
const totals = new Map<string, number>()

function share(kind: Kind, bytes: number, lengths: ReadonlyMap<string, number>): void {
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  for (const [source, length] of lengths) {
    const key = `${ownerOf(source)} ${kind}`
    totals.set(key, (totals.get(key) ?? 0) + (bytes * length) / all)
  }
}

const gzip = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length

const built = await build({ root: web, logLevel: 'warn', build: { write: false } })
const [output] = Array.isArray(built) ? built : [built]
if (!output || !('output' in output)) throw new Error('nothing was built')
const chunks = output.output.filter((file) => file.type === 'chunk')
const assets = output.output.filter((file) => file.type === 'asset')

const page = String(assets.find(({ fileName }) => fileName === 'index.html')?.source)

/** The files, with those that they import. */
function reachedFrom(starts: readonly (typeof chunks)[number][]): Set<string> {
  const reached = new Set<string>()
  const waiting = starts.map(({ fileName }) => fileName)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    waiting.push(...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []))
  }
  return reached
}

const first = reachedFrom(chunks.filter(({ fileName }) => page.includes(fileName)))

const countedSheets = new Set<string>()
for (const { fileName, code, modules, moduleIds, viteMetadata } of chunks) {
  const when = first.has(fileName) ? 'first' : 'later'
  const lengths = Object.entries(modules).map(([source, { renderedLength }]): [string, number] => [
    source,
    renderedLength,
  ])
  share(`script, ${when}`, gzip(code), new Map(lengths))
  const sources = moduleIds.filter((id) => /\.css(\?|$)/.test(id))
  const sheet = new Map(
    sources.map((id) => [id, readFileSync(id.replace(/\?.*$/, ''), 'utf8').length]),
  )
  for (const name of viteMetadata?.importedCss ?? []) {
    const asset = assets.find((file) => file.fileName === name)
    if (!asset || countedSheets.has(name) || sheet.size === 0) continue
    countedSheets.add(name)
    share(`style, ${when}`, gzip(asset.source), sheet)
  }
}

for (const owner of [...owners.map(([name]) => name), 'the rest']) {
  const parts = kinds.map((kind) => [kind, (totals.get(`${owner} ${kind}`) ?? 0) / 1024] as const)
  const sum = parts.reduce((total, [, size]) => total + size, 0)
  console.log(
    `${owner}: ${sum.toFixed(1)} KiB gzip (${parts.map(([kind, size]) => `${kind} ${size.toFixed(1)}`).join('; ')})`,
  )
}
const dialog = reachedFrom(
  chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/Dialog/Dialog.tsx'))),
)
const brought = chunks.filter(({ fileName }) => dialog.has(fileName) && !first.has(fileName))
const dialogWeight = brought.reduce((sum, { code }) => sum + gzip(code), 0) / 1024
console.log(`first dialog: ${dialogWeight.toFixed(1)} KiB gzip in ${brought.length} files`)
const faces = assets.filter(({ fileName }) => fileName.endsWith('.woff2'))
const weight = faces.reduce((sum, { source }) => sum + source.length, 0) / 1024
console.log(
  `type faces: ${faces.length} files, ${weight.toFixed(0)} KiB in all, fetched by script and language`,
)
