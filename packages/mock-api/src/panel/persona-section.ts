import { become, whoIs } from '../browser/become.ts'
import type { StoredWorld } from '../browser/stored-world.ts'
import { personas } from '../controls.ts'
import { element } from './element.ts'

/** Logs the page in as somebody else. */
export function personaSection(stored: StoredWorld): { view: HTMLElement; update: () => void } {
  const buttons = personas.map((persona) => {
    const button = element('button', { type: 'button' }, persona)
    button.addEventListener('click', () => {
      become(persona, stored.world)
      stored.saveNow()
      window.location.reload()
    })
    return button
  })
  const update = () => {
    const current = whoIs(localStorage.getItem('userToken'), stored.world)
    for (const button of buttons) button.ariaPressed = String(button.textContent === current)
  }
  update()
  return { view: element('div', { className: 'buttons' }, ...buttons), update }
}
