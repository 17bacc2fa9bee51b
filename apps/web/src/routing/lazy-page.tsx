import { type ComponentType, use } from 'react'
import { forgetReload, PageCodeMissing } from './fresh-release.ts'

/** A page whose code is fetched when it is wanted. */
export interface LazyPage {
  /** Fetches the code, once; a failure stays until it is forgotten. */
  load: () => Promise<void>
  /** After a failure, lets the next `load` fetch again. */
  forgetFailure: () => void
  /** Suspends until the code is there; draws at once when it is; throws `PageCodeMissing`. */
  Page: ComponentType
}

/** A promise that React need not wait for: it reads the state that promises it knows carry. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** Makes a page of a dynamic import. Unlike `React.lazy`, a loaded page never shows a fallback. */
export function lazyPage(fetchCode: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined
  let pending: Promise<void> | undefined
  let hasFailed = false
  const load = () => {
    pending ??= fetchCode().then(
      (module) => {
        Loaded = module.default
        forgetReload()
      },
      (cause: unknown) => {
        hasFailed = true
        throw new PageCodeMissing(cause)
      },
    )
    return pending
  }
  // Not forgotten by `load` itself: what suspends renders again, and would fetch for ever.
  const forgetFailure = () => {
    if (hasFailed) pending = undefined
    hasFailed = false
  }
  function Page() {
    // Always called: React remembers what a component that suspended was waiting for.
    use(Loaded ? settled : load())
    return Loaded ? <Loaded /> : null
  }
  return { load, forgetFailure, Page }
}
