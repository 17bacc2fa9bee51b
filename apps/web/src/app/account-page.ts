import { type LazyPage, lazyPage } from '../routing/lazy-page.tsx'

/** A page of `account-pages.ts`. */
export const accountPage = (name: keyof typeof import('./account-pages.ts')): LazyPage =>
  lazyPage(() => import('./account-pages.ts').then((pages) => pages[name]()))
