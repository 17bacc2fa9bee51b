import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStage } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, useFieldWords } from '../../../.storybook/words/fields.ts'
import type { TimeSlot } from './slot-days.ts'
import { TimeSlots, type TimeSlotsProps } from './TimeSlots.tsx'

/** Half hours from 9:00 in Dubai; some taken, the third day full. */
function someSlots(days: number, perDay: number): TimeSlot[] {
  const first = Date.UTC(2026, 10, 23, 5)
  return Array.from({ length: days * perDay }, (_slot, place) => {
    const day = Math.floor(place / perDay)
    const time = first + day * 86_400_000 + (place % perDay) * 1_800_000
    return { start: new Date(time).toISOString(), taken: day === 2 || (place * 7) % 5 === 0 }
  })
}

const meta = {
  component: TimeSlots,
  args: {
    label: 'Viewing time',
    slots: someSlots(6, 9),
    value: '',
    onChange: () => {},
    timeZone: 'Asia/Dubai',
    texts: {
      day: 'Day',
      time: 'Time',
      full: 'Full',
      free: (count) => `${count} free`,
      none: 'No times in the next two weeks.',
      loading: 'Looking for free times',
      failed: 'Free times could not be loaded.',
      retry: 'Try again',
    },
  },
} satisfies Meta<typeof TimeSlots>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<TimeSlotsProps>) {
  const words = useFieldWords()
  const [value, setValue] = useState(props.value ?? '')
  return (
    <FieldStage value={value}>
      <TimeSlots
        label={words.viewing}
        hint={words.viewingHint}
        slots={someSlots(6, 9)}
        timeZone="Asia/Dubai"
        texts={words.slotTexts}
        {...props}
        value={value}
        onChange={setValue}
      />
    </FieldStage>
  )
}

/** Two groups of radio buttons, each one stop for Tab: arrows choose the day, then the time. */
export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { status: 'ready', error: '', required: true },
  argTypes: { status: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] } },
  render: ({ texts, ...args }) => <Example {...args} />,
}

/** The day of the chosen time is shown first. */
export const Chosen: Story = { render: () => <Example value={someSlots(6, 9)[11]?.start ?? ''} /> }

export const Invalid: Story = {
  render: () => <Example error={useFieldWords().viewingError} required />,
}

export const Loading: Story = { render: () => <Example status="loading" /> }

export const Failed: Story = { render: () => <Example status="failed" onRetry={() => {}} /> }

export const Empty: Story = { render: () => <Example slots={[]} /> }

export const OneSlot: Story = {
  render: () => <Example slots={[{ start: '2026-11-23T05:00:00Z' }]} />,
}

export const AllTaken: Story = {
  render: () => <Example slots={someSlots(3, 6).map((slot) => ({ ...slot, taken: true }))} />,
}

export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByTestId('value')).toHaveTextContent('2026-11-24')
  },
}

/** Ninety days of a hundred times, and words without end. */
export const Absurd: Story = {
  render: () => (
    <Example label={endlessWord} slots={someSlots(90, 40)} hint={endlessWord} error={endlessWord} />
  ),
}
