import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const packages = path.resolve(import.meta.dirname, '../../..')

/** The package whose files are copied into others: it is not packed by itself. */
const copied = 'domain'

const development = /\.(stories|test|test-d)\.tsx?$|(^|\/)(docs|testing)\//

/** What is built of a package, by its path in the packed folder: its sources, and what they copy. */
export function packedSources(folder: string): Map<string, string> {
  const root = path.join(packages, folder, 'src')
  const files = globSync('**/*.{ts,tsx,css,json}', { cwd: root })
  const sources = new Map<string, string>()
  for (const file of files.map(slashed).filter((one) => !development.test(one)))
    add(sources, file, path.join(root, file))
  return sources
}

const slashed = (file: string) => file.replaceAll(path.sep, '/')

/** Adds a file, and the files of the copied package that it names, one after the other. */
function add(sources: Map<string, string>, name: string, file: string): void {
  if (sources.has(name)) return
  const text = readFileSync(file, 'utf8')
  const up = '../'.repeat(name.split('/').length - 1) || './'
  const written = text.replace(
    new RegExp(`(from |import\\()'@manzil/${copied}/([^']+)'`, 'g'),
    (_whole, before, target) => `${before}'${up}${copied}/${target}.ts'`,
  )
  sources.set(name, /\.tsx?$/.test(name) ? written : text)
  for (const [, target = ''] of text.matchAll(new RegExp(`'@manzil/${copied}/([^']+)'`, 'g')))
    addCopied(sources, `${target}.ts`)
}

function addCopied(sources: Map<string, string>, target: string): void {
  const file = path.join(packages, copied, 'src', target)
  add(sources, `${copied}/${target}`, file)
  for (const [, near = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const next = slashed(path.join(path.dirname(target), near))
    if (!sources.has(`${copied}/${next}`)) addCopied(sources, next)
  }
}
