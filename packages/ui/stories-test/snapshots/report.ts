import fs from 'node:fs'
import path from 'node:path'
import type { Change } from './judge.ts'

const folder = path.resolve(import.meta.dirname, '../../../../.test-results/snapshots')

const image = (title: string, picture: Buffer | undefined): string =>
  picture
    ? `<figure><figcaption>${title}</figcaption><img alt="" src="data:image/png;base64,${picture.toString('base64')}"></figure>`
    : ''

/** Writes one page with the pictures before, after and their difference; answers its path. */
export function writeReport(changes: readonly Change[]): string {
  const parts = changes.map(
    ({ name, summary, before, after, picture }) =>
      `<section><h2>${name}</h2><p>${summary}</p><div>${image('Before', before)}${image('After', after)}${image('Difference', picture)}</div></section>`,
  )
  const style =
    'body{font:16px/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem;flex-wrap:wrap}figure{margin:0}img{border:1px solid #ccc;max-width:100%}'
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'index.html')
  fs.writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Snapshots</title><style>${style}</style><h1>${changes.length} pictures differ</h1>${parts.join('')}</html>`,
  )
  return file
}
