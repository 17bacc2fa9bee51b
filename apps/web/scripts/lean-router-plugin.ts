import type { Plugin } from 'vite'

const factories = /= (\w+\.)?(forwardRef|memo|createContext)\(/g

/**
 * What the router asks to learn whether it loads data for its routes. It does not: `HashRouter` and
 * `Routes` only choose what shows. With the answer written in, the code for the other case goes.
 */
const withoutData: readonly [asked: string, answered: string][] = [
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
  [
    'let dataRouterContext = React2.useContext(DataRouterContext);',
    'const dataRouterContext = null;',
  ],
  [
    'function useRoutesImpl(routes, locationArg, dataRouterOpts) {',
    'function useRoutesImpl(routes, locationArg) {\n  const dataRouterOpts = undefined;',
  ],
  [
    'function _renderMatches(matches, parentMatches = [], dataRouterOpts) {',
    'function _renderMatches(matches, parentMatches = []) {\n  const dataRouterOpts = undefined;',
  ],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  ['let errors = dataRouterState?.errors;', 'const errors = undefined;'],
  ['let onErrorHandler = dataRouterOpts?.onError;', 'const onErrorHandler = undefined;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
]

/**
 * Takes the router's production files, since its package names those for development alone, and the
 * parts of its one large module that we use: no data of routes, forms, server rendering or
 * prefetching.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'manzil-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(id, importer, options) {
        const found = await this.resolve(id, importer, { ...options, skipSelf: true })
        return found && { ...found, id: found.id.replace('/development/', '/production/') }
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/, code: /function _renderMatches\(/ },
      handler(code) {
        const unknown = withoutData.filter(([asked]) => !code.includes(asked))
        // Not an error: the bytes of the first visit are limited by a test of their own.
        if (unknown.length > 0) this.warn(`The router has no more: ${unknown.join('; ')}`)
        const answered = withoutData.reduce((result, pair) => result.replaceAll(...pair), code)
        return {
          code: answered
            .replace(factories, (_match, from = '', name) => `= /* @__PURE__ */ ${from}${name}(`)
            .replace(/^\w+\.displayName = .*;$/gm, ''),
          map: null,
        }
      },
    },
  }
}
