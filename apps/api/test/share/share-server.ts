import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5'
import type { OpenDatabase } from '../../src/db/connect.ts'
import type { ShareConfig } from '../../src/modules/share/register-share.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { listen } from '../http/contract-app.ts'

/** A listening server over demo properties and the texts of the site. */
export async function startShareServer(share: Partial<ShareConfig> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'manzil-share-'))
  const database: OpenDatabase = await openTestDatabase('seeded')
  const { webDir } = share
  const app = await buildTestApp(database, {
    ...(webDir !== undefined && { webDir }),
    share: { dataDir, ...share },
  })
  const origin = await listen(app)
  return {
    database,
    dataDir,
    origin,
    get: (address: string, init: RequestInit = {}) =>
      fetch(`${origin}${address}`, { redirect: 'manual', ...init }),
    async close() {
      await app.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type ShareServer = Awaited<ReturnType<typeof startShareServer>>

type Element = DefaultTreeAdapterMap['element']
type Parent = DefaultTreeAdapterMap['parentNode']

/** A document as a browser's parser reads it. */
export function readPage(text: string) {
  const elements: Element[] = []
  const walk = (parent: Parent) => {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue
      elements.push(node)
      walk(node)
    }
  }
  walk(parse(text))
  const attribute = (element: Element | undefined, name: string) =>
    element?.attrs.find((each) => each.name === name)?.value
  const all = (tag: string, wanted: Record<string, string> = {}) =>
    elements.filter(
      (element) =>
        element.tagName === tag &&
        Object.entries(wanted).every(([name, value]) => attribute(element, name) === value),
    )
  const one = (tag: string, wanted: Record<string, string> = {}) => all(tag, wanted)[0]
  return {
    all,
    attribute,
    /** Text of the first such element. */
    text: (tag: string) => textOf(one(tag)),
    meta: (name: string) =>
      attribute(one('meta', { name }) ?? one('meta', { property: name }), 'content'),
    link: (wanted: Record<string, string>) => attribute(one('link', wanted), 'href'),
    root: one('html'),
    alternates: all('link', { rel: 'alternate' }).flatMap((element) => {
      const language = attribute(element, 'hreflang')
      return language ? [[language, attribute(element, 'href') ?? ''] as const] : []
    }),
    /** The graph of its linked data. */
    things: (): Record<string, unknown>[] =>
      JSON.parse(textOf(one('script', { type: 'application/ld+json' })))['@graph'],
    scripts: all('script').filter((element) => attribute(element, 'type') === undefined),
  }
}

function textOf(node: Parent | undefined): string {
  return (node?.childNodes ?? [])
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value
      return defaultTreeAdapter.isElementNode(child) ? textOf(child) : ''
    })
    .join('')
}
