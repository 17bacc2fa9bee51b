import DOMPurify from 'dompurify'
import { plainTags } from './draw-html.tsx'

const rules = { ALLOWED_TAGS: [...plainTags, 'a', '#text'], ALLOWED_ATTR: ['href'] }

/**
 * HTML of the server as clean nodes. The one place that reads HTML: the page's policy lets the
 * sanitiser alone parse any. Load what uses it lazily.
 */
export const sanitise = (html: string): Node =>
  DOMPurify.sanitize(html, { ...rules, RETURN_DOM: true })
