import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SignUpExample } from '../../../.storybook/sign-up-example.tsx'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { SignUpSteps } from './SignUpSteps.tsx'

const meta = {
  component: SignUpSteps,
  args: {
    label: 'Sign up',
    steps: [
      { id: 'form', label: 'Your details' },
      { id: 'code', label: 'Code' },
      { id: 'password', label: 'Password' },
    ],
    current: 'form',
    title: 'Your details',
    children: null,
    submit: { label: 'Continue', busyLabel: 'Sending', onSubmit: () => {} },
    stepTexts: {
      states: { done: 'done', current: 'current', failed: 'failed', upcoming: 'to come' },
      position: (step, all) => `Step ${step} of ${all}`,
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Enter submits a step; the focus goes to the heading of the next, or to the first field that is wrong. A refusal is an alert above the fields. Going back keeps what was typed.',
      },
    },
  },
} satisfies Meta<typeof SignUpSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <SignUpExample /> }

export const Playground: Story = {
  argTypes: { current: { control: 'inline-radio', options: ['form', 'code', 'password'] } },
}

export const Code: Story = { render: () => <SignUpExample start={1} /> }

export const Password: Story = { render: () => <SignUpExample start={2} /> }

export const Busy: Story = { render: () => <SignUpExample start={2} busy /> }

export const Failed: Story = {
  render: () => <SignUpExample failure={useAccountWords().registerFailed} />,
}

/** The heading of the next step has the focus, and going back loses nothing. */
export const KeyboardPath: Story = {
  render: () => <SignUpExample />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const first = canvas.getAllByRole('textbox')[0]
    if (first) await userEvent.type(first, 'Mariam')
    await userEvent.keyboard('{Enter}')
    const heading = canvas.getByRole('heading')
    await waitFor(() => expect(heading).toHaveFocus())
    const back = canvasElement.querySelector<HTMLElement>('.mz-signup__end button')
    if (back) await userEvent.click(back)
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('Mariam')
  },
}

export const AbsurdTexts: Story = {
  render: () => <SignUpExample start={1} failure={endlessWord} title={endlessWord} />,
}
