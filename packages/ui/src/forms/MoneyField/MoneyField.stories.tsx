import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStack, FieldStage } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, useFieldWords } from '../../../.storybook/words/fields.ts'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

const meta = {
  component: MoneyField,
  args: { label: 'Asking price', unit: 'AED', value: 2_350_000, onChange: () => {} },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<MoneyFieldProps>) {
  const words = useFieldWords()
  const [value, setValue] = useState(props.value ?? null)
  return (
    <FieldStage value={value}>
      <MoneyField
        label={words.askingPrice}
        unit={words.aed}
        hint={words.moneyHint}
        {...props}
        value={value}
        onChange={setValue}
      />
    </FieldStage>
  )
}

export const Default: Story = { render: () => <Example value={2_350_000} /> }

export const Playground: Story = {
  args: { hint: 'Whole dirhams.', required: true, error: '' },
  render: (args) => <Example {...args} />,
}

export const States: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { label: words.askingPrice, unit: words.aed, onChange: () => {} }
    return (
      <FieldStack>
        <MoneyField {...shared} value={null} placeholder={words.example} />
        <MoneyField {...shared} value={null} required error={words.moneyError} />
        <MoneyField {...shared} value={145_000} disabled />
        <MoneyField {...shared} value={145_000} readOnly />
      </FieldStack>
    )
  },
}

/**
 * How it was read stands beside the text while it is typed, and is told to screen readers politely.
 * Numbers pasted with their currency are read too.
 */
export const Shorthand: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1.5m')
    await expect(canvas.getByTestId('value')).toHaveTextContent('1500000')
    await expect(canvas.getByRole('status')).toHaveTextContent('= 1,500,000')
    await userEvent.clear(input)
    await userEvent.paste('AED 900k')
    await expect(canvas.getByTestId('value')).toHaveTextContent('900000')
    await userEvent.clear(input)
    await userEvent.type(input, '٣ مليون')
    await userEvent.tab()
    await expect(input).toHaveValue('3,000,000')
  },
}

/** Nothing, zero, more than any property costs, and words without end. */
export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { unit: words.aed, onChange: () => {} }
    return (
      <FieldStack>
        <MoneyField {...shared} label={words.askingPrice} value={0} />
        <MoneyField {...shared} label={words.askingPrice} value={9_007_199_254_740_991} />
        <MoneyField {...shared} label={words.longLabel} value={1} hint={endlessWord} />
        <MoneyField {...shared} label={endlessWord} value={null} error={endlessWord} />
      </FieldStack>
    )
  },
}
