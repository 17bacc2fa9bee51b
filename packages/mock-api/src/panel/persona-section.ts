import { become, whoIs } from '../browser/become.ts'
import type { StoredWorld } from '../browser/stored-world.ts'
import { personas } from '../controls.ts'
import { element } from './element.ts'

/** Logs the page in as somebody else. */
export function personaSection(stored: StoredWorld): HTMLElement {
  const current = whoIs(localStorage.getItem('userToken'))
  const buttons = personas.map((persona) => {
    const button = element('button', { type: 'button' }, persona)
    button.ariaPressed = String(persona === current)
    button.addEventListener('click', () => {
      become(persona, stored.world)
      stored.saveNow()
      window.location.reload()
    })
    return button
  })
  return element('div', { className: 'buttons' }, ...buttons)
}
