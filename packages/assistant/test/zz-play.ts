import { readFileSync } from 'node:fs'
import { converse } from './conversation.ts'
import { toolsInDubai, toolsToLet, tools } from './own-sums-tools.ts'
import { siteTexts } from './site-library.ts'
import { knowledge } from './knowledge.ts'
const rows = JSON.parse(readFileSync(process.argv[2] ?? '/tmp/fresh/scratch-sums.json', 'utf8'))
for (const [language, turns, kind] of rows) {
  const base = kind === 'rent' ? toolsToLet() : kind === 'sale' ? toolsInDubai() : tools()
  if (process.env.PIECES) console.log(knowledge.read(turns.at(-1), language).pieces.map((p) => JSON.stringify(p.meaning)).join(' '))
  const said = await converse({ ...base, ...siteTexts } as never, turns, language)
  console.log('##', turns.at(-1), '\n->', said.state.money?.kind ?? said.state.intent, JSON.stringify(said.state.money ?? {}), '\n', said.text.slice(0, 600), said.results ? '[cards]' : '')
}
