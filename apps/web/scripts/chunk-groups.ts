interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * What most pages show: homes, their search and their states. One file, since each module that
 * pages share would otherwise become a request of its own.
 */
export const homesGroup = {
  name: 'homes',
  test: new RegExp(
    [
      'apps/web/src/(property|overlays|stores)/',
      'packages/ui/src/components/(Property\\w+|ErrorState|EmptyState|SearchBox|RangeInputs|TextField|SegmentedControl|Select|Field|SectionHeading|TextLink|VisuallyHidden)/',
    ].join('|'),
  ),
}

/**
 * Puts everything that the app's entry imports statically into one file. Without it each module
 * that a lazy page shares with the entry becomes a request of its own.
 */
export function firstVisitGroup(entry: string) {
  let known: { graph: ModuleGraph; modules: Set<string> } | undefined
  const modulesOf = (graph: ModuleGraph): Set<string> => {
    if (known?.graph === graph) return known.modules
    const modules = new Set<string>()
    const waiting = [entry]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (modules.has(id)) continue
      modules.add(id)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    known = { graph, modules }
    return modules
  }
  return {
    debugName: 'first visit',
    name: (id: string, graph: ModuleGraph) => (modulesOf(graph).has(id) ? 'site' : null),
  }
}
