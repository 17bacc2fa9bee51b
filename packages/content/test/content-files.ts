import type { ContentFile } from '../src/reader/read-content.ts'
import { readContent } from '../src/reader/read-content.ts'

/** A small folder of texts without a fault: path → lines. */
const sound: Readonly<Record<string, string>> = {
  'sources.yaml': `register:
  name: { en: Land register, ar: السجل العقاري }
  url: https://register.example/`,
  'rates.yaml': `transfer-fee: { value: 4, unit: percent, applies_to: sale, source: register, checked: 2026-11-01, note: { en: Of the price } }
trustee-fee: { value: 2000, unit: aed, applies_to: sale, source: register, checked: 2026-10-01 }
loan-term: { value: 25, unit: years, applies_to: mortgage, source: register, checked: 2026-11-01 }`,
  'en/guides/buyer.md': `---
title: Buying
description: Step by step.
sources: [register]
---

## What it costs {#costs}

The fee is {{rate:transfer-fee}}.

### Steps {.steps}

1. **Sign** the contract
   of sale.
2. **Pay**: the price.

### Papers {.documents}

- Passport

### Fees {.fees}

- **Transfer**: {{rate:transfer-fee}} of the price, and
  {{rate:trustee-fee}}`,
  'en/faqs/buying.md': `## May a bank lend for {{rate:loan-term}}? {#loan-term}

Yes, see the [register](https://register.example/).

## Who may own? {#who}

Anybody.`,
  'en/blogs/first-steps.md': `---
title: First steps
excerpt: How to begin.
category: buying
cover: /scenes/view/tower/marina/1.svg
cover_alt: A view
tags: [buying]
published: 2026-10-05
sources: [register]
---

Begin *here*.`,
  'en/policies/cookies-policy.md': `---
updated: 2026-09-01
---

## What is stored {#stored}

Little.`,
  'en/pages/about-us.md': `## Who we are {#who}

People.`,
  'en/pages/contact-us.md': 'Write to us.',
  'en/assistant-terms.md': `---
updated: 2026-09-01
---

It can be **wrong**.`,
  'en/areas/dubai-marina.md': `---
title: Dubai Marina
description: Towers at the water.
---

A canal, and a tram.`,
}

/** The sound folder with some files put in their place, or taken away by null. */
export function filesWith(changes: Readonly<Record<string, string | null>> = {}): ContentFile[] {
  return Object.entries({ ...sound, ...changes }).flatMap(([path, text]) =>
    text === null ? [] : [{ path, text }],
  )
}

export const readWith = (changes: Readonly<Record<string, string | null>> = {}) =>
  readContent(filesWith(changes))

/** A file of the sound folder with one of its texts replaced. Throws where it is not there. */
export function edited(path: string, from: string, to: string): Record<string, string> {
  const text = sound[path]
  if (!text?.includes(from)) throw new Error(`${path} has no ${from}`)
  return { [path]: text.replace(from, to) }
}
