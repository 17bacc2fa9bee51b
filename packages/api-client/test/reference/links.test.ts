import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { files, pageOf, pages } from './rendered-pages.ts'

/** Served by the server beside the pages. */
const served = ['openapi.json', 'asyncapi.json', '/']

test.each(pages.map((page) => [page.file, page] as const))(
  '%s: every link leads to something',
  (_file, { file, links }) => {
    const dead = links.filter((link) => {
      const [target = '', anchor] = link.split('#')
      if (served.includes(target)) return false
      if (target && !files.has(target)) return true
      return anchor !== undefined && !pageOf(target || file).ids.includes(anchor)
    })
    expect(links.length).toBeGreaterThan(0)
    expect(dead).toEqual([])
  },
)

test.each(pages.map((page) => [page.file, page] as const))(
  '%s: no anchor twice, nothing inline, nothing from elsewhere',
  (_file, { text, ids }) => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(text.match(/<style|\sstyle="|\son[a-z]+="|<script(?![^>]*\ssrc="reference\.js")/g)).toBe(
      null,
    )
    expect(text.match(/<(?:link|script|img|iframe)[^>]*(?:href|src)="(?:https?:)?\/\//g)).toBe(null)
  },
)

test('no page grows beyond what a phone should load', () => {
  const kilobyte = 1024
  // As the server sends them.
  for (const { text } of pages) expect(gzipSync(text).byteLength).toBeLessThan(100 * kilobyte)
})
