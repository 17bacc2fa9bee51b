import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { type AccountWords, useAccountWords } from '../../../.storybook/words/account.ts'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { LeadDialog, type LeadDialogProps } from './LeadDialog.tsx'

const empty = { name: '', email: '', phone_number: '', min_budget: '', max_budget: '' }
const known = {
  name: 'Mariam Al Suwaidi',
  email: 'mariam@example.com',
  phone_number: '971501234567',
  min_budget: '1500000',
  max_budget: '2000000',
}
const mode = { title: 'Title', text: 'Text', submit: 'Submit', submitting: 'Submitting...' }

const meta = {
  component: LeadDialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    open: true,
    onClose: () => {},
    mode: 'create',
    texts: { create: mode, update: mode },
    skipLabel: 'Skip',
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone number',
      budget: 'Budget',
      min: 'From',
      max: 'To',
    },
    form: { values: empty, onChange: () => {}, onSubmit: () => {} },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Static: it closes by Skip, or when it was sent. Enter submits; the focus goes to the first field that is wrong. A refusal is an alert, and what was typed stays.',
      },
    },
  },
} satisfies Meta<typeof LeadDialog>
export default meta
type Story = StoryObj<typeof meta>

function errorsOf(values: typeof empty, words: AccountWords) {
  const email = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(values.email) ? undefined : words.emailInvalid
  return {
    name: values.name.trim() ? undefined : words.nameRequired,
    email: values.email ? email : words.emailRequired,
    phone_number: /^\d{10,15}$/.test(values.phone_number) ? undefined : words.phoneInvalid,
  }
}

interface ExampleProps extends Partial<Pick<LeadDialogProps, 'mode' | 'state'>> {
  start?: typeof empty
  busy?: boolean
  failure?: string
}

function Example({ start = empty, busy = false, failure, ...rest }: ExampleProps) {
  const words = useAccountWords()
  const { lead } = useChatWords()
  const [open, setOpen] = useState(true)
  const [values, setValues] = useState(start)
  const [tried, setTried] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {lead}
      </Button>
      <LeadDialog
        open={open}
        onClose={() => setOpen(false)}
        mode="create"
        texts={{
          create: {
            title: words.leadTitle,
            text: words.leadText,
            submit: words.submit,
            submitting: words.submitting,
          },
          update: {
            title: words.leadUpdateTitle,
            text: words.leadUpdateText,
            submit: words.update,
            submitting: words.updating,
          },
        }}
        skipLabel={words.skip}
        labels={{
          name: words.name,
          email: words.email,
          phone: words.phone,
          phoneHint: words.phoneHint,
          budget: words.budget,
          min: words.from,
          max: words.to,
          unit: words.aed,
        }}
        form={{
          values,
          errors: tried ? errorsOf(values, words) : undefined,
          onChange: setValues,
          onSubmit: () => setTried(true),
          busy,
          failure,
        }}
        {...rest}
      />
    </>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  argTypes: { mode: { control: 'inline-radio', options: ['create', 'update'] } },
}

/** What was left before is in the fields. */
export const Update: Story = { render: () => <Example mode="update" start={known} /> }

export const Busy: Story = { render: () => <Example mode="update" start={known} busy /> }

export const Failed: Story = {
  render: () => <Example start={known} failure={useAccountWords().processFailed} />,
}

export const LoadingDetails: Story = {
  render: () => <Example state={{ kind: 'loading', label: useAccountWords().loadingDetails }} />,
}

export const DetailsFailed: Story = {
  render: () => {
    const { processFailed, retry } = useAccountWords()
    const state = { kind: 'failed' as const, text: processFailed, retryLabel: retry }
    return <Example state={{ ...state, onRetry: () => {} }} />
  },
}

/** Submitted empty: three errors, and the focus on the first. */
export const FieldErrors: Story = {
  render: () => <Example />,
  async play() {
    const dialog = within(await openDialog())
    const [name, email, phone] = dialog.getAllByRole('textbox')
    if (phone) await userEvent.type(phone, '12')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
  },
}

export const AbsurdTexts: Story = {
  render: () => (
    <Example
      failure={endlessWord}
      start={{ ...known, name: endlessWord, min_budget: '0', max_budget: '99999999999' }}
    />
  ),
}
