import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { useOneOpen } from '../../hooks/use-one-open.ts'
import { SubMenu, type SubMenuItem, type SubMenuProps } from './SubMenu.tsx'

const meta = {
  component: SubMenu,
  args: {
    label: 'Insights',
    items: [{ id: 'buyer', label: 'Buyer Guide', href: '#buyer' }],
    open: true,
    onToggle: () => {},
    onFollow: () => {},
    maxHeight: 235,
    triggerClass: 'mz-nav__entry',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Enter and Space open and close; Tab goes through the links; Escape, a press elsewhere and Tab beyond the last link close it (by `useOneOpen`), and Escape gives the focus back. Screen readers say whether it is expanded and how many links there are. 235 px high at most for guides, 329 px for places; longer lists scroll.',
      },
    },
  },
} satisfies Meta<typeof SubMenu>
export default meta
type Story = StoryObj<typeof meta>

/** As the header has them: one open at a time. */
function Example({ menus }: { menus: readonly (Partial<SubMenuProps> & { id: string })[] }) {
  const area = useRef<HTMLDivElement>(null)
  const { openId, toggle, close } = useOneOpen(area)
  return (
    <div ref={area} style={{ display: 'flex', gap: 32, minBlockSize: 380, alignItems: 'start' }}>
      <style>
        {'.story-entry { display: flex; gap: 8px; align-items: center; min-block-size: 44px }'}
      </style>
      {menus.map(({ id, ...props }) => (
        <SubMenu
          key={id}
          label={id}
          items={[]}
          maxHeight={235}
          floating
          triggerClass="story-entry"
          {...props}
          open={openId === id}
          onToggle={() => toggle(id)}
          onFollow={close}
        />
      ))}
    </div>
  )
}

function useItems(labels: readonly string[]): SubMenuItem[] {
  return labels.map((label) => ({ id: label, label, href: `#${label}` }))
}

function Both() {
  const words = useWords()
  return (
    <Example
      menus={[
        { id: words.insights, items: useItems(words.guides), maxHeight: 235 },
        { id: words.location, items: useItems(words.places), maxHeight: 329 },
      ]}
    />
  )
}

export const Default: Story = { render: () => <Both /> }

export const Playground: Story = {
  args: { floating: false },
  argTypes: { triggerClass: { control: false } },
}

async function openAt(canvasElement: HTMLElement, place: number) {
  const trigger = within(canvasElement).getAllByRole('button')[place]
  if (!trigger) throw new Error('a trigger expected')
  await userEvent.click(trigger)
  const panel = within(canvasElement).getByRole('list')
  return { trigger, panel }
}

/** Guides: 235 px. */
export const Guides235: Story = {
  render: () => <Both />,
  async play({ canvasElement }) {
    const { panel } = await openAt(canvasElement, 0)
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(236)
  },
}

/** Places: 329 px. */
export const Places329: Story = {
  render: () => <Both />,
  async play({ canvasElement }) {
    const { panel } = await openAt(canvasElement, 1)
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(330)
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight)
  },
}

export const KeyboardPath: Story = {
  render: () => <Both />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const [first, second] = page.getAllByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(page.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.click(second ?? canvasElement)
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The page that one is on is marked by weight, colour and `aria-current`. */
export const Current: Story = {
  render: () => {
    const { insights, guides } = useWords()
    const items = useItems(guides).map((item, at) => ({ ...item, current: at === 1 }))
    return <Example menus={[{ id: insights, items }]} />
  },
  async play({ canvasElement }) {
    await openAt(canvasElement, 0)
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    const number = useNumbers()
    const many = Array.from({ length: 100 }, (_, at) => words.picture(number(at + 1)))
    return (
      <Example
        menus={[{ id: words.more, items: useItems([endlessWord, words.otherDirection, ...many]) }]}
      />
    )
  },
  async play({ canvasElement }) {
    await openAt(canvasElement, 0)
  },
}

/** Unfolds in place and pushes what is below: for the menu of phones. */
export const InPlace: Story = {
  render: () => {
    const words = useWords()
    return (
      <Example menus={[{ id: words.insights, items: useItems(words.guides), floating: false }]} />
    )
  },
  async play({ canvasElement }) {
    const { panel } = await openAt(canvasElement, 0)
    await expect(getComputedStyle(panel).position).not.toBe('absolute')
  },
}

/** Nothing to go to, and a name without end: take the entry away where that can be. */
export const AbsurdlyEmpty: Story = {
  render: () => (
    <div style={{ maxInlineSize: 280, overflowWrap: 'anywhere' }}>
      <Example menus={[{ id: endlessWord, items: [] }]} />
    </div>
  ),
  async play({ canvasElement }) {
    const trigger = within(canvasElement).getByRole('button')
    await expect(trigger.getBoundingClientRect().width).toBeLessThanOrEqual(280)
  },
}
