import { type Entrance, entrances } from '../src/routing/entrances.ts'

interface ModuleGraph {
  getModuleInfo(id: string): ModuleLinks | null
}

interface ModuleLinks {
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

/** What floats over every page once it rests. */
const floating = 'app/Overlays.tsx'
/** Opens over every page, and must not take a page along: what few bytes it shares are the site's. */
const chat = 'features/chat-assistant/ChatPanel.tsx'
/** Parts of a package that its index names, though no entrance uses them: several queries at once. */
const namedOnly = /\/@tanstack\/.*\/(?:useQueries|queriesObserver)\.js$/
/** The bundler's own helpers, which would be a request of their own before everything. */
const helpers = /rolldown\/runtime/
/** A part of one entrance that this many other lazy modules need is not kept with that page's own. */
const manyOthers = 8

/** Their few rules come with the site's: a style of their own would be one more request. */
const withoutStyle: ReadonlySet<string> = new Set(['search', 'results', 'filters', 'listingParts'])

/**
 * Names the file of each module that an entrance needs at once, so that no entrance takes more than
 * a handful: `site` has what the entry, all pages of homes or an overlay shares with them, `search`
 * what home and the listing share, `results` what listing and details share without the chat or one of
 * them with half the site, `filters` what the listing shares with the chat; the rest is the page's own, apart from
 * `<page>Parts` that few others need too. Without groups each shared module would become a request of its own, with fewer, a page would
 * load what it never shows. Computed from imports: what is fetched later never gets in.
 */
export function entranceGroups(entry: string, source: string) {
  const known = new WeakMap<ModuleGraph, Map<string, ReadonlySet<string>>>()
  const needs = (graph: ModuleGraph, start: string): ReadonlySet<string> => {
    const closures = known.get(graph) ?? new Map<string, ReadonlySet<string>>()
    known.set(graph, closures)
    const closure = closures.get(start) ?? reached(start, (id) => importedBy(graph, id))
    closures.set(start, closure)
    return closure
  }
  const pages = Object.entries(entrances).map(([page, { module }]: [string, Entrance]) => ({
    page,
    file: `${source}/${module}`,
  }))
  const own = new Set([entry, `${source}/${floating}`, ...pages.map(({ file }) => file)])
  const name = (id: string, graph: ModuleGraph): string | null => {
    if (namedOnly.test(id)) return null
    if (helpers.test(id) || needs(graph, entry).has(id)) return 'site'
    const users = pages.filter(({ file }) => needs(graph, file).has(id)).map(({ page }) => page)
    const isFloating = needs(graph, `${source}/${floating}`).has(id)
    if (users.length === 0) return isFloating ? 'Overlays' : null
    if (isFloating || (users.includes('home') && users.includes('details'))) return 'site'
    const isChats = needs(graph, `${source}/${chat}`).has(id)
    if (users.length === 2) return users.includes('home') ? 'search' : isChats ? 'site' : 'results'
    const [page = ''] = users
    const others = othersThatNeed(graph, id, own)
    if (page === 'home' || others === 0) return page
    const isWide = others >= manyOthers
    if (isChats) return isWide || page === 'details' ? 'site' : 'filters'
    // What needs the search's fields would take them along to the details.
    const isPlain = ![...needs(graph, id)].some(
      (each) => each !== id && name(each, graph) === 'search',
    )
    return isWide && isPlain ? 'results' : `${page}Parts`
  }
  const nameWithStyle = (id: string, graph: ModuleGraph): string | null => {
    const group = name(id, graph)
    return group !== null && id.endsWith('.css') && withoutStyle.has(group) ? 'site' : group
  }
  return { debugName: 'entrances', name: nameWithStyle, includeDependenciesRecursively: false }
}

const importedBy = (graph: ModuleGraph, id: string): readonly string[] =>
  graph.getModuleInfo(id)?.importedIds ?? []

/** How many modules that are fetched later need this one, beside those of the entrances. */
function othersThatNeed(graph: ModuleGraph, id: string, own: ReadonlySet<string>): number {
  const above = reached(id, (each) => graph.getModuleInfo(each)?.importers ?? [])
  const isLazy = (each: string) => (graph.getModuleInfo(each)?.dynamicImporters.length ?? 0) > 0
  return [...above].filter((each) => isLazy(each) && !own.has(each)).length
}

/** What a walk along the links comes to, its start included. */
function reached(start: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...next(id))
  }
  return found
}
