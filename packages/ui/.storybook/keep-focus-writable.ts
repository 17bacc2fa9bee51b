/**
 * A loader for stories of Ark's combobox. It makes `focus` of all elements read-only, to tell
 * pointers from keys, and Storybook throws when it puts its own back as the page is left. Here the
 * property takes what is assigned and cannot be redefined, which Ark puts up with.
 */
export function keepFocusWritable(): void {
  const found = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
  if (found?.configurable !== true) return
  let current: unknown = found.get ? found.get.call(HTMLElement.prototype) : found.value
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    configurable: false,
    enumerable: true,
    get: () => current,
    set: (next: unknown) => {
      current = next
    },
  })
}
