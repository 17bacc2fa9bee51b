/**
 * Service worker of the site. It answers only what browsers could not: a page that is opened while
 * there is no network shows `/offline.html`. Nothing else passes through it, so neither answers of
 * the API nor scripts can grow stale in it.
 */
export const offlineWorker = `const page = '/offline.html'
const shelf = 'offline-1'
addEventListener('install', (event) => {
  event.waitUntil(caches.open(shelf).then((kept) => kept.add(new Request(page, { cache: 'reload' }))))
  skipWaiting()
})
addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name))),
    ),
  )
})
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(() => caches.match(page)))
})
`
