import { all, element } from './dom.ts'

let count = 0

/** Makes tabs of the languages of each request; the one that is chosen is chosen everywhere. */
export function addTabs(): void {
  for (const box of all('.languages')) addTabsTo(box)
}

function addTabsTo(box: Element): void {
  const panels = all<HTMLElement>('[data-language]', box)
  const list = element('div', { role: 'tablist', 'aria-label': 'Language of the request' })
  for (const panel of panels) {
    const { language = '' } = panel.dataset
    count += 1
    panel.id = `panel-${count}`
    const tab = element('button', { type: 'button', role: 'tab', id: `tab-${count}` }, language)
    tab.dataset.tab = language
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
    tab.addEventListener('click', () => choose(language))
    list.append(tab)
  }
  list.addEventListener('keydown', moveByKey)
  box.prepend(list)
  show(box, panels[0]?.dataset.language ?? '')
}

/** Keeps what is read in its place: the samples above it change their height. */
function choose(language: string): void {
  const before = document.activeElement?.getBoundingClientRect().top ?? 0
  for (const box of all('.languages')) show(box, language)
  const after = document.activeElement?.getBoundingClientRect().top ?? 0
  scrollBy({ top: after - before, behavior: 'instant' })
}

function show(box: Element, language: string): void {
  for (const tab of all('[role=tab]', box)) {
    const chosen = tab instanceof HTMLElement && tab.dataset.tab === language
    tab.setAttribute('aria-selected', String(chosen))
    tab.setAttribute('tabindex', chosen ? '0' : '-1')
  }
  for (const panel of all<HTMLElement>('[data-language]', box))
    panel.hidden = panel.dataset.language !== language
}

/** The arrows go from tab to tab, as in every list of tabs. */
function moveByKey(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step === undefined || !(currentTarget instanceof Element)) return
  const tabs = all<HTMLElement>('[role=tab]', currentTarget)
  const at = tabs.findIndex((tab) => tab.contains(target instanceof Node ? target : null))
  const next = tabs[(at + step + tabs.length) % tabs.length]
  next?.focus()
  next?.click()
  event.preventDefault()
}
