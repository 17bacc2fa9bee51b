/*
 * What the pages gain where scripts run: copy buttons, a filter over the contents, one button for
 * all folds, the address of this server in samples and ids that exist there, tabs of languages, forms
 * that send a request, a mark at the call being read. Nothing here is needed to read them, nothing is
 * stored, and nothing that changes something is sent before a button is pressed.
 */

import { all, button } from './dom.ts'
import { showRealIds } from './real-ids.ts'
import { addTabs } from './tabs.ts'
import { addTryIt } from './try-it.ts'

const contents = document.querySelector<HTMLElement>('#navigation')

/** Samples name the server that the page came from. */
function showOrigin(): void {
  if (!location.protocol.startsWith('http')) return
  for (const place of all('[data-origin]')) place.textContent = location.origin
}

function addCopyButtons(): void {
  for (const figure of all('figure.code')) {
    const code = figure.querySelector('code')
    const caption = figure.querySelector('figcaption')
    const title = caption?.textContent ?? ''
    const copy = button('Copy', async (self) => {
      const done = await navigator.clipboard.writeText(code?.textContent ?? '').then(
        () => true,
        () => false,
      )
      self.textContent = done ? 'Copied' : 'Not allowed'
      setTimeout(() => {
        self.textContent = 'Copy'
      }, 2000)
    })
    copy.setAttribute('aria-live', 'polite')
    copy.title = `Copy: ${title}`
    caption?.append(copy)
  }
}

function addFoldButton(): void {
  const folds = all<HTMLDetailsElement>('main details')
  if (folds.length < 2) return
  const toggle = button('Unfold all', (self) => {
    const open = self.textContent === 'Unfold all'
    for (const fold of folds) fold.open = open
    self.textContent = open ? 'Fold all' : 'Unfold all'
  })
  toggle.className = 'fold-all'
  document.querySelector('.top')?.append(toggle)
}

/** Shows the entries that contain every typed word, and unfolds what holds them. */
function addFilter(): void {
  const box = contents?.querySelector<HTMLElement>('.filter')
  const field = box?.querySelector('input')
  const none = box?.querySelector('.none')
  if (!contents || !box || !field || !none) return
  box.hidden = false
  const folds = all<HTMLDetailsElement>('details', contents)
  const openAtFirst = folds.map(({ open }) => open)
  const entries = all<HTMLLIElement>('li', contents).map((entry) => ({
    entry,
    text: `${entry.textContent} ${entry.dataset.words ?? ''}`.toLowerCase(),
  }))
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const { entry, text } of entries)
      entry.hidden = !words.every((word) => text.includes(word))
    for (const [index, fold] of folds.entries()) {
      const found = fold.querySelector('li:not([hidden])') !== null
      fold.hidden = !found
      fold.open = words.length > 0 ? found : (openAtFirst[index] ?? false)
    }
    contents.classList.toggle('filtered', words.length > 0)
    const nothing = entries.every(({ entry }) => entry.hidden)
    none.textContent = nothing ? 'Nothing has these words.' : ''
  })
}

/** Marks the entry of the contents that is being read. */
function followReading(): void {
  const page = location.pathname.split('/').pop() || 'index.html'
  const links = new Map(
    all<HTMLAnchorElement>('a[href*="#"]', contents ?? document).flatMap((link) => {
      const [file, id] = (link.getAttribute('href') ?? '').split('#')
      return file === page && id ? [[id, link] as const] : []
    }),
  )
  const mark = (id: string) => {
    for (const [name, link] of links)
      if (name === id) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  const observer = new IntersectionObserver(
    (changes) => {
      const shown = changes.find(({ isIntersecting }) => isIntersecting)
      if (shown) mark(shown.target.id)
    },
    { rootMargin: '-15% 0px -80% 0px' },
  )
  for (const entry of all('main .entry[id]')) observer.observe(entry)
}

/** A link to a fold opens it, and closes the contents where they lie over the page. */
function followAddress(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target instanceof HTMLDetailsElement) target.open = true
  if (contents?.matches(':popover-open')) contents.hidePopover()
}

showOrigin()
showRealIds()
addTabs()
addCopyButtons()
addFoldButton()
addFilter()
followReading()
addTryIt()
followAddress()
addEventListener('hashchange', followAddress)
