import type { ChatFaults, MockControls } from '../controls.ts'
import { element, labelled, number, tick } from './element.ts'

const ticks = [
  ['refuse', 'Refuse connections'],
  ['failAcknowledgements', 'Refuse every event'],
  ['failLanguage', 'Refuse the choice of language'],
] as const satisfies readonly (readonly [keyof ChatFaults, string])[]

const prompts: readonly ChatFaults['languagePrompt'][] = ['auto', 'always', 'never']

/** What goes wrong with the assistant. */
export function chatSection(controls: MockControls): { view: HTMLElement; update: () => void } {
  const chat = () => controls.get().chat
  const prompt = element('select', {}, ...prompts.map((name) => element('option', {}, name)))
  prompt.addEventListener('change', () => {
    const languagePrompt = prompts.find((name) => name === prompt.value)
    if (languagePrompt) controls.setChat({ languagePrompt })
  })
  const promptUpdate = () => {
    prompt.value = chat().languagePrompt
  }
  promptUpdate()
  const parts = [
    ...ticks.map(([name, label]) =>
      tick(
        label,
        () => chat()[name],
        (on) => controls.setChat({ [name]: on }),
      ),
    ),
    number('Break after so many messages (0: never)', {
      most: 1000,
      step: 1,
      read: () => chat().dropAfter,
      write: (dropAfter) => controls.setChat({ dropAfter }),
    }),
    number('Between typing updates, ms', {
      most: 60_000,
      step: 10,
      read: () => chat().typingMs,
      write: (typingMs) => controls.setChat({ typingMs }),
    }),
    { view: labelled('Ask for the language', prompt), update: promptUpdate },
  ]
  return {
    view: element('div', { className: 'grid' }, ...parts.map(({ view }) => view)),
    update: () => {
      for (const { update } of parts) update()
    },
  }
}
