import type { Plugin } from 'vite'

const factories = /= (\w+\.)?(forwardRef|memo|createContext)\(/g

/**
 * Marks component factories of the router as free of side effects, so that the parts of its one
 * large module that we do not use (forms, server rendering, prefetching) leave the bundle.
 */
export function pureComponentsPlugin(): Plugin {
  return {
    name: 'manzil-pure-components',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(factories, (_match, from = '', name) => `= /* @__PURE__ */ ${from}${name}(`)
          .replace(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
  }
}
