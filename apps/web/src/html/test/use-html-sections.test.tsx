import { describe, expect, it } from 'vitest'
import { draw } from '../../test/draw.tsx'
import { cutAtHeadings } from '../use-html-sections.ts'

const cut = (html: string) => cutAtHeadings(new DOMParser().parseFromString(html, 'text/html').body)

describe('cutAtHeadings', () => {
  it('cuts a text at its headings of the second level, each with an id', async () => {
    const { intro, sections } = cut(
      '<p>Before</p><h2>One <em>and</em> a half</h2><p>A</p><h3>Inside</h3><h2>Two</h2><ul><li>B</li></ul>',
    )
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['section-1', 'One and a half'],
      ['section-2', 'Two'],
    ])
    const { container } = await draw(
      <>
        {intro}
        {sections.map(({ id, content }) => (
          <section key={id}>{content}</section>
        ))}
      </>,
    )
    expect(container.innerHTML).toContain(
      '<p>Before</p><section><p>A</p><h3>Inside</h3></section><section><ul><li>B</li></ul></section>',
    )
  })

  it('takes a text without headings as it is', () => {
    expect(cut('<p>Only</p>').sections).toEqual([])
  })
})
