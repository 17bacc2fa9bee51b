import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const files: Readonly<Record<string, string>> = {
  'sources.yaml': `register:
  name: { en: Land register }
  url: https://register.example/
`,
  'rates.yaml': `transfer-fee: { value: 4, unit: percent, applies_to: sale, source: register, checked: 2026-11-01 }
`,
  'en/blogs/reading-a-yield.md': `---
title: Reading a yield
excerpt: Gross and net.
category: investing
cover: /scenes/facade/midrise/suburb/301.svg
published: 2026-06-15
sources: [register]
---

The rent by the price, {{rate:transfer-fee}} apart.
`,
  'ar/blogs/reading-a-yield.md': `---
title: كيف تقرأ العائد
excerpt: الإجمالي والصافي.
---

الإيجار على الثمن.
`,
  'en/pages/about-us.md': `## What this is {#what}

A portal.

## Who we are {#who}

People.
`,
  'en/pages/contact-us.md': `Write to us.
`,
  'en/assistant-terms.md': `---
updated: 2026-09-01
---

It can be wrong.
`,
}

/** A small folder of texts without a fault, to be changed by a test. */
export function makeContentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-content-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
