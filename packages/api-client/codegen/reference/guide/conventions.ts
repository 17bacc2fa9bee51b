import { html } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import { type Section, section } from './section.ts'

/** How values are written. */
export function conventionsSection(reference: Reference): Section {
  const schema = (name: string) =>
    reference.resolve(name)
      ? html`<a href="${addresses.schema(name)}"><code>${name}</code></a>`
      : html`<code>${name}</code>`
  return section(
    'conventions',
    'Times, money, units',
    html`<dl class="summary">
      <div><dt>Identifiers</dt><dd>${schema('Id')}: UUID version 7 as text. Places and amenities go by ${schema('Slug')}.</dd></div>
      <div><dt>Times</dt><dd>ISO 8601 with an offset. Show them in <code>Asia/Dubai</code>, which is always UTC+4.</dd></div>
      <div><dt>Money</dt><dd>${schema('Aed')}: whole dirhams as a number. A rent is for a year. A price that is <code>null</code> is told on request.</dd></div>
      <div><dt>Areas</dt><dd>Square feet.</dd></div>
      <div><dt>Places on the map</dt><dd>${schema('Coordinates')}: degrees in WGS 84.</dd></div>
      <div><dt>Absent values</dt><dd>Answers say <code>null</code>; a field that is always there is marked as required.</dd></div>
      <div><dt>Pictures</dt><dd>Addresses on this server, or on the host of the advertiser.</dd></div>
      </dl>`,
  )
}

/** Which version this is, what changed, and the documents themselves. */
export function versionsSection({ rest, chat, changelog }: Reference): Section {
  return section(
    'versions',
    'Versions and downloads',
    html`<p>Both documents share one version, and versions are semantic: what would break a client moves the first number. Calls, events and fields are added in between, so ignore what you do not know.</p>
      ${changelog !== undefined && html`<p><a href="${addresses.changelog}">What changed, version by version</a></p>`}
      <dl class="summary">
      <div><dt>REST ${rest.info.version}</dt><dd><a href="${addresses.openapi}">openapi.json</a>, OpenAPI ${rest.openapi}</dd></div>
      <div><dt>Chat ${chat.info?.version ?? ''}</dt><dd><a href="${addresses.asyncapi}">asyncapi.json</a>, AsyncAPI</dd></div>
      </dl>`,
  )
}
