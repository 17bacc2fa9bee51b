import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const meta = {
  component: Pagination,
  args: {
    page: 7,
    pages: 24,
    hrefFor: (page) => `#page-${page}`,
    texts: {
      label: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A named navigation of links: each page has an address, so Enter, a middle press and the back button do what they do. The current page is said as such. At the ends the step is no link. The jump is a small form: digits of any script, beyond the ends the last page.',
      },
    },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<PaginationProps> & { label?: string }) {
  const words = useOverlayWords()
  const number = useNumbers()
  return (
    <Pagination
      page={7}
      pages={24}
      hrefFor={(page) => `#page-${page}`}
      formatNumber={number}
      {...props}
      texts={{
        label: props.label ?? words.pages,
        previous: words.previousPage,
        next: words.nextPage,
        page: words.page,
        place: words.pageOf,
        goTo: words.goToPage,
        go: words.go,
      }}
    />
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = {
  argTypes: { page: { control: { type: 'range', min: 1, max: 24 } } },
}

export const Ends: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Example page={1} label="First" />
      <Example page={24} label="Last" />
      <Example page={2} pages={3} label="Few" />
      <Example page={1} pages={2} label="Two" />
    </div>
  ),
}

/** A single page needs no links: nothing is drawn. */
export const OnePage: Story = { render: () => <Example pages={1} page={1} /> }

/** What phones get: two steps of a thumb's width and the place between. */
export const Compact: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
      <Example variant="compact" />
      <Example variant="compact" page={1} label="First" />
      <Example variant="compact" page={10_000} pages={10_000} label="Last of many" />
    </div>
  ),
}

/** Numbers also on phones, in seven places. */
export const NumbersOnPhones: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <Example variant="numbers" page={12} />
    </div>
  ),
}

function Jumping() {
  const [page, setPage] = useState(5000)
  return <Example page={page} pages={10_000} onGo={setPage} />
}

export const TenThousandPages: Story = {
  render: () => <Jumping />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const current = () => canvasElement.querySelector('[aria-current]')?.textContent
    const before = current()
    await userEvent.type(page.getByRole('textbox'), '٩٩٩٩{Enter}')
    await waitFor(() => expect(current()).not.toBe(before))
    await userEvent.type(page.getByRole('textbox'), '123456789{Enter}')
    const last = current()
    await userEvent.type(page.getByRole('textbox'), 'x{Enter}')
    await expect(current()).toBe(last)
  },
}

/** Each is a link: Tab goes from page to page, and the one that is shown is said as current. */
export const ByKeyboard: Story = {
  render: () => <Example variant="numbers" page={2} pages={3} />,
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(5)
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await expect(links[2]).toHaveAttribute('aria-current', 'page')
  },
}

/** Pages that are none, of none, and more than anybody counts; names without end are only heard. */
export const Absurd: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
      <Example variant="numbers" page={99} pages={20} label="Beyond" />
      <Example variant="numbers" page={-3} pages={20} label="Before" />
      <Example page={1} pages={0} label="None" />
      <Example page={123_456_789} pages={987_654_321} label="Enormous" variant="numbers" />
      <Example page={123_456_789} pages={987_654_321} label="Compact" variant="compact" />
      <Example page={1} pages={2} label={endlessWord} />
    </div>
  ),
  async play({ canvasElement }) {
    const beyond = within(canvasElement).getByRole('navigation', { name: 'Beyond' })
    await expect(beyond.querySelectorAll('[aria-current]')).toHaveLength(1)
    await expect(within(beyond).queryByRole('link', { name: /99/ })).toBeNull()
    for (const row of canvasElement.querySelectorAll('nav'))
      await expect(row.scrollWidth).toBeLessThanOrEqual(360)
  },
}
