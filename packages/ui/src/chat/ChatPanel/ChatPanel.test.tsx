import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ChatComposer, type ChatComposerProps } from './ChatComposer.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { ChatLog } from './ChatLog.tsx'
import { ChatPanel } from './ChatPanel.tsx'

function composer(props: Partial<ChatComposerProps>) {
  const onSend = vi.fn()
  show(
    <ChatComposer
      value=" Two bedrooms "
      onChange={() => {}}
      onSend={onSend}
      texts={{ label: 'Your message', placeholder: 'Type a message...', send: 'Send' }}
      clear={{ label: 'Clear chat', onClear: () => {} }}
      terms={{ label: 'Terms', onOpen: () => {} }}
      {...props}
    />,
  )
  return onSend
}

it('sends by Enter, without the blanks around', async () => {
  const onSend = composer({})
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onSend).toHaveBeenCalledWith('Two bedrooms')
})

it('sends neither blanks nor while blocked', async () => {
  const onSend = composer({ value: '  ' })
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  expect(onSend).not.toHaveBeenCalled()
})

it('keeps what is typed while blocked', async () => {
  const onSend = composer({ blocked: true })
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveProperty('value', ' Two bedrooms ')
})

it('leaves Enter to input methods while they compose', () => {
  const onSend = composer({})
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true })
  expect(onSend).not.toHaveBeenCalled()
})

it('names no language before it is known which one is spoken', () => {
  const header = (value: string) => (
    <ChatHeader
      name="Noor"
      status="Connecting"
      online={false}
      language={{
        label: 'Language',
        options: [{ value: 'en', label: 'English' }],
        value,
        onChange: () => {},
      }}
      close={{ label: 'Close', onClose: () => {} }}
    />
  )
  const { rerender } = show(header(''))
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveProperty('value', '')
  rerender(header('en'))
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

/** A panel with the focus on a button that can be taken away. */
function showLeavingButton() {
  let leave = () => {}
  function Panel() {
    const [there, setThere] = useState(true)
    leave = () => setThere(false)
    return (
      <ChatPanel label="Chat with Noor" header={null} footer={<textarea aria-label="Message" />}>
        {there && <button type="button">Retry</button>}
      </ChatPanel>
    )
  }
  show(<Panel />)
  screen.getByRole('button').focus()
  return () => act(leave)
}

it('takes the focus on to the input when the button that has it is gone', async () => {
  showLeavingButton()()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
})

it('leaves the focus with the page where somebody has pressed beside the chat', async () => {
  const leave = showLeavingButton()
  await userEvent.click(document.body)
  leave()
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
})

it('is static: stays at Escape, gives the focus back when it leaves', async () => {
  show(<button type="button">Open</button>)
  screen.getByRole('button', { name: 'Open' }).focus()
  const { unmount } = show(
    <ChatPanel label="Chat with Noor" header={null} footer={<textarea aria-label="Message" />}>
      <ChatLog label="Conversation" asked={0} newestLabel="Newest" />
    </ChatPanel>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Chat with Noor' })).toBeTruthy()
  unmount()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

it('is no modal dialog while it is docked, says so at the root, and gives the focus back too', () => {
  show(<button type="button">Open</button>)
  screen.getByRole('button', { name: 'Open' }).focus()
  const docked = (
    <ChatPanel
      label="Chat with Noor"
      placement="docked"
      header={null}
      footer={<textarea aria-label="Message" />}
    >
      <p>Hello</p>
    </ChatPanel>
  )
  const { unmount } = show(docked)
  expect(screen.getByRole('dialog').hasAttribute('aria-modal')).toBe(false)
  expect(document.documentElement.hasAttribute('data-chat-dock')).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  unmount()
  expect(document.documentElement.hasAttribute('data-chat-dock')).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

it('turns Send into Stop while an answer comes and nothing is typed', async () => {
  const onStop = vi.fn()
  const onSend = composer({ value: '', stop: { label: 'Stop', onStop } })
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect([onStop.mock.calls.length, onSend.mock.calls.length]).toEqual([1, 0])
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('keeps Send beside Stop for a further question', async () => {
  const onSend = composer({ stop: { label: 'Stop', onStop: () => {} } })
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledWith('Two bedrooms')
})

it('gives the focus to the input when the answer ends under Stop', () => {
  let end = () => {}
  function Answering() {
    const [comes, setComes] = useState(true)
    end = () => setComes(false)
    return (
      <ChatComposer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        texts={{ label: 'Your message', placeholder: 'Type a message...', send: 'Send' }}
        clear={{ label: 'Clear chat', onClear: () => {} }}
        terms={{ label: 'Terms', onOpen: () => {} }}
        stop={comes ? { label: 'Stop', onStop: () => {} } : undefined}
      />
    )
  }
  show(<Answering />)
  screen.getByRole('button', { name: 'Stop' }).focus()
  act(() => end())
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
