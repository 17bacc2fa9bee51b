import type { Route } from 'playwright-core'

/** What a network, a proxy or a server half way through a release can do to a call. */
export const faults = {
  'answers 500': (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' }),
  'answers 401': (route) => route.fulfill({ status: 401, json: { success: false } }),
  'answers HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  'answers nothing': (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  'answers an empty object': (route) => route.fulfill({ json: {} }),
  'answers a list as an object': (route) =>
    route.fulfill({ json: { data: { '0': {} }, pagination: [], search: 1, token: 7 } }),
  'closes the connection': (route) => route.abort('connectionclosed'),
  'never answers': () => new Promise<void>(() => {}),
} satisfies Record<string, (route: Route) => Promise<void>>

/**
 * Whether a call is spoiled: all of the API but the health check, whose failure would cover every
 * page with a screen of its own.
 */
export const isSpoiled = (url: URL): boolean =>
  url.pathname.startsWith('/api/') && url.pathname !== '/api/ping'
