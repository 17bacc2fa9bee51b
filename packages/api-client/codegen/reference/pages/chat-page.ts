import { markdown } from '../markdown.ts'
import { html, lines, type Markup } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import { codeBlock } from '../parts/code.ts'
import { eventArticle } from '../parts/event.ts'
import { layout } from '../parts/layout.ts'
import { refusal } from '../parts/refusal.ts'
import { connectionSample } from '../parts/socket-sample.ts'

/** Connection, rules and every event of the conversation. */
export function chatDocument(reference: Reference): string {
  const { chat, events } = reference
  return layout(reference, {
    file: addresses.chat,
    title: 'Chat',
    content: html`<section class="entry" aria-labelledby="connection">
      <header><h2 id="connection"><a href="#connection">Connection and rules</a></h2></header>
      <div class="about">
      ${chat.info?.description && markdown(chat.info.description, reference.resolve)}
      ${serverList(reference)}
      </div>
      <div class="samples">${codeBlock('Connect with socket.io-client', connectionSample(reference))}</div>
      </section>
      ${refusal(reference)}
      ${lines(events.map((event) => eventArticle(reference, event)))}`,
  })
}

function serverList({ chat }: Reference): Markup {
  const schemes = Object.values(chat.components.securitySchemes ?? {})
  return html`<dl class="summary">
    ${Object.values(chat.servers).map(
      ({ pathname, protocol, description }) =>
        html`<div><dt>Path</dt><dd><code>${pathname}</code></dd></div>
        ${protocol && html`<div><dt>Transport</dt><dd>Socket.IO over <code>${protocol}</code>; <code>wss</code> behind TLS</dd></div>`}
        ${description && html`<div><dt>Server</dt><dd>${description}</dd></div>`}`,
    )}
    ${schemes.map(({ description }) => description && html`<div><dt>Handshake</dt><dd>${markdown(description)} <a href="${addresses.home}#authentication">How to get a token</a></dd></div>`)}
    </dl>`
}
