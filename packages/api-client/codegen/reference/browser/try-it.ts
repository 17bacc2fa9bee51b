import type { TryIt } from '../parts/try-it.ts'
import { all, button, element } from './dom.ts'
import { realId } from './real-ids.ts'
import { type Filled, send } from './send-request.ts'

/** The token of a session, for every form of the page; kept nowhere else. */
let token = ''
let count = 0

/** Puts a button beside each request, which opens a form that sends it to this server. */
export function addTryIt(): void {
  if (!location.protocol.startsWith('http')) return
  for (const place of all<HTMLElement>('[data-try]')) {
    const details = element('details', {}, element('summary', {}, 'Try it on this server'))
    details.addEventListener('toggle', () => {
      if (details.open && details.childElementCount === 1) details.append(formOf(readTry(place)))
    })
    place.append(details)
  }
}

/** What the build wrote; its type is that of the build. */
const readTry = (place: HTMLElement): TryIt => JSON.parse(place.dataset.try ?? 'null')

function formOf(request: TryIt): HTMLFormElement {
  const form = element('form', { class: 'send', novalidate: '' })
  const inputs = request.fields.map((field) => {
    const input = inputOf(`${field.name} (${field.place}${field.required ? ', required' : ''})`)
    input.value = field.value
    if (field.idsAt && field.required)
      realId(field.idsAt).then((id) => {
        if (id !== undefined) input.value = id
      })
    form.append(labelled(input))
    return { field, input }
  })
  const parts = (request.form ?? []).map((field) => {
    const input = inputOf(`${field.name} (form)`)
    if (field.file) input.type = 'file'
    else input.value = field.value
    form.append(labelled(input))
    return { field, input }
  })
  const body = request.json === undefined ? undefined : bodyField(request.json)
  if (body) {
    for (const { name, idsAt } of request.jsonIds) putRealId(body, name, idsAt)
    form.append(labelled(body))
  }
  const session = request.auth === 'none' ? undefined : sessionField()
  if (session) form.append(labelled(session))
  if (session && request.guestAt) form.append(guestButton(session, request.guestAt))
  const answer = element('div', { class: 'answer', 'aria-live': 'polite' })
  form.append(element('button', { type: 'submit' }, 'Send'), answer)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const filled: Filled = {
      values: inputs.map(({ field, input }) => ({ ...field, value: input.value })),
      form: request.form && formData(parts),
      json: body?.value,
      token: session?.value ?? '',
    }
    answer.replaceChildren(element('p', {}, 'Sending …'))
    answer.replaceChildren(...(await send(request, filled)))
  })
  return form
}

function inputOf(label: string): HTMLInputElement {
  return element('input', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    'data-label': label,
  })
}

function bodyField(json: string): HTMLTextAreaElement {
  const rows = String(Math.min(16, json.split('\n').length + 1))
  const field = element('textarea', { rows, spellcheck: 'false', 'data-label': 'Body (JSON)' })
  field.value = json
  return field
}

/** Puts an id that exists here into the body, unless somebody has written another one meanwhile. */
function putRealId(field: HTMLTextAreaElement, name: string, address: string): void {
  const member = new RegExp(`("${name}": ")[0-9a-f-]{36}`)
  realId(address).then((id) => {
    if (id !== undefined) field.value = field.value.replace(member, `$1${id}`)
  })
}

function sessionField(): HTMLInputElement {
  const field = inputOf('Token of a session')
  field.value = token
  field.dataset.token = ''
  field.addEventListener('input', () => {
    token = field.value
  })
  // Another form of the page may have got one since this one was opened.
  field.addEventListener('focus', () => {
    field.value = token
  })
  return field
}

/** Guests have sessions too; the token serves every form of the page. */
function guestButton(session: HTMLInputElement, address: string): HTMLButtonElement {
  return button('Get the token of a guest', async (self) => {
    const answer: unknown = await fetch(address, { method: 'POST' })
      .then((response) => response.json())
      .catch(() => undefined)
    const given = typeof answer === 'object' && answer !== null && 'token' in answer && answer.token
    if (typeof given !== 'string') {
      self.textContent = 'No token came; press again'
      return
    }
    token = given
    session.value = given
    for (const field of all<HTMLInputElement>('[data-token]')) field.value = given
  })
}

/** A control with its name above it. */
function labelled(control: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  count += 1
  control.id = `try-${count}`
  const label = element('label', { for: control.id }, control.dataset.label ?? '')
  return element('p', { class: 'control' }, label, control)
}

function formData(
  parts: readonly { field: { name: string; file: boolean }; input: HTMLInputElement }[],
): FormData {
  const data = new FormData()
  for (const { field, input } of parts) {
    const [file] = input.files ?? []
    if (field.file && file) data.append(field.name, file)
    else if (!field.file && input.value !== '') data.append(field.name, input.value)
  }
  return data
}
