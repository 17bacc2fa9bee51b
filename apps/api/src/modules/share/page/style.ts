import { themeTokens } from './theme-tokens.ts'

const declared = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** The whole style sheet of share pages; it stands in the page, so that one request draws it. */
export const style = `
:root{color-scheme:light dark;${declared(themeTokens.light)}}
@media (prefers-color-scheme:dark){:root{${declared(themeTokens.dark)}}}
*,::before,::after{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:1rem/1.6 "Noto Sans","Noto Sans Arabic",system-ui,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
html:lang(ar) body{font-size:1.0625rem;line-height:1.75}
.frame{max-width:60rem;margin-inline:auto;padding-inline:1rem}
header .frame,footer .frame{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;padding-block:.5rem}
header{border-block-end:1px solid var(--border)}
footer{border-block-start:1px solid var(--border);margin-block-start:3rem;color:var(--fg-muted)}
a{color:var(--accent-fg);text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
main:focus{outline:none}
.brand{display:inline-flex;gap:.4em;align-items:center;min-block-size:2.75rem;font-size:1.64rem;font-weight:750;line-height:1;letter-spacing:-.025em;color:var(--fg);text-decoration:none}
.brand:lang(ar){letter-spacing:0}
.brand svg{inline-size:2rem;block-size:2rem;color:var(--accent)}
.skip{position:absolute;inset-inline-start:-100vw}
.skip:focus{inset-inline-start:1rem;inset-block-start:.5rem;padding:.5rem 1rem;background:var(--bg-raised)}
ul.row,ol.row{display:flex;flex-wrap:wrap;gap:0 1rem;margin:0;padding:0;list-style:none}
ul.row a,ol.row a{display:inline-block;padding-block:.6rem}
ol.row li+li::before{content:"/";margin-inline-end:1rem;color:var(--fg-muted)}
h1{margin-block:.5rem;font-size:clamp(1.5rem,1.2rem + 1.4vw,2.1rem);line-height:1.25;text-wrap:balance}
main>h1:first-child{margin-block-start:2.5rem}
h2{margin-block:2.25rem .75rem;font-size:1.375rem;line-height:1.3}
h3{margin-block:1.5rem .5rem;font-size:1.125rem}
.price{margin:0;font-size:1.75rem;font-weight:700;font-variant-numeric:tabular-nums}
.muted{color:var(--fg-muted)}
.picture{display:block;inline-size:100%;block-size:auto;aspect-ratio:16/9;max-block-size:26rem;margin-block:1rem;object-fit:cover;border-radius:16px;background:var(--bg-subtle)}
.open{display:inline-flex;align-items:center;min-block-size:2.75rem;margin-block:1rem;padding-inline:1.25rem;border-radius:8px;background:var(--accent);color:var(--accent-contrast);font-weight:650;text-decoration:none}
button.open{border:0;font:inherit;font-weight:650;cursor:pointer}
.open:hover{background:var(--accent-hover)}
button.quiet,button.quiet:hover{border:1px solid var(--fg-muted);background:none;color:var(--fg)}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:0 2rem;margin:0}
dl div{display:flex;justify-content:space-between;gap:1rem;padding-block:.6rem;border-block-end:1px solid var(--border)}
dt{color:var(--fg-muted)}
dd{margin:0;font-weight:600;text-align:end}
blockquote{max-inline-size:68ch;margin:0;padding-inline:1rem;border-inline-start:3px solid var(--border);white-space:pre-wrap}
textarea{display:block;inline-size:100%;max-inline-size:68ch;padding:.75rem;border:1px solid var(--fg-muted);border-radius:8px;background:var(--bg-raised);color:var(--fg);font:inherit}
.text{max-inline-size:68ch;white-space:pre-line}
.prose{max-inline-size:68ch}
.prose table{border-collapse:collapse}
.prose td,.prose th{padding:.4rem .75rem;border:1px solid var(--border);text-align:start}
.wide{overflow-x:auto}
ul.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:0 1.5rem;margin:0;padding:0;list-style:none}
ul.cards li{padding-block:.75rem;border-block-end:1px solid var(--border)}
ul.cards a{display:block;padding-block:.25rem;font-weight:600}
@media print{header nav,footer,.open,.skip{display:none}}
`.replace(/\n/g, '')
