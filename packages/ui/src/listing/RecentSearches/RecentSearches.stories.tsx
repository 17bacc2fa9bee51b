import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { type SearchWords, searchWords, useSearchWords } from '../../../.storybook/words/search.ts'
import { type RecentSearch, RecentSearches } from './RecentSearches.tsx'

const meta = {
  component: RecentSearches,
  args: {
    searches: [{ id: '1', href: '#1', label: 'Villas in Dubai', removeLabel: 'Forget: Villas' }],
    onRemove: () => {},
    onClear: () => {},
    texts: { title: 'Recent searches', clear: 'Forget all', none: 'Nothing yet.' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{Story()}</div>],
} satisfies Meta<typeof RecentSearches>
export default meta
type Story = StoryObj<typeof meta>

function searchesIn(words: SearchWords): RecentSearch[] {
  return words.recents.map((search, at) => ({
    ...search,
    href: `#search-${search.id}`,
    fresh: at === 0 ? words.fresh('3') : undefined,
    removeLabel: words.forget(search.label),
  }))
}

function Example({ start }: { start: RecentSearch[] }) {
  const words = useSearchWords()
  const [searches, setSearches] = useState(start)
  return (
    <RecentSearches
      searches={searches}
      onRemove={(gone) => setSearches(searches.filter(({ id }) => id !== gone))}
      onClear={() => setSearches([])}
      texts={{ title: words.recent, clear: words.forgetAll, none: words.recentNone }}
    />
  )
}

/** Links, each with a button that forgets it. */
export const Default: Story = { render: () => <Example start={searchesIn(useSearchWords())} /> }

export const Playground: Story = {}

/** The focus never falls to the page: it goes to the next button, and to the heading in the end. */
export const Forgetting: Story = {
  ...Default,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = searchWords(globals.language)
    const [first, second] = searchesIn(words)
    await userEvent.click(canvas.getByRole('button', { name: first?.removeLabel ?? '' }))
    await expect(canvas.getByRole('button', { name: second?.removeLabel ?? '' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: words.forgetAll }))
    await expect(canvas.getByRole('heading')).toHaveFocus()
  },
}

export const Empty: Story = { render: () => <Example start={[]} /> }

export const AbsurdContent: Story = {
  render: () => {
    const words = useSearchWords()
    const href = '#odd'
    return (
      <Example
        start={[
          {
            id: 'a',
            href,
            label: endlessWord,
            detail: endlessWord,
            removeLabel: words.forget('1'),
          },
          { id: 'b', href, label: words.otherDirection, removeLabel: words.forget('2') },
          {
            id: 'c',
            href,
            label: '0',
            fresh: words.fresh('10,000'),
            removeLabel: words.forget('3'),
          },
        ]}
      />
    )
  },
}
