/** Sheet of the panel; a constructed sheet passes any content security policy. */
export function panelSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const css = `
:host {
  all: initial;
  color-scheme: dark;
  font: 13px/1.45 system-ui, sans-serif;
}

* {
  box-sizing: border-box;
}

.tab,
dialog {
  position: fixed;
  inset-block-start: auto;
  inset-block-end: calc(12px + env(safe-area-inset-bottom) + var(--foot-bar-height, 0px));
  inset-inline-start: 12px;
  inset-inline-end: auto;
  z-index: 2147483000;
  margin: 0;
  border: 1px solid #565d6b;
  background: #16181d;
  color: #f2f3f5;
  font: inherit;
}

.tab {
  min-block-size: 28px;
  padding: 3px 10px;
  border-radius: 14px;
  font-weight: 600;
  cursor: pointer;
  opacity: 0.85;
}

.tab:hover,
.tab:focus-visible {
  opacity: 1;
}

.tab[data-troubled]::after {
  content: ' !';
  color: #ffb020;
}

dialog:not([open]) {
  display: none;
}

dialog {
  display: flex;
  flex-direction: column;
  inline-size: min(360px, calc(100vw - 24px));
  max-inline-size: none;
  max-block-size: min(640px, calc(100dvh - 24px));
  padding: 0;
  border-radius: 10px;
  box-shadow: 0 8px 30px rgb(0 0 0 / 45%);
}

.header {
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 12px;
  border-block-end: 1px solid #333842;
}

h2 {
  margin: 0;
  font-size: 14px;
}

.sections {
  overflow: auto;
  overscroll-behavior: contain;
}

details {
  padding: 4px 12px;
  border-block-end: 1px solid #333842;
}

summary {
  padding-block: 4px;
  font-weight: 600;
  cursor: pointer;
}

.grid {
  display: grid;
  gap: 6px;
  padding-block: 4px 8px;
}

.row {
  display: grid;
  grid-template-columns: 1fr minmax(0, 170px);
  gap: 8px;
  align-items: center;
}

.tick {
  display: flex;
  gap: 8px;
  align-items: center;
  min-block-size: 24px;
}

.buttons {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-block: 4px 8px;
}

button,
select,
input[type='number'] {
  min-block-size: 28px;
  max-inline-size: 100%;
  padding: 3px 8px;
  border: 1px solid #565d6b;
  border-radius: 6px;
  background: #23262e;
  color: inherit;
  font: inherit;
}

button {
  cursor: pointer;
}

button:hover {
  background: #333842;
}

button[aria-pressed='true'] {
  border-color: #ffb020;
  color: #ffb020;
}

:focus-visible {
  outline: 2px solid #ffb020;
  outline-offset: 1px;
}

.plain {
  margin: 0;
  padding: 0;
  list-style: none;
}

.plain li {
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding-block: 2px;
}

.scroll {
  max-block-size: 220px;
  margin-block-end: 8px;
  overflow: auto;
}

table {
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
}

th {
  position: sticky;
  inset-block-start: 0;
  background: #16181d;
  text-align: start;
}

th,
td {
  padding: 2px 4px;
  overflow-wrap: anywhere;
}

.failed td {
  color: #ffb020;
}

dl {
  margin: 0;
  padding-block-end: 8px;
}

dt code {
  color: #ffb020;
}

dd {
  margin: 0 0 6px;
}

code {
  font: 12px/1.4 ui-monospace, monospace;
  overflow-wrap: anywhere;
}

.hint {
  margin: 4px 0 8px;
  color: #b6bcc8;
}
`
