import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
  document.body.replaceChildren()
})

/** A button with the focus in a dialog, where the clipboard refuses and the command is obeyed. */
function refuse() {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new Error('denied')) },
  })
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  const button = document.createElement('button')
  dialog.append(button)
  document.body.append(dialog)
  button.focus()
  const copied: { text: string; inDialog: boolean }[] = []
  document.execCommand = () => {
    const area = document.querySelector('textarea')
    copied.push({ text: area?.value ?? '', inDialog: dialog.contains(area) })
    return true
  }
  return { button, copied }
}

it('copies by the old command from inside the dialog that has the focus', async () => {
  const { copied } = refuse()
  expect(await copyText('7123')).toBe(true)
  expect(copied).toEqual([{ text: '7123', inDialog: true }])
})

it('leaves nothing behind and gives the focus back', async () => {
  const { button } = refuse()
  await copyText('7123')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('says that nothing was copied where the command is refused or is none', async () => {
  refuse()
  document.execCommand = () => {
    throw new Error('unknown command')
  }
  expect(await copyText('7123')).toBe(false)
})
