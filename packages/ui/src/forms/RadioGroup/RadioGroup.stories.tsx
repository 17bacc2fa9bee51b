import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStage } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const meta = {
  component: RadioGroup,
  args: {
    label: 'Who lists the home?',
    options: [
      { value: 'owner', label: 'Owner' },
      { value: 'agent', label: 'Agent' },
    ],
    value: 'owner',
    onChange: () => {},
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

function useWho() {
  const words = useFieldWords()
  return words.whoOptions.map((label, place) => ({
    value: `who-${place}`,
    label,
    detail: words.whoDetails[place],
  }))
}

function Example(props: Partial<RadioGroupProps<string>>) {
  const words = useFieldWords()
  const options = useWho()
  const [value, setValue] = useState(props.value ?? '')
  return (
    <FieldStage value={value}>
      <RadioGroup
        label={words.who}
        options={options}
        {...props}
        value={value}
        onChange={setValue}
      />
    </FieldStage>
  )
}

/** One stop for Tab; arrows choose. */
export const Default: Story = {
  render: () => <Example value="who-0" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByTestId('value')).toHaveTextContent('who-1')
  },
}

export const Playground: Story = {
  args: { variant: 'cards', hint: '', error: '', required: true, disabled: false },
  argTypes: { variant: { control: 'inline-radio', options: ['lines', 'cards'] } },
  render: (args) => <Example {...args} />,
}

export const Cards: Story = { render: () => <Example variant="cards" value="who-1" /> }

export const Invalid: Story = {
  render: () => <Example error={useFieldWords().whoError} required />,
}

export const Disabled: Story = { render: () => <Example disabled value="who-2" /> }

export const OneDisabled: Story = {
  render: () => {
    const options = useWho().map((option, place) => ({ ...option, disabled: place === 1 }))
    return <Example options={options} variant="cards" />
  },
}

export const Absurd: Story = {
  render: () => (
    <Example
      label={endlessWord}
      variant="cards"
      error={endlessWord}
      options={[
        { value: 'long', label: endlessWord, detail: endlessWord },
        { value: 'other', label: otherWay.en, detail: otherWay.ar },
      ]}
    />
  ),
}

export const Empty: Story = { render: () => <Example options={[]} /> }

export const One: Story = { render: () => <Example options={useWho().slice(0, 1)} /> }
