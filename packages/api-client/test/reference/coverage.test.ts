import { expect, test } from 'vitest'
import { eventAnchor, tagPage } from '../../codegen/reference/model/addresses.ts'
import type {
  ReferenceChatDocument,
  ReferenceRestDocument,
} from '../../codegen/reference/model/documents.ts'
import { readReference } from '../../codegen/reference/model/reference.ts'
import chatJson from '../../src/generated/asyncapi.gen.json' with { type: 'json' }
import restJson from '../../src/generated/openapi.gen.json' with { type: 'json' }
import { pageOf } from './rendered-pages.ts'

const rest: ReferenceRestDocument = JSON.parse(JSON.stringify(restJson))
const chat: ReferenceChatDocument = JSON.parse(JSON.stringify(chatJson))
const reference = readReference(rest, chat)

test('every operation of the contract has its article and a place in the list of all calls', () => {
  const operations = Object.values(rest.paths).flatMap((item) => Object.values(item))
  expect(operations.length).toBeGreaterThan(20)
  for (const { operationId, tags } of operations) {
    const file = tagPage(tags[0] ?? '')
    expect(pageOf(file).ids).toContain(operationId)
    expect(pageOf('index.html').links).toContain(`${file}#${operationId}`)
  }
})

test('every parameter, field of a body and status of an operation is told', () => {
  for (const { name, operations } of reference.tags)
    for (const { id, path_parameters, query, headers, raw } of operations) {
      const { text, ids } = pageOf(tagPage(name))
      const start = text.indexOf(`<article class="entry" id="${id}"`)
      const article = text.slice(start, text.indexOf('</article>', start))
      for (const parameter of [...path_parameters, ...query, ...headers])
        expect(article).toContain(`<code class="name">${parameter.name}</code>`)
      for (const code of Object.keys(raw.responses)) expect(ids).toContain(`${id}-${code}`)
    }
})

test('every event of the contract has its article, payload and acknowledgement', () => {
  expect(reference.events.length).toBeGreaterThan(4)
  for (const { event, acknowledgement } of reference.events) {
    const { ids } = pageOf('chat.html')
    expect(ids).toContain(eventAnchor(event))
    expect(ids).toContain(`${eventAnchor(event)}-payload`)
    if (acknowledgement) expect(ids).toContain(`${eventAnchor(event)}-acknowledgement`)
  }
})

test('every schema of both documents has its article', () => {
  const names = [...Object.keys(rest.components.schemas), ...Object.keys(chat.components.schemas)]
  const ids = ['schemas.html', 'schemas-p-z.html'].flatMap((page) => pageOf(page).ids)
  expect(names.filter((name) => !ids.includes(name))).toEqual([])
})

test('every code of a failure has its entry, with each call that declares it', () => {
  const { ids, links } = pageOf('errors.html')
  const { code } = rest.components.schemas.ErrorEnvelope?.properties ?? {}
  const codes = code?.enum ?? []
  expect(codes.length).toBeGreaterThan(10)
  for (const one of codes) expect(ids).toContain(one)
  for (const { name, operations } of reference.tags)
    for (const { id } of operations) expect(links).toContain(`${tagPage(name)}#${id}`)
})
