import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
}

/** Packages of ours that the package in a folder depends on, itself first, as folders. */
function dependenciesOf(folder: string, packages: string, known = new Set<string>()): Set<string> {
  if (known.has(folder)) return known
  known.add(folder)
  const { dependencies = {} }: Manifest = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  for (const name of Object.keys(dependencies)) {
    const own = path.join(packages, name.replace('@manzil/', ''))
    if (name.startsWith('@manzil/') && existsSync(own)) dependenciesOf(own, packages, known)
  }
  return known
}

/** Folders whose sources the server runs: its own, and those of the packages that it depends on. */
export function serverFolders(root: string): string[] {
  const folders = dependenciesOf(path.join(root, 'apps/api'), path.join(root, 'packages'))
  return [...folders].map((folder) => path.join(folder, 'src'))
}

/**
 * Whether the server has to start anew for a changed file. For a text it need not: those of pages
 * are swapped in the browser.
 */
export function isServerSource(file: string, folders: readonly string[]): boolean {
  const isOwn = folders.some((folder) => file.startsWith(folder + path.sep))
  return isOwn && /\.(ts|json|sql)$/.test(file) && !/\.test\.ts$|[\\/]locales[\\/]/.test(file)
}
