import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStack } from '../../../.storybook/FieldStage.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useWords } from '../../../.storybook/words.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabelText: 'Hide password',
    autoComplete: 'current-password',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Tab reaches the input, then the button that shows what was typed. The name of the button says what a press does, and changes with it. Password managers are let in: paste works, and `autoComplete` says whether it is an old password or a new one.',
      },
    },
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<PasswordFieldProps>) {
  const words = useWords()
  return (
    <FieldStack>
      <PasswordField
        label={words.password}
        showLabel={words.show}
        hideLabelText={words.hide}
        autoComplete="current-password"
        {...props}
      />
    </FieldStack>
  )
}

export const Default: Story = {
  render: (args) => {
    const words = useWords()
    return (
      <PasswordField
        {...args}
        label={words.password}
        showLabel={words.show}
        hideLabelText={words.hide}
        defaultValue="arch-and-courtyard"
      />
    )
  },
}

export const Playground: Story = { args: { error: 'Password is required', required: true } }

export const Empty: Story = { render: () => <Example required /> }

/** For a new one: what it must have stands there before anything is typed. */
export const NewPassword: Story = {
  render: () => (
    <Example required autoComplete="new-password" hint={useBasicWords().passwordHint} />
  ),
}

export const Invalid: Story = {
  render: () => {
    const words = useBasicWords()
    return <Example required hint={words.passwordHint} error={words.passwordError} />
  },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/\S+ \S+/)
  },
}

export const Disabled: Story = { render: () => <Example disabled defaultValue="arch" /> }

/** As typed; never offered for correction, and hidden again by the same button. */
export const Shown: Story = {
  render: () => <Example defaultValue="arch-and-courtyard" />,
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveAttribute('spellcheck', 'false')
  },
}

/** Tab from the input to the button, Space shows, Space hides; the text stays. */
export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('Courtyard1')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const show = button.getAttribute('aria-label')
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(button.getAttribute('aria-label')).not.toBe(show)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('Courtyard1')
  },
}

/** What is typed never runs below the button, whatever the direction of either. */
export const Absurd: Story = {
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <Example
        label={endlessWord}
        hint={endlessWord}
        error={endlessWord}
        defaultValue={endlessWord}
      />
      <Example
        label={otherWay.en}
        dir="ltr"
        defaultValue="left to right left to right left to right"
      />
      <Example label={otherWay.ar} dir="rtl" defaultValue={otherWay.en.repeat(3)} />
      <Example label="0" maxLength={1} defaultValue="1" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button)
    await expect(canvasElement.querySelectorAll('input[type="text"]')).toHaveLength(4)
  },
}
