import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { TermsDialog, type TermsDialogProps } from './TermsDialog.tsx'

const meta = {
  component: TermsDialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    open: true,
    onClose: () => {},
    title: 'Terms',
    closeLabel: 'Close',
    state: { kind: 'loading', label: 'The terms are being loaded' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Escape, the backdrop and the button close it. A long text takes the focus itself, so that arrow keys scroll it. The content is a slot: HTML is sanitised by whoever hands it in.',
      },
    },
  },
} satisfies Meta<typeof TermsDialog>
export default meta
type Story = StoryObj<typeof meta>

function Example({ state }: Pick<TermsDialogProps, 'state'>) {
  const words = useChatWords()
  const { close } = useAccountWords()
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        {words.terms}
      </Button>
      <TermsDialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.terms}
        closeLabel={close}
        state={state}
      />
    </>
  )
}

function Content({ times = 1 }: { times?: number }) {
  const { termsHeadings, termsText, features } = useChatWords()
  return Array.from({ length: times }, () => termsHeadings)
    .flat()
    .map((heading, at) => (
      <section key={at}>
        <h3>{heading}</h3>
        <p>{termsText}</p>
        <ul>
          <li>{features}</li>
          <li>
            <a href="#source">{heading}</a>
          </li>
        </ul>
      </section>
    ))
}

export const Default: Story = {
  render: () => <Example state={{ kind: 'ready', content: <Content /> }} />,
}

export const Playground: Story = {}

/** Eight lines stand for the text. */
export const Loading: Story = {
  render: () => <Example state={{ kind: 'loading', label: useChatWords().loadingTerms }} />,
  async play() {
    const dialog = await openDialog()
    await expect(dialog.querySelectorAll('.mz-skeleton')).toHaveLength(8)
  },
}

export const Failed: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <Example
        state={{
          kind: 'failed',
          text: words.termsFailed,
          retryLabel: words.retry,
          onRetry: () => {},
        }}
      />
    )
  },
}

/** Title and button stay in their places while the text scrolls. */
export const Long: Story = {
  render: () => <Example state={{ kind: 'ready', content: <Content times={20} /> }} />,
}

/** A text of the other direction, and a word that does not end. */
export const AbsurdTexts: Story = {
  render: () => {
    const { talk } = useChatWords()
    const content = (
      <>
        <p dir="auto">{talk.other}</p>
        <p>{endlessWord}</p>
      </>
    )
    return <Example state={{ kind: 'ready', content }} />
  },
}
