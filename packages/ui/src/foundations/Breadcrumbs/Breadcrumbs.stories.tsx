import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    crumbs: [
      { id: 'home', label: 'Home', href: '#' },
      { id: 'dubai', label: 'Apartments in Dubai', href: '#dubai' },
      { id: 'marina', label: 'Dubai Marina' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'A named navigation around an ordered list; the last step is the page itself and no link. On phones a button stands for the steps between; it unfolds them for good and gives the focus to the first of them.',
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

function useCrumbs(): Crumb[] {
  const { brand, categories, places, title1 } = useWords()
  return [
    { id: 'home', label: brand, href: '#' },
    { id: 'kind', label: categories[0] ?? '', href: '#kind' },
    { id: 'city', label: places[1] ?? '', href: '#city' },
    { id: 'place', label: places[0] ?? '', href: '#place' },
    { id: 'page', label: title1 },
  ]
}

function Example({ crumbs }: { crumbs?: readonly Crumb[] }) {
  const words = useOverlayWords()
  const own = useCrumbs()
  return <Breadcrumbs label={words.here} crumbs={crumbs ?? own} moreLabel={words.showSteps} />
}

export const Default: Story = { render: () => <Example crumbs={useCrumbs().slice(2)} /> }

export const Playground: Story = {}

/** All steps where there is room; look at it at 390 px too. */
export const Deep: Story = { render: () => <Example /> }

/** At 390 px: property, the button, the parent, the page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <Example />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    if (!window.matchMedia('(max-width: 480px)').matches) return
    await userEvent.click(page.getByRole('button'))
    await expect(page.getAllByRole('listitem')).toHaveLength(5)
    await expect(page.getAllByRole('link')[1]).toHaveFocus()
  },
}

export const One: Story = { render: () => <Example crumbs={useCrumbs().slice(4)} /> }

export const None: Story = { render: () => <Example crumbs={[]} /> }

export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example
        crumbs={[
          { id: 'word', label: endlessWord, href: '#word' },
          ...Array.from({ length: 30 }, (_, at) => ({
            id: `${at}`,
            label: words.otherDirection,
            href: `#${at}`,
          })),
          { id: 'last', label: endlessWord },
        ]}
      />
    )
  },
}

/** Tab goes from step to step; the last one is the page itself and no stop. */
export const ByKeyboard: Story = {
  render: () => <Example crumbs={useCrumbs().slice(2)} />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    for (const link of page.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvasElement.querySelector('[aria-current]')).not.toHaveFocus()
    await expect(page.getAllByRole('link')).toHaveLength(2)
  },
}

/** Without a name for the button every step stays, also on phones. */
export const NeverFolded: Story = {
  render: () => <Breadcrumbs label={useOverlayWords().here} crumbs={useCrumbs()} />,
}
