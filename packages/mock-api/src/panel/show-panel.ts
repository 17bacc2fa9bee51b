import { forgetStored, mockKeys, readStored, writeStored } from '../browser/stored.ts'
import type { StoredWorld } from '../browser/stored-world.ts'
import type { Mock } from '../mock.ts'
import { chatSection } from './chat-section.ts'
import { element } from './element.ts'
import { forcedSection } from './forced-section.ts'
import { logSection } from './log-section.ts'
import { networkSection } from './network-section.ts'
import { panelSheet } from './panel-style.ts'
import { personaSection } from './persona-section.ts'
import { sentinelSection } from './sentinel-section.ts'

interface Parts {
  mock: Mock
  stored: StoredWorld
}

/** The mock's own panel: a tab at the bottom start of the page that opens the controls. */
export function showPanel({ mock, stored }: Parts): void {
  const { controls, log } = mock
  const persona = personaSection(stored)
  const network = networkSection(controls)
  const chat = chatSection(controls)
  const forced = forcedSection(controls)
  const calls = logSection(log)
  const remembered = readRemembered()
  const section = (name: string, content: Node) => {
    const made = element('details', {}, element('summary', {}, name), content)
    made.open = remembered.sections.includes(name)
    made.addEventListener('toggle', remember)
    return made
  }
  const sections = [
    section('Persona', persona.view),
    section('Network', network.view),
    section('Forced status', forced.view),
    section('Assistant', chat.view),
    section('Calls', calls.view),
    section('Sentinel inputs', sentinelSection()),
    section('Reset', resetSection(stored)),
  ]
  const close = element('button', { type: 'button' }, 'Close')
  const dialog = element(
    'dialog',
    {},
    element('div', { className: 'header' }, element('h2', { id: 'title' }, 'Mock'), close),
    element('div', { className: 'sections' }, ...sections),
  )
  dialog.setAttribute('aria-labelledby', 'title')
  const tab = element('button', { type: 'button', className: 'tab', title: shortcutName }, 'Mock')
  tab.ariaHasPopup = 'dialog'

  /** A page under a modal dialog of its own is inert, and so is the panel that stood there before. */
  const isCovered = () => document.querySelector('dialog:modal') !== null
  function open() {
    if (dialog.open) dialog.close()
    if (isCovered()) dialog.showModal()
    else dialog.show()
    update()
    remember()
    close.focus()
  }
  function update() {
    const { offline, slow, down, failureRate, forced: statuses, chat: faults } = controls.get()
    const isTroubled =
      offline || slow || down || failureRate > 0 || Object.keys(statuses).length > 0
    tab.toggleAttribute('data-troubled', isTroubled || faults.refuse || faults.failAcknowledgements)
    tab.hidden = dialog.open
    if (!dialog.open) return
    for (const part of [persona, network, chat, forced, calls]) part.update()
  }
  function remember() {
    const open = sections.filter((each) => each.open)
    const names = open.map((each) => each.querySelector('summary')?.textContent ?? '')
    writeStored(mockKeys.panel, JSON.stringify({ isOpen: dialog.open, sections: names }))
  }

  tab.addEventListener('click', open)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dialog.close()
    // The page's own shortcuts do not hear what is typed here.
    event.stopPropagation()
  })
  dialog.addEventListener('close', () => {
    // Reported late: it may stand above the page again by now.
    if (dialog.open) return
    update()
    remember()
    tab.focus()
  })
  const toggle = (event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return
    event.preventDefault()
    if (dialog.open && (dialog.matches(':modal') || !isCovered())) dialog.close()
    else open()
  }
  document.addEventListener('keydown', toggle, { capture: true })
  controls.follow(update)
  log.follow(() => {
    if (!dialog.open) return
    persona.update()
    calls.update()
  })

  const host = element('div', { id: 'manzil-mock' })
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [panelSheet()]
  root.append(tab, dialog)
  document.body.append(host)
  if (remembered.isOpen) dialog.show()
  update()
}

const shortcutName = 'Controls of the mock (Alt+Shift+M)'

function resetSection(stored: StoredWorld): HTMLElement {
  const reset = element('button', { type: 'button' }, 'Forget everything and reload')
  reset.addEventListener('click', () => {
    stored.reset()
    forgetStored(mockKeys.controls)
    for (const key of ['userToken', 'userData', 'formData', 'code', 'sessionId'])
      localStorage.removeItem(key)
    window.location.reload()
  })
  const hint = element(
    'p',
    { className: 'hint' },
    'Accounts, favourites, listings, conversations and controls go back to the beginning.',
  )
  return element('div', {}, hint, reset)
}

interface Remembered {
  isOpen: boolean
  sections: readonly string[]
}

const atFirst: Remembered = { isOpen: false, sections: ['Persona', 'Network', 'Calls'] }

function readRemembered(): Remembered {
  try {
    const value: unknown = JSON.parse(readStored(mockKeys.panel) ?? 'null')
    if (typeof value !== 'object' || value === null || !('sections' in value)) return atFirst
    const sections = Array.isArray(value.sections) ? value.sections.map(String) : []
    return { isOpen: 'isOpen' in value && value.isOpen === true, sections }
  } catch {
    return atFirst
  }
}
