import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import type { LinkComponentProps } from '../UiProvider/ui-context.ts'
import { safeHref } from './safe-href.ts'
import { UiLink } from './UiLink.tsx'

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <a {...rest} href={`#${href}`} data-router="yes" />
}

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
])('refuses %j', (href) => {
  expect(safeHref(href)).toBeUndefined()
})

it.each(['/faqs', '#top', '?page=2', 'https://a.example/', 'mailto:a@b.c', 'tel:+9714'])(
  'allows %j',
  (href) => {
    expect(safeHref(href)).toBe(href)
  },
)

it('draws links of the site by the link component, others as anchors', () => {
  show(
    <>
      <UiLink href="/faqs">inside</UiLink>
      <UiLink href="https://a.example/" newTab>
        outside
      </UiLink>
      <UiLink href={'data:text/html,x'}>unsafe</UiLink>
    </>,
    { link: RouterLink },
  )
  expect(screen.getByText('inside').dataset.router).toBe('yes')
  expect(screen.getByText('outside').dataset.router).toBeUndefined()
  expect(screen.getByText('outside').getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByText('unsafe').hasAttribute('href')).toBe(false)
})
