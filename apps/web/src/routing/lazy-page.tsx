import { type ComponentType, use } from 'react'

/** A page whose code is fetched when it is wanted. */
export interface LazyPage {
  /** Fetches the code, once; a failed fetch may be tried again. */
  load: () => Promise<void>
  /** Suspends until the code is there; draws at once when it is. */
  Page: ComponentType
}

/** Makes a page of a dynamic import. Unlike `React.lazy`, a loaded page never shows a fallback. */
export function lazyPage(fetchCode: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined
  let pending: Promise<void> | undefined
  const load = () => {
    pending ??= fetchCode().then(
      (module) => {
        Loaded = module.default
      },
      (cause: unknown) => {
        pending = undefined
        throw cause
      },
    )
    return pending
  }
  function Page() {
    if (!Loaded) use(load())
    return Loaded ? <Loaded /> : null
  }
  return { load, Page }
}
