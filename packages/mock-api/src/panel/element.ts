type Child = Node | string

/** Makes an element with properties, and children in order. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  Object.assign(made, properties)
  made.append(...children)
  return made
}

/** A control with its name before it. */
export const labelled = (name: string, control: HTMLElement): HTMLLabelElement =>
  element('label', { className: 'row' }, element('span', {}, name), control)

/** A tick box that shows and sets one control. */
export function tick(
  name: string,
  isOn: () => boolean,
  onChange: (on: boolean) => void,
): { view: HTMLElement; update: () => void } {
  const box = element('input', { type: 'checkbox' })
  box.addEventListener('change', () => onChange(box.checked))
  const update = () => {
    box.checked = isOn()
  }
  update()
  return { view: element('label', { className: 'tick' }, box, name), update }
}

/** A number field that shows and sets one control; what is out of bounds is not taken. */
export function number(
  name: string,
  { most, step, read, write }: NumberOptions,
): { view: HTMLElement; update: () => void } {
  const field = element('input', {
    type: 'number',
    min: '0',
    max: String(most),
    step: String(step),
    inputMode: 'decimal',
  })
  field.addEventListener('change', () => {
    if (field.validity.valid) write(field.valueAsNumber || 0)
    else update()
  })
  const update = () => {
    field.value = String(read())
  }
  update()
  return { view: labelled(name, field), update }
}

interface NumberOptions {
  most: number
  step: number
  read: () => number
  write: (value: number) => void
}
