/** Every element of a kind. */
export const all = <E extends Element>(selector: string, root: ParentNode = document): E[] => [
  ...root.querySelectorAll<E>(selector),
]

type Child = Node | string

/** Makes an element; scripts of these pages write no markup as text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** Makes a button that does something. */
export function button(
  text: string,
  action: (button: HTMLButtonElement) => void,
): HTMLButtonElement {
  const made = element('button', { type: 'button' }, text)
  made.addEventListener('click', () => action(made))
  return made
}
