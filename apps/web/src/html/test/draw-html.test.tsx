import { describe, expect, it } from 'vitest'
import { draw } from '../../test/draw.tsx'
import { drawHtml } from '../draw-html.tsx'

/** What becomes of HTML that no sanitiser has seen: the drawing must be safe by itself. */
async function drawn(html: string): Promise<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const { container } = await draw(<div className="text">{drawHtml(body)}</div>)
  return container.querySelector('.text')?.innerHTML ?? ''
}

describe('drawHtml', () => {
  it('keeps the tags of the contract, without their attributes', async () => {
    const html = '<h3 onclick="x()">A</h3><ul><li style="color:red">B<br><em>C</em></li></ul>'
    expect(await drawn(html)).toBe('<h3>A</h3><ul><li>B<br><em>C</em></li></ul>')
  })

  it.each([
    '<script>alert(1)</script>',
    '<style>*{}</style>',
    '<img src="x" onerror="alert(1)">',
    '<svg onload="alert(1)"><text>x</text></svg>',
    '<iframe srcdoc="<script>x()</script>">A</iframe>',
    '<!-- note -->',
  ])('leaves nothing of %s', async (html) => {
    expect(await drawn(`<p>A</p>${html}`)).toBe('<p>A</p>')
  })

  it('keeps the text of tags that it does not know', async () => {
    expect(await drawn('<div><font>A</font> &lt;b&gt;</div>')).toBe('A &lt;b&gt;')
  })

  it('links to safe addresses only', async () => {
    expect(await drawn('<a href="javascript:alert(1)">A</a>')).not.toContain('javascript')
    expect(await drawn('<a href="https://a.example/">A</a>')).toContain('href="https://a.example/"')
  })

  it('leads to pages of the site by their routes, and lets wide tables scroll', async () => {
    expect(await drawn('<a href="#/faqs">A</a>')).toContain('href="#/faqs"')
    expect(await drawn('<table><tbody><tr><td>1</td></tr></tbody></table>')).toContain(
      '<div class="html-table"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    )
  })
})
