import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStage } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { type DroppedFile, FileDrop, type FileDropProps } from './FileDrop.tsx'

function formatBytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.round(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}

const meta = {
  component: FileDrop,
  args: {
    label: 'Papers of the home',
    files: [],
    onAdd: () => {},
    onRemove: () => {},
    formatBytes,
    accept: 'application/pdf,image/jpeg,image/png',
    maxBytes: 5_000_000,
    texts: {
      drop: 'Drop files here, paste them, or',
      choose: 'Choose files',
      limits: 'PDF, JPEG or PNG, up to 5 MB each',
      list: 'Files',
      remove: (name) => `Remove ${name}`,
      retry: (name) => `Send ${name} again`,
      status: { waiting: 'Waiting', sending: 'Sending', done: 'Sent', failed: 'Not sent' },
      refused: (name, reason) => `${name}: ${reason}`,
      dismiss: 'Hide',
    },
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<FileDropProps>) {
  const words = useFieldWords()
  const [files, setFiles] = useState(props.files ?? [])
  const add = (added: File[]) =>
    setFiles([
      ...files,
      ...added.map(
        ({ name, size }): DroppedFile => ({
          id: `${name} ${files.length}`,
          name,
          bytes: size,
          status: 'waiting',
        }),
      ),
    ])
  return (
    <FieldStage>
      <FileDrop
        label={words.papers}
        hint={words.papersHint}
        accept="application/pdf,image/jpeg,image/png"
        maxBytes={5_000_000}
        formatBytes={formatBytes}
        texts={words.fileTexts}
        {...props}
        files={files}
        onAdd={add}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        onRetry={(id) =>
          setFiles(files.map((file) => (file.id === id ? { ...file, status: 'sending' } : file)))
        }
      />
    </FieldStage>
  )
}

/** Enter or Space on the button opens the file chooser; Ctrl+V pastes while the focus is on it. */
export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { error: '', required: true, disabled: false, maxFiles: 3 },
  render: ({ texts, ...args }) => <Example {...args} />,
}

function useStates(): DroppedFile[] {
  const words = useFieldWords()
  return [
    { id: '1', name: 'title-deed.pdf', bytes: 1_840_000, status: 'done' },
    { id: '2', name: 'permit.pdf', bytes: 4_210_000, status: 'sending', progress: 0.62 },
    { id: '3', name: 'passport.jpg', bytes: 900_000, status: 'sending' },
    { id: '4', name: 'noc.pdf', bytes: 120_000, status: 'waiting' },
    { id: '5', name: 'plan.png', bytes: 2_000_000, status: 'failed', error: words.fileError },
  ]
}

export const States: Story = { render: () => <Example files={useStates()} /> }

export const Invalid: Story = {
  render: () => <Example error={useFieldWords().papersError} required />,
}

export const Disabled: Story = { render: () => <Example files={useStates()} disabled /> }

/** As many as there may be: nothing more is taken. */
export const Enough: Story = { render: () => <Example files={useStates()} maxFiles={5} /> }

/** Each refused file is named with its reason, in an alert. */
export const Refused: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const zone = canvasElement.querySelector('.mz-drop')
    if (!zone) throw new Error('no drop zone')
    const transfer = new DataTransfer()
    transfer.items.add(new File(['x'], 'deed.pdf', { type: 'application/pdf' }))
    transfer.items.add(new File(['x'], 'virus.exe', { type: 'application/x-msdownload' }))
    transfer.items.add(new File([], 'empty.pdf', { type: 'application/pdf' }))
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }))
    await canvas.findByText(/virus\.exe/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('empty.pdf')
    await expect(canvas.getByRole('list', { name: /Files|الملفات/ })).toHaveTextContent('deed.pdf')
  },
}

export const Removing: Story = {
  render: () => <Example files={useStates()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /noc\.pdf/ }))
    await expect(canvas.queryByText('noc.pdf')).toBeNull()
  },
}

/** Names without end and of the other direction, no bytes and far too many. */
export const Absurd: Story = {
  render: () => (
    <Example
      label={endlessWord}
      hint={endlessWord}
      error={endlessWord}
      files={[
        { id: '1', name: `${endlessWord}.pdf`, bytes: 0, status: 'done' },
        { id: '2', name: `${otherWay.en}.pdf`, bytes: 9e15, status: 'failed', error: endlessWord },
        { id: '3', name: `${otherWay.ar}.pdf`, bytes: 1, status: 'sending', progress: 7 },
      ]}
    />
  ),
}
