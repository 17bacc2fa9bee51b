import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStage } from '../../../.storybook/FieldStage.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { useNumbers } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Select, type SelectProps } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'Property type',
    options: [
      { value: 'apartment', label: 'Apartment' },
      { value: 'villa', label: 'Villa' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'The browser’s own select: Space or Alt and ↓ open it, ↑ ↓ Home End and letters choose, Escape closes. Phones open their wheel. Screen readers say label, value, place and number. Beyond thirty options a Combobox finds faster.',
      },
    },
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

function useTypes() {
  const words = useWords()
  return [
    { value: 'apartment', label: words.apartment },
    { value: 'villa', label: words.villa },
    { value: 'townhouse', label: words.townhouse },
  ]
}

function Example(props: Partial<Omit<SelectProps, 'value'>> & { start?: string }) {
  const { start = '', ...rest } = props
  const words = useWords()
  const options = useTypes()
  const [value, setValue] = useState(start)
  return (
    <FieldStage value={value}>
      <Select
        label={words.type}
        placeholder={words.anyType}
        options={options}
        {...rest}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </FieldStage>
  )
}

export const Default: Story = {
  render: () => {
    const words = useWords()
    return <Select label={words.type} placeholder={words.anyType} options={useTypes()} />
  },
}

export const Playground: Story = { args: { placeholder: 'Any type', required: false } }

export const Chosen: Story = { render: () => <Example start="villa" /> }

export const Required: Story = { render: () => <Example required /> }

export const WithHint: Story = { render: () => <Example hint={useBasicWords().communityIn} /> }

export const Invalid: Story = {
  render: () => <Example required error={useBasicWords().typeError} />,
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox')
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription(/\S/)
  },
}

export const Disabled: Story = { render: () => <Example disabled start="villa" /> }

/** Shown, so that people know of it, and not to be chosen. */
export const DisabledOption: Story = {
  render: () => {
    const options = useTypes().map((option, at) => ({ ...option, disabled: at === 1 }))
    return <Example options={options} />
  },
}

export const HiddenLabel: Story = { render: () => <Example hideLabel /> }

/** Tab reaches it; what is chosen is told at once, and choosing the placeholder empties it. */
export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const select = page.getByRole('combobox')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    // The list itself belongs to the browser, so the choice is made for it.
    await userEvent.selectOptions(select, 'townhouse')
    await expect(page.getByTestId('value')).toHaveTextContent('townhouse')
    await userEvent.selectOptions(select, '')
    await expect(page.getByTestId('value')).toHaveTextContent('""')
  },
}

function Thousand() {
  const words = useBasicWords()
  const number = useNumbers()
  const options = Array.from({ length: 1_000 }, (_, at) => ({
    value: `${at}`,
    label: words.tower(number(at + 1)),
  }))
  return <Example options={options} start="999" />
}

/** It holds, though nobody finds anything in it: take a Combobox. */
export const AThousand: Story = { render: () => <Thousand /> }

/** Nothing to choose, one option, words without end, the other direction, a value that is none. */
export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    return (
      <div style={{ maxInlineSize: 280 }}>
        <Example options={[]} />
        <Example options={[{ value: 'one', label: '1' }]} start="gone" />
        <Example
          label={endlessWord}
          error={endlessWord}
          options={[{ value: 'word', label: endlessWord }]}
          start="word"
        />
        <Example
          label={words.longLabel}
          options={[
            { value: 'en', label: otherWay.en },
            { value: 'ar', label: otherWay.ar },
          ]}
          start="en"
        />
      </div>
    )
  },
}
