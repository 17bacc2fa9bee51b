import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FieldStack, FieldStage } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, useFieldWords } from '../../../.storybook/words/fields.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'

const meta = {
  component: DateField,
  args: {
    label: 'Move-in date',
    value: '2026-11-21',
    onChange: () => {},
    texts: {
      open: 'Choose a date',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      month: 'Month',
      year: 'Year',
    },
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<DateFieldProps>) {
  const words = useFieldWords()
  const [value, setValue] = useState(props.value ?? '')
  return (
    <div style={{ minBlockSize: 520 }}>
      <FieldStage value={value}>
        <DateField
          label={words.moveIn}
          hint={words.dateHint}
          placeholder={words.datePlaceholder}
          texts={words.dateTexts}
          {...props}
          value={value}
          onChange={setValue}
        />
      </FieldStage>
    </div>
  )
}

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const buttons = canvas.getAllByRole('button')
  const last = buttons.at(-1)
  if (last) await userEvent.click(last)
  await canvas.findByRole('grid')
  return canvas
}

/** Typed in words or figures, in any digits; the calendar's button comes after the input. */
export const Default: Story = { render: () => <Example value="2026-11-21" /> }

export const Playground: Story = {
  args: { min: '2026-11-01', max: '2027-12-31', required: true, error: '', firstDay: 1 },
  render: ({ texts, ...args }) => <Example {...args} />,
}

export const States: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { label: words.moveIn, texts: words.dateTexts, onChange: () => {} }
    return (
      <FieldStack>
        <DateField {...shared} value="" placeholder={words.datePlaceholder} required />
        <DateField {...shared} value="2020-01-31" error={words.dateError} />
        <DateField {...shared} value="2026-11-21" disabled />
        <DateField {...shared} value="2026-11-21" readOnly />
      </FieldStack>
    )
  },
}

/** Names and the first day of the week come from the language. */
export const Open: Story = {
  render: () => <Example value="2026-11-21" />,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}

/** Days out of bounds and Fridays cannot be chosen; they can be walked over and are announced so. */
export const Bounds: Story = {
  render: () => (
    <Example
      value="2026-11-21"
      min="2026-11-10"
      max="2026-12-05"
      unavailable={(day) => new Date(day).getUTCDay() === 5}
    />
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}

/**
 * Enter opens with the focus on the day; arrows walk by day and week (mirrored in Arabic), Property and
 * End in the week, PageUp and PageDown by month, with Shift by year, Escape goes back to the input.
 */
export const ByKeyboard: Story = {
  render: () => <Example value="2026-11-21" />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement)
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement).toHaveTextContent('21'))
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}')
    await expect(canvas.getByTestId('value')).toHaveTextContent('2026-12-28')
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Typed: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '٣١/١٢/٢٠٢٦')
    await expect(canvas.getByTestId('value')).toHaveTextContent('2026-12-31')
    await userEvent.clear(input)
    await userEvent.type(input, '31/2/2026')
    await userEvent.tab()
    await expect(canvas.getByTestId('value')).toHaveTextContent('""')
    await expect(input).toHaveValue('31/2/2026')
  },
}

export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { texts: words.dateTexts, onChange: () => {} }
    return (
      <FieldStack>
        <DateField {...shared} label={words.moveIn} value="0001-01-01" />
        <DateField {...shared} label={words.moveIn} value="9999-12-31" />
        <DateField {...shared} label={words.longLabel} value={words.unreadable} />
        <DateField
          {...shared}
          label={endlessWord}
          value=""
          hint={endlessWord}
          error={endlessWord}
        />
      </FieldStack>
    )
  },
}
