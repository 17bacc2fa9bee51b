/**
 * Service worker of the site. It answers only what browsers could not: a page that is opened while
 * there is no network shows `/offline.html`. Nothing else passes through it, so neither answers of
 * the API nor scripts can grow stale in it. The browser asks for the page by itself meanwhile
 * (navigation preload), which costs no start of the worker and says to the server what it is for.
 */
export const offlineWorker = `const page = '/offline.html'
const shelf = 'offline-1'
addEventListener('install', (event) => {
  event.waitUntil(caches.open(shelf).then((kept) => kept.add(new Request(page, { cache: 'reload' }))))
  skipWaiting()
})
addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      registration.navigationPreload?.enable(),
      caches.keys().then((names) =>
        Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name))),
      ),
    ]),
  )
})
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const answer = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request))
  event.respondWith(answer.catch(() => caches.match(page)))
})
`
