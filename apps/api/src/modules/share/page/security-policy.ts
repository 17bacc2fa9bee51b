import { createHash } from 'node:crypto'
import { openAppScript } from './open-app.ts'
import { style } from './style.ts'

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Share pages run one script and one style sheet, known by their hashes, and show pictures of the
 * site and of these origins.
 */
export const sharePolicy = (pictures: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(openAppScript)}`,
    `style-src ${hashOf(style)}`,
    ["img-src 'self'", ...pictures].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
