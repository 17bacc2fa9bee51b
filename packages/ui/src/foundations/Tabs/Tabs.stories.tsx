import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { PlanIcon } from '../icons/things.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

const meta = {
  component: Tabs,
  args: { label: 'Details', tabs: [], value: 'overview', onChange: () => {} },
  parameters: {
    docs: {
      description: {
        component:
          'Tab reaches the chosen tab, then its panel. The arrows go from tab to tab (mirrored in right-to-left pages, up and down where vertical), Home and End to the ends; disabled tabs are passed over. Screen readers say the tab, its place and whether it is selected. _Lazy._',
      },
    },
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

function useTabs() {
  const words = useOverlayWords()
  const number = useNumbers()
  return [
    { id: 'overview', label: words.overview, content: words.overviewText },
    { id: 'features', label: words.features, content: words.featuresText, count: number(12) },
    { id: 'plans', label: words.floorPlans, content: words.plansText, icon: <PlanIcon /> },
    { id: 'nearby', label: words.nearby, content: words.nearbyText },
    { id: 'history', label: words.history, content: words.historyText, disabled: true },
  ]
}

function Example(props: Partial<TabsProps>) {
  const words = useOverlayWords()
  const tabs = useTabs()
  const shown = props.tabs ?? tabs
  const [value, setValue] = useState(props.value ?? shown[0]?.id ?? '')
  return <Tabs label={words.details} {...props} tabs={shown} value={value} onChange={setValue} />
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { orientation: 'horizontal', manual: false, keep: false },
  argTypes: { orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] } },
  render: ({ tabs: _, ...args }) => <Example {...args} />,
}

export const Vertical: Story = { render: () => <Example orientation="vertical" /> }

export const OneTab: Story = { render: () => <Example tabs={useTabs().slice(0, 1)} /> }

/** The row scrolls by itself and brings the chosen tab into view; the page never widens. */
export const Forty: Story = {
  render: () => {
    const number = useNumbers()
    const [first] = useTabs()
    const tabs = Array.from({ length: 40 }, (_, at) => ({
      id: `${at}`,
      label: `${first?.label} ${number(at + 1)}`,
      content: first?.content,
    }))
    return <Example tabs={tabs} value="27" />
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example
        tabs={[
          { id: 'word', label: endlessWord, content: endlessWord },
          { id: 'zero', label: words.nearby, count: '0', content: '' },
          { id: 'many', label: words.features, count: '99,999,999', content: words.longText },
          { id: 'other', label: words.otherDirection, content: words.otherDirection },
        ]}
      />
    )
  },
}

/** What was typed in a panel stays while another is shown. */
export const KeepsPanels: Story = {
  render: () => {
    const words = useOverlayWords()
    const tabs = [words.overview, words.nearby].map((label, at) => ({
      id: `${at}`,
      label,
      content: <TextField label={label} />,
    }))
    return <Example tabs={tabs} keep />
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('textbox'), 'Marina')
    const [first, second] = page.getAllByRole('tab')
    if (!first || !second) throw new Error('two tabs expected')
    await userEvent.click(second)
    await userEvent.click(first)
    await waitFor(() => expect(page.getByRole('textbox')).toHaveValue('Marina'))
  },
}

export const KeyboardPath: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const tabs = page.getAllByRole('tab')
    tabs[0]?.focus()
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.keyboard(forward)
    await waitFor(() => expect(tabs[1]).toHaveFocus())
    await waitFor(() => expect(tabs[1]).toHaveAttribute('aria-selected', 'true'))
    // The last one is disabled.
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(tabs[3]).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(tabs[0]).toHaveAttribute('aria-selected', 'true'))
    await userEvent.tab()
    await waitFor(() => expect(page.getByRole('tabpanel')).toHaveFocus())
  },
}

/** Manual: the arrows only move, Enter or Space chooses. */
export const ManualActivation: Story = {
  render: () => <Example manual />,
  async play({ canvasElement }) {
    const tabs = within(canvasElement).getAllByRole('tab')
    tabs[0]?.focus()
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.keyboard(forward)
    await waitFor(() => expect(tabs[1]).toHaveFocus())
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tabs[1]).toHaveAttribute('aria-selected', 'true'))
  },
}

/** Passed over by the arrows and by presses; say elsewhere why. */
export const DisabledTabs: Story = {
  render: () => <Example tabs={useTabs().map((tab, at) => ({ ...tab, disabled: at > 1 }))} />,
  async play({ canvasElement }) {
    const tabs = within(canvasElement).getAllByRole('tab')
    tabs[0]?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(tabs[1]).toHaveFocus())
  },
}

/** No tabs, and a value that is none of them: no panel, and nothing breaks. */
export const AbsurdValues: Story = {
  render: () => (
    <>
      <Example label="None" tabs={[]} />
      <Example label="Gone" tabs={useTabs().slice(0, 2)} value="gone" />
    </>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryAllByRole('tabpanel')).toHaveLength(0)
  },
}
