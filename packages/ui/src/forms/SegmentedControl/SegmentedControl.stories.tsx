import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useWords } from '../../../.storybook/words.ts'
import { GridIcon, ListIcon, MapIcon } from '../../foundations/icons/controls.tsx'
import { type Segment, SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Purpose',
    segments: [
      { value: 'sale', label: 'Buy' },
      { value: 'rent', label: 'Rent' },
    ],
    value: 'sale',
    onChange: () => {},
  },
  parameters: {
    docs: {
      description: {
        component:
          'Radio buttons: one stop for Tab, which is the chosen one; arrows choose the next and the one before, round the ends. Screen readers say the group, the choice and its place. Icons need a `name`, which is their hint too.',
      },
    },
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

interface ExampleProps {
  label?: string
  segments?: readonly Segment<string>[]
  start?: string
}

function Example({ label, segments, start = 'sale' }: ExampleProps) {
  const words = useWords()
  const [value, setValue] = useState(start)
  const purposes = [
    { value: 'sale', label: words.buy },
    { value: 'rent', label: words.rent },
    { value: 'off_plan', label: words.offPlan },
  ]
  return (
    <SegmentedControl
      label={label ?? words.purpose}
      value={value}
      onChange={setValue}
      segments={segments ?? purposes}
    />
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {}

function Views({ named = false }: { named?: boolean }) {
  const words = useBasicWords()
  const views = [
    { value: 'list', icon: <ListIcon size={20} />, name: words.list },
    { value: 'grid', icon: <GridIcon size={20} />, name: words.grid },
    { value: 'map', icon: <MapIcon size={20} />, name: words.map },
  ]
  const segments = views.map(({ value, icon, name }) =>
    named
      ? {
          value,
          label: (
            <>
              {icon}
              {name}
            </>
          ),
        }
      : { value, label: icon, name },
  )
  return <Example label={words.view} start="list" segments={segments} />
}

/** Each has a name for screen readers and for the resting pointer. */
export const WithIcons: Story = {
  render: () => <Views />,
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio'))
      await expect(radio).toHaveAccessibleName(/\S/)
  },
}

export const IconsAndWords: Story = { render: () => <Views named /> }

/** Nothing is chosen yet: Tab reaches the first. */
export const NoneChosen: Story = { render: () => <Example start="" /> }

/** Tab reaches the chosen one, arrows choose and go round, Tab leaves the group. */
export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio')
    await userEvent.tab()
    await expect(radios[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radios[1]).toBeChecked()
    await expect(radios[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(radios[0]).toBeChecked()
    await userEvent.tab()
    await expect(document.activeElement).not.toBe(radios[0])
  },
}

/** A control for two to four. More stand in rows, and a long label breaks instead of widening. */
export const Absurd: Story = {
  render: () => {
    const words = useWords()
    return (
      <Stack width={280}>
        <Example segments={[]} />
        <Example segments={[{ value: 'sale', label: '1' }]} />
        <Example
          segments={words.places.map((place) => ({ value: place, label: place }))}
          start={words.places[3] ?? ''}
        />
        <Example
          segments={[
            { value: 'sale', label: endlessWord },
            { value: 'rent', label: otherWay.en },
            { value: 'off_plan', label: otherWay.ar },
          ]}
        />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    for (const group of within(canvasElement).getAllByRole('radiogroup'))
      await expect(group.getBoundingClientRect().width).toBeLessThanOrEqual(280)
  },
}
