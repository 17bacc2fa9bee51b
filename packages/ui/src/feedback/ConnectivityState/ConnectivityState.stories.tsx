import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { ConnectivityCover } from './ConnectivityCover.tsx'
import { ConnectivityState, type ConnectivityStateProps } from './ConnectivityState.tsx'

const meta = {
  component: ConnectivityState,
  args: {
    kind: 'offline',
    home: { href: '#home' },
    onRetry: fn(),
    texts: {
      title: 'No Internet Connection',
      text: 'Please check your network and try again.',
      retry: 'Retry',
      home: 'Go Back Home',
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A page of its own: one main landmark, one heading. Tab reaches the retry, then the way home. The retry is busy, keeps the focus and lets no second press through while its promise is pending. The picture is decoration.',
      },
    },
  },
} satisfies Meta<typeof ConnectivityState>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Pick<ConnectivityStateProps, 'kind' | 'onRetry'>) {
  const words = useOverlayWords()
  const shared = { retry: words.retryPage, home: words.goHome, busy: words.loading }
  const texts = {
    offline: { ...shared, title: words.offlineTitle, text: words.offlineText },
    slow: { ...shared, title: words.slowTitle, text: words.slowText },
    server: { ...shared, title: words.serverTitle, text: words.serverText },
  }
  return <ConnectivityState {...props} home={{ href: '#home' }} texts={texts[props.kind]} />
}

/** As the chat does: floats over the page. */
function OpenAbove({ label }: { label: string }) {
  return (
    <section
      aria-label={label}
      style={{
        position: 'fixed',
        insetBlockEnd: 24,
        insetInlineEnd: 24,
        zIndex: 'var(--mz-z-index-floating)',
        padding: 16,
        background: 'var(--mz-colors-bg-muted)',
      }}
    >
      <TextField label={label} />
    </section>
  )
}

function CoveredPage({ beneath = false }: { beneath?: boolean }) {
  const words = useOverlayWords()
  return (
    <div style={{ minBlockSize: '100vh' }}>
      <TextField label={words.goToPage} />
      {beneath && <OpenAbove label={words.goToPage} />}
      <ConnectivityCover
        beneath={beneath}
        kind="offline"
        texts={{
          title: words.offlineTitle,
          text: words.offlineText,
          retry: words.retryPage,
          home: words.goHome,
        }}
        onRetry={() => {}}
        home={{ onPress: () => {} }}
      />
    </div>
  )
}

export const Default: Story = { render: (args) => <Example {...args} /> }

export const Playground: Story = {
  argTypes: { kind: { control: 'inline-radio', options: ['offline', 'slow', 'server'] } },
}

export const NoInternet: Story = { render: (args) => <Example {...args} kind="offline" /> }

export const SlowInternet: Story = { render: (args) => <Example {...args} kind="slow" /> }

export const BackendDown: Story = { render: (args) => <Example {...args} kind="server" /> }

export const KeyboardPath: Story = {
  render: (args) => <Example {...args} kind="server" />,
  async play({ canvasElement, args }) {
    const page = within(canvasElement)
    await userEvent.tab()
    await expect(page.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalled()
    await userEvent.tab()
    await expect(page.getByRole('link')).toHaveFocus()
  },
}

/** Trying takes a while. */
export const Retrying: Story = {
  render: () => <Example kind="offline" onRetry={() => new Promise(() => {})} />,
  async play({ canvasElement }) {
    const retry = within(canvasElement).getByRole('button')
    await userEvent.click(retry)
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await expect(retry).toHaveFocus()
  },
}

/** Over a page: the focus is in it, and Escape leaves it where it is. */
export const OverAPage: Story = {
  // Covers the whole page, so stories cannot share one.
  tags: ['!autodocs'],
  render: () => <CoveredPage />,
  async play({ canvasElement }) {
    const cover = within(canvasElement).getByRole('dialog')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}{Escape}')
    // A browser closes a dialog at the second Escape whatever the page says; it opens again.
    await waitFor(() => expect(cover).toBeVisible())
    await waitFor(() => expect(cover.contains(document.activeElement)).toBe(true))
  },
}

/** Below what floats over the page, such as the chat, where one goes on writing. */
export const BeneathTheChat: Story = {
  tags: ['!autodocs'],
  render: () => <CoveredPage beneath />,
  async play({ canvasElement }) {
    const above = within(within(canvasElement).getByRole('region'))
    await userEvent.click(above.getByRole('textbox'))
    await userEvent.keyboard('3')
    await expect(above.getByRole('textbox')).toHaveValue('3')
  },
}

export const AbsurdTexts: Story = {
  args: {
    texts: {
      title: endlessWord,
      text: endlessWord.repeat(3),
      retry: 'Retry',
      home: 'Go Back Home',
    },
  },
}
