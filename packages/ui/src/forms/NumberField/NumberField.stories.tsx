import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStack, FieldStage } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, useFieldWords } from '../../../.storybook/words/fields.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const meta = {
  component: NumberField,
  args: { label: 'Bedrooms', value: 3, onChange: () => {}, min: 0, max: 12 },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<NumberFieldProps>) {
  const words = useFieldWords()
  const [value, setValue] = useState(props.value ?? null)
  return (
    <FieldStage value={value}>
      <NumberField label={words.bedrooms} {...props} value={value} onChange={setValue} />
    </FieldStage>
  )
}

/** Keyboard: the arrows add and take a step, PageUp and PageDown ten. The value is spoken grouped. */
export const Default: Story = { render: () => <Example value={1250} /> }

export const Playground: Story = {
  args: { hint: 'Without the maid’s room.', decimals: 0, step: 1, required: true, error: '' },
  render: (args) => <Example {...args} />,
}

/** The buttons are for the pointer; they are no stops for Tab, since the arrows do the same. */
export const Steppers: Story = {
  render: () => <Example value={3} min={0} max={12} steppers={useFieldWords().steppers} />,
}

export const Decimals: Story = {
  render: () => {
    const words = useFieldWords()
    return (
      <Example
        label={words.serviceCharge}
        unit={words.perSqft}
        value={14.75}
        decimals={2}
        step={0.25}
      />
    )
  },
}

export const Negative: Story = {
  render: () => <Example label={useFieldWords().floor} value={-2} min={-5} max={163} />,
}

export const States: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { label: words.bedrooms, onChange: () => {} }
    return (
      <FieldStack>
        <NumberField {...shared} value={null} placeholder={words.example} required />
        <NumberField {...shared} value={40} max={12} error={words.numberError} />
        <NumberField {...shared} value={3} disabled steppers={words.steppers} />
        <NumberField {...shared} value={3} readOnly hint={words.communityHint} />
      </FieldStack>
    )
  },
}

/** Zero, numbers at the edge of what is exact, endless words; and what is no number stays. */
export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { onChange: () => {} }
    return (
      <FieldStack>
        <NumberField {...shared} label={words.bedrooms} value={0} steppers={words.steppers} />
        <NumberField
          {...shared}
          label={words.bedrooms}
          value={9_007_199_254_740_991}
          unit={words.perSqft}
        />
        <NumberField {...shared} label={words.longLabel} value={-0.000001} decimals={6} />
        <NumberField
          {...shared}
          label={endlessWord}
          value={null}
          hint={endlessWord}
          error={endlessWord}
        />
      </FieldStack>
    )
  },
}

/** Arabic and Hindi digits and separators are read; groups come when the field is left. */
export const TypedInOtherDigits: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '١٬٢٥٠')
    await expect(canvas.getByTestId('value')).toHaveTextContent('1250')
    await userEvent.tab()
    await expect(input).toHaveValue('1,250')
    await userEvent.clear(input)
    await userEvent.type(input, '२५')
    await expect(canvas.getByTestId('value')).toHaveTextContent('25')
  },
}

/** The arrows stop at the bounds. */
export const ByKeyboard: Story = {
  render: () => <Example value={11} min={0} max={12} steppers={useFieldWords().steppers} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByTestId('value')).toHaveTextContent('12')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(canvas.getByTestId('value')).toHaveTextContent('0')
  },
}

/** What is no number is kept in view, with no value, so that the form can ask about it. */
export const Unreadable: Story = {
  render: () => <Example value={5} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('spinbutton')
    await userEvent.clear(input)
    await userEvent.type(input, 'many')
    await userEvent.tab()
    await expect(input).toHaveValue('many')
    await expect(canvas.getByTestId('value')).toHaveTextContent('null')
  },
}
