import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStack } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { Switch, type SwitchProps } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Tell me about new homes like these', checked: true, onChange: () => {} },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<SwitchProps>) {
  const words = useFieldWords()
  const [checked, setChecked] = useState(props.checked ?? false)
  return (
    <FieldStack>
      <Switch
        label={words.alerts}
        hint={words.alertsHint}
        {...props}
        checked={checked}
        onChange={setChecked}
      />
    </FieldStack>
  )
}

/** Space switches. Spoken as a switch that is on or off. */
export const Default: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}

export const Playground: Story = {
  args: { hint: 'At most one email a day.', busy: false, disabled: false, error: '' },
  render: (args) => <Example {...args} />,
}

export const States: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { label: words.alerts, onChange: () => {} }
    return (
      <FieldStack>
        <Switch {...shared} checked={false} />
        <Switch {...shared} checked />
        <Switch {...shared} checked busy />
        <Switch {...shared} checked={false} error={words.alertsError} />
        <Switch {...shared} checked disabled />
        <Switch {...shared} checked={false} disabled />
      </FieldStack>
    )
  },
}

/** While a change is on its way no other is made, and the focus stays. */
export const Busy: Story = {
  render: () => <Example busy />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await expect(control).toHaveFocus()
  },
}

export const Absurd: Story = {
  render: () => (
    <FieldStack>
      <Switch label={endlessWord} hint={endlessWord} checked onChange={() => {}} />
      <Switch label={otherWay.en} hint={otherWay.ar} checked={false} onChange={() => {}} />
    </FieldStack>
  ),
}
