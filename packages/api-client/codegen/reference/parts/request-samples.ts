import { html, type Markup } from '../markup.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { clientSample } from './client-sample.ts'
import { codeBlock } from './code.ts'
import { curlOf } from './curl.ts'
import { fetchSample } from './fetch-sample.ts'

/**
 * One request in three languages, one below the other; the script makes tabs of them, and keeps the
 * chosen one for all requests of the page.
 */
export const requestSamples = (reference: Reference, operation: OperationModel): Markup =>
  html`<div class="languages">
    <div data-language="curl">${codeBlock('Request with curl', curlOf(reference, operation))}</div>
    <div data-language="fetch">${codeBlock('Request with fetch', fetchSample(reference, operation))}</div>
    <div data-language="TypeScript">${codeBlock('Request with @manzil/api-client', clientSample(reference, operation))}</div>
    </div>`
