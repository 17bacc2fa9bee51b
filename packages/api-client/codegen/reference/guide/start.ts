import { html, Markup } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import { codeBlock } from '../parts/code.ts'
import { curlOf } from '../parts/curl.ts'
import { originMarkup } from '../parts/real-ids-markup.ts'
import { findOperation, operationLink } from './find-operation.ts'
import { type Section, section } from './section.ts'

/** Where calls go, and the first one. */
export function startSection(reference: Reference): Section {
  const [server] = reference.rest.servers ?? []
  const base = server?.url ?? ''
  const ping = findOperation(reference, 'ping')
  return section(
    'start',
    'Start',
    html`<dl class="summary">
      <div><dt>Base address</dt><dd><code>${originMarkup}${base}</code></dd></div>
      <div><dt>Format</dt><dd>JSON in UTF-8, both ways; files travel as <code>multipart/form-data</code></dd></div>
      <div><dt>Conversations</dt><dd>Socket.IO on the same port: <a href="${addresses.chat}">Chat</a></dd></div>
      <div><dt>Versions</dt><dd>REST ${reference.rest.info.version}${reference.chat.info && `, chat ${reference.chat.info.version}`}</dd></div>
      </dl>
      <p>Paths are written in full with every call. Slashes at their ends belong to them.</p>`,
    ping && codeBlock('Is it there?', curlOf(reference, ping)),
  )
}

/** How to get and send a token. */
export function authenticationSection(reference: Reference): Section | undefined {
  const guest = findOperation(reference, 'loginGuest')
  const login = findOperation(reference, 'loginUser')
  const who = findOperation(reference, 'getCurrentUser')
  if (!guest) return undefined
  const curl = curlOf(reference, guest).text.replace(/^curl /, 'curl -s ')
  return section(
    'authentication',
    'Authentication',
    html`<p>A token stands for a session. Send it as <code>Authorization: Bearer …</code>; it is opaque, so do not read anything from it. Guests have sessions too: ${operationLink(guest)} gives a token to anyone, without a body.</p>
      ${login && html`<p>${operationLink(login)} gives the token of an account. Keep the one that you go on with.</p>`}
      <p>Every call says who may make it: anyone, anyone with or without a token, any token, or the accounts of certain kinds. A token that is missing where it is needed, unknown or expired is answered with 401; an account that may not do something with 403.</p>`,
    html`${codeBlock('Get a guest token (with jq)', new Markup(`TOKEN=$(${curl} | jq -r .token)`))}
      ${who && codeBlock('Use it', curlOf(reference, who))}`,
  )
}
