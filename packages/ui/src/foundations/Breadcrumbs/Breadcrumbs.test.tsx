import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const crumbs = ['a', 'b', 'c', 'd', 'e'].map((id, at) =>
  at === 4 ? { id, label: id } : { id, label: id, href: `/${id}` },
)

it('hides the steps between on phones until they are asked for, and hands the focus on', () => {
  const { container } = show(<Breadcrumbs label="Here" crumbs={crumbs} moreLabel="More" />)
  const between = () => [...container.querySelectorAll('.mz-crumbs__between a')]
  expect(between().map((link) => link.textContent)).toEqual(['b', 'c'])
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(between()).toEqual([])
  expect(document.activeElement?.textContent).toBe('b')
})

it('hides nothing where there is little, or no name for the button', () => {
  const { container } = show(
    <>
      <Breadcrumbs label="Few" crumbs={crumbs.slice(2)} moreLabel="More" />
      <Breadcrumbs label="Unnamed" crumbs={crumbs} />
    </>,
  )
  expect(container.querySelector('.mz-crumbs__between')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
