/** What Trusted Types let pass as the address of a script; the policy is named in the server's CSP. */
interface ScriptAddresses {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string }
}

const worker = '/offline-worker.js'

/**
 * Keeps the page that the server has for visitors who open the site without a network. Only a build
 * that a server stands behind: the mock has a worker of its own. Browsers without workers, and
 * private windows, do without.
 */
export function keepOfflinePage(): void {
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return
  // The first visit needs its network for itself.
  window.addEventListener('load', () => {
    const types: ScriptAddresses | undefined = Reflect.get(window, 'trustedTypes')
    const policy = types?.createPolicy('offline-page', { createScriptURL: () => worker })
    navigator.serviceWorker
      .register(policy?.createScriptURL(worker) ?? worker)
      .catch((cause: unknown) => console.info('The offline page could not be kept.', cause))
  })
}
