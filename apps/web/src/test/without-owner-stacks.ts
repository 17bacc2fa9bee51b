/** React's own name of what it shares between its modules. */
const shared = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Lets React make its elements without noting for each which code asked for it. In development it does so
 * for the first ten thousand in a second, which is all of them here, and a fifth of a test's time goes
 * there. Warnings name the components around an element as before.
 *
 * @param react the module `react`
 */
export function withoutOwnerStacks(react: object): void {
  const internals: unknown = Reflect.get(react, shared)
  if (typeof internals !== 'object' || internals === null) return
  // React counts them here, and sets the count back each second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
}
