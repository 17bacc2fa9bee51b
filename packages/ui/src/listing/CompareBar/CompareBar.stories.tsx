import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { picture } from '../../../.storybook/pictures.ts'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { CompareBar, type CompareItem } from './CompareBar.tsx'

const meta = {
  component: CompareBar,
  args: {
    label: 'Homes to compare',
    items: [],
    compareHref: '#compare',
    onRemove: () => {},
    onClear: () => {},
    texts: {
      compare: 'Compare',
      clear: 'Clear',
      remove: (title) => `Remove: ${title}`,
      chosen: (count, most) => `${count} of ${most} chosen`,
      free: 'Free place',
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A named region that stays at the bottom. How many are chosen is told politely at each change. Tab goes through the crosses, Clear and Compare; from two homes on Compare is a link. On phones the titles are for screen readers only. The page decides where the focus goes when the last home is taken away.',
      },
    },
  },
} satisfies Meta<typeof CompareBar>
export default meta
type Story = StoryObj<typeof meta>

function useProperties(): CompareItem[] {
  const words = useWords()
  return [
    { id: '1', title: words.title1, detail: words.price1, picture: picture('facade') },
    {
      id: '2',
      title: words.title2,
      detail: words.price2,
      picture: picture('facade', 'townhouse', 'golf', 5),
    },
    {
      id: '3',
      title: words.title3,
      detail: words.onRequest,
      picture: picture('facade', 'villa', 'palm', 8),
    },
    { id: '4', title: words.place1, detail: words.place2, picture: picture('living') },
  ]
}

function Example({
  properties,
  count = 4,
}: {
  properties?: readonly CompareItem[]
  count?: number
}) {
  const words = useOverlayWords()
  const number = useNumbers()
  const all = useProperties()
  const [gone, setGone] = useState<readonly string[]>([])
  const shown = (properties ?? all.slice(0, count)).filter(({ id }) => !gone.includes(id))
  return (
    <>
      <div style={{ padding: 16, minBlockSize: 420, maxInlineSize: '68ch' }}>{words.longText}</div>
      <CompareBar
        label={words.compareBar}
        items={shown}
        compareHref="#compare"
        onRemove={(id) => setGone([...gone, id])}
        onClear={() => setGone(shown.map(({ id }) => id))}
        texts={{
          compare: words.compare,
          clear: words.clearAll,
          remove: words.removeHome,
          chosen: (chosen, most) => words.chosenOf(number(chosen), number(most)),
          free: words.freePlace,
        }}
      />
    </>
  )
}

export const Default: Story = { render: () => <Example count={3} /> }

export const Playground: Story = {
  args: { most: 4, items: [{ id: '1', title: 'Marina-facing two-bedroom', detail: 'AED 2.3m' }] },
}

/** One alone cannot be compared. */
export const One: Story = {
  render: () => <Example count={1} />,
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const Four: Story = { render: () => <Example /> }

export const None: Story = { render: () => <Example count={0} /> }

export const KeyboardPath: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const said = page.getByRole('status').textContent
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('status').textContent).not.toBe(said))
    await expect(page.getAllByRole('button')).toHaveLength(4)
    await expect(page.getByRole('link')).toBeVisible()
  },
}

/** More than fit: the first four. Missing pictures, words without end. */
export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example
        properties={[
          { id: 'a', title: endlessWord, detail: 'AED 9,999,999,999,999' },
          { id: 'b', title: words.otherDirection, picture: 'https://pictures.invalid/missing.jpg' },
          { id: 'c', title: '—', detail: 'AED 0' },
          { id: 'd', title: words.longText, detail: endlessWord },
          { id: 'e', title: 'Fifth' },
        ]}
      />
    )
  },
}
