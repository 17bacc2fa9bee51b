// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { become, whoIs } from '../src/browser/become.ts'
import { pretendOffline } from '../src/browser/pretend-offline.ts'
import { mockKeys } from '../src/browser/stored.ts'
import { openStoredControls } from '../src/browser/stored-controls.ts'
import { openStoredWorld } from '../src/browser/stored-world.ts'
import { createControls } from '../src/controls.ts'
import { createMock } from '../src/mock.ts'
import { showPanel } from '../src/panel/show-panel.ts'
import { seedWorld } from '../src/seed-world.ts'
import { ask } from './ask.ts'

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function open() {
  const stored = openStoredWorld()
  const controls = openStoredControls('')
  const mock = createMock(stored.world, { controls, onChange: stored.changed })
  showPanel({ mock, stored })
  const root = document.querySelector('#manzil-mock')?.shadowRoot
  if (!root) throw new Error('the panel has not come')
  const button = (name: string) => {
    const found = [...root.querySelectorAll('button')].find(
      ({ textContent, ariaLabel }) => (ariaLabel || textContent) === name,
    )
    if (!found) throw new Error(`there is no button ${name}`)
    return found
  }
  const field = (name: string) => {
    const label = [...root.querySelectorAll('label')].find(
      ({ textContent }) => textContent === name,
    )
    const found = label?.querySelector('input')
    if (!found) throw new Error(`there is no field ${name}`)
    return found
  }
  const change = (control: HTMLElement) => control.dispatchEvent(new Event('change'))
  return { root, mock, stored, controls, button, field, change }
}

test('the tab opens the panel, Escape closes it, and it stays so', () => {
  const { root, button } = open()
  const dialog = root.querySelector('dialog')
  expect(dialog?.open).toBe(false)
  button('Mock').click()
  expect(dialog?.open).toBe(true)
  expect(JSON.parse(localStorage.getItem(mockKeys.panel) ?? '')).toMatchObject({ isOpen: true })
  dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(dialog?.open).toBe(false)
  const shortcut = { code: 'KeyM', altKey: true, shiftKey: true, bubbles: true, composed: true }
  document.dispatchEvent(new KeyboardEvent('keydown', shortcut))
  expect(dialog?.open).toBe(true)
  dialog?.dispatchEvent(new KeyboardEvent('keydown', shortcut))
  expect(dialog?.open).toBe(false)
})

test('its fields turn the controls, and the next visit has them', () => {
  const { field, change, controls } = open()
  const latency = field('Latency, ms')
  latency.value = '300'
  change(latency)
  const slow = field('Slow health check (over 3 s)')
  slow.checked = true
  change(slow)
  expect(controls.get()).toMatchObject({ latencyMs: 300, slow: true })
  // A reload is what the screen of a slow connection offers, so it ends that.
  expect(openStoredControls('').get()).toMatchObject({ latencyMs: 300, slow: false })
})

test('a status is forced and released', async () => {
  const { root, button, mock, controls } = open()
  const [operation, status] = root.querySelectorAll('select')
  if (!operation || !status) throw new Error('there is nothing to choose')
  operation.value = 'listCategories'
  operation.dispatchEvent(new Event('change'))
  status.value = '429'
  button('Force').click()
  expect((await ask(mock, 'listCategories')).status).toBe(429)
  button('Mock').click()
  button('Release listCategories').click()
  expect(controls.get().forced).toEqual({})
})

test('calls are listed while it is open', async () => {
  const { root, button, mock } = open()
  button('Mock').click()
  await ask(mock, 'ping')
  expect(root.querySelector('tbody tr')?.textContent).toContain('ping')
})

test.each(['individual', 'agent', 'agency', 'expired'] as const)(
  'the page becomes %s by what the app itself stores',
  async (persona) => {
    const world = seedWorld({ properties: 20 })
    localStorage.setItem('sessionId', 'of-somebody-else')
    become(persona, world)
    const token = localStorage.getItem('userToken')
    expect(whoIs(token, world)).toBe(persona)
    const role = persona === 'expired' ? 'individual' : persona
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ role })
    expect(localStorage.getItem('sessionId')).toBeNull()
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await ask(createMock(world), 'getCurrentUser', { headers })
    expect(status).toBe(persona === 'expired' ? 401 : 200)
  },
)

test('the page becomes a guest by forgetting who it was', () => {
  localStorage.setItem('userToken', 'mock-agent')
  become('guest', seedWorld({ properties: 20 }))
  expect(localStorage.getItem('userToken')).toBeNull()
})

test('a world survives a reload, and a broken one does not stop the page', async () => {
  const first = openStoredWorld()
  const mock = createMock(first.world, { onChange: first.changed })
  const [property] = first.world.properties
  const headers = { authorization: 'Bearer mock-individual' }
  await ask(mock, 'toggleFavourite', { id: property?._id ?? '', headers })
  window.dispatchEvent(new Event('pagehide'))
  expect(openStoredWorld().world.favourites).toEqual(first.world.favourites)

  localStorage.setItem(mockKeys.world, 'broken')
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  expect(openStoredWorld().world.favourites.size).toBe(0)
  expect(info).toHaveBeenCalledOnce()
})

test('what another tab did is known here', () => {
  const here = openStoredWorld()
  const there = openStoredWorld()
  there.world.favourites.set('somebody', ['a-home'])
  there.saveNow()
  window.dispatchEvent(new StorageEvent('storage', { key: mockKeys.world }))
  expect(here.world.favourites.get('somebody')).toEqual(['a-home'])
})

test('the address of the page can ask for controls', () => {
  const { latencyMs, failureRate, down, offline } = openStoredControls(
    '?mock-latency=300&mock-failure-rate=2&mock-down=1',
  ).get()
  expect([latencyMs, failureRate, down, offline]).toEqual([300, 0, true, false])
})

test('controls that cannot be read are calm', () => {
  localStorage.setItem(mockKeys.controls, '{"latencyMs":"soon"}')
  vi.spyOn(console, 'info').mockImplementation(() => {})
  expect(openStoredControls('').get().latencyMs).toBe(0)
})

test('the page hears that the network went and came', () => {
  const heard: string[] = []
  for (const name of ['offline', 'online'])
    window.addEventListener(name, () => heard.push(`${name} ${navigator.onLine}`))
  const controls = createControls()
  pretendOffline(controls)
  controls.set({ offline: true })
  controls.set({ offline: false })
  expect(heard).toEqual(['offline false', 'online true'])
})
