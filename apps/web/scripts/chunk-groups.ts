import { entrances } from '../src/routing/entrances.ts'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const { home, listing, details } = entrances
/** What floats over every page once it rests. */
const floating = { module: 'app/Overlays.tsx' }
/** Parts of a package that its index names, though no entrance uses them: several queries at once. */
const namedOnly = /\/@tanstack\/.*\/(?:useQueries|queriesObserver)\.js$/

/**
 * Puts what the app's entry imports statically into one file, what home and details share into a
 * second, what else home and the listing share into a third, what listing and details share without
 * home into a fourth, and what floats over every page into a fifth. Without groups each shared
 * module would become a request of its own; with fewer, home would load what it never shows.
 * Computed from imports: what is fetched later, or by other pages alone, never gets in.
 */
export function entranceGroups(entry: string, source: string) {
  const known = new WeakMap<ModuleGraph, Map<string, ReadonlySet<string>>>()
  const needs = (graph: ModuleGraph, start: string): ReadonlySet<string> => {
    const closures = known.get(graph) ?? new Map<string, ReadonlySet<string>>()
    known.set(graph, closures)
    const found = closures.get(start)
    if (found) return found
    const modules = new Set<string>()
    const waiting = [start]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (modules.has(id)) continue
      modules.add(id)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    closures.set(start, modules)
    return modules
  }
  const name = (id: string, graph: ModuleGraph): string | null => {
    if (namedOnly.test(id)) return null
    if (needs(graph, entry).has(id)) return 'site'
    const isNeeded = ({ module }: { module: string }) => needs(graph, `${source}/${module}`).has(id)
    if (isNeeded(home) && isNeeded(details)) return 'homes'
    if (isNeeded(home) && isNeeded(listing)) return 'search'
    if (isNeeded(floating)) return 'Overlays'
    return isNeeded(listing) && isNeeded(details) ? 'results' : null
  }
  return { debugName: 'entrances', name, includeDependenciesRecursively: false }
}
