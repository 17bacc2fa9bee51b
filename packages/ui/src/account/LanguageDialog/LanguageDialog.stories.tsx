import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { chatLanguages, useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { LanguageDialog, type LanguageDialogProps } from './LanguageDialog.tsx'

const meta = {
  component: LanguageDialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    open: true,
    title: 'Choose Your Language',
    question: 'What language would you like to continue in?',
    languages: chatLanguages,
    value: 'en',
    onChange: () => {},
    onConfirm: () => {},
    confirmLabel: 'Change Language',
    busyLabel: 'Changing',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Static: neither Escape nor the backdrop closes it. Radio buttons: Tab reaches the chosen one, arrows choose. Each name carries its own language, so that it is spoken right.',
      },
    },
  },
} satisfies Meta<typeof LanguageDialog>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<LanguageDialogProps>) {
  const words = useChatWords()
  const { locale } = useUi()
  const [value, setValue] = useState(locale)
  return (
    <LanguageDialog
      open
      title={words.chooseLanguage}
      question={words.languageQuestion}
      languages={chatLanguages}
      confirmLabel={words.changeLanguage}
      busyLabel={words.changing}
      onConfirm={() => {}}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = { args: { busy: false } }

export const Busy: Story = { render: () => <Example busy /> }

export const Failed: Story = {
  render: () => <Example failure={useChatWords().languageFailed} />,
}

export const KeyboardPath: Story = {
  render: () => <Example />,
  async play() {
    const dialog = await openDialog()
    const radios = within(dialog).getAllByRole('radio')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    radios.at(2)?.focus()
    await userEvent.keyboard(' ')
    await expect(radios.at(2)).toBeChecked()
  },
}

/** One language, and one with a name that nobody can say. */
export const AbsurdTexts: Story = {
  render: () => (
    <Example
      languages={[
        { value: 'en', label: '?' },
        { value: 'de', label: endlessWord },
      ]}
    />
  ),
}
