import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  args: { title: 'The homes could not be loaded' },
  parameters: {
    docs: {
      description: {
        component:
          'An alert: told at once when it appears. Says what happened, what was kept and what to do. Tab reaches the way to try again. The reference is what support asks for.',
      },
    },
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<ErrorStateProps> & { onRetry?: () => unknown }) {
  const { onRetry, ...rest } = props
  const words = useOverlayWords()
  return (
    <ErrorState
      title={words.errorTitle}
      text={words.errorText}
      reference={words.reference}
      actions={
        <Button variant="outline" loadingText={words.loading} onClick={() => onRetry?.()}>
          {words.retry}
        </Button>
      }
      {...rest}
    />
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = { args: { plain: true } }

export const Plain: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Example plain level={3} />
    </div>
  ),
}

const retry = fn(() => new Promise(() => {}))

/** Busy while it tries; a second press does nothing. */
export const TryingAgain: Story = {
  render: () => <Example onRetry={retry} />,
  async play({ canvasElement }) {
    retry.mockClear()
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(retry).toHaveBeenCalledTimes(1)
    await expect(page.getByRole('button')).toHaveFocus()
  },
}

export const AbsurdTexts: Story = {
  render: () => (
    <Example
      title={endlessWord}
      text={useOverlayWords().longText.repeat(3)}
      reference={endlessWord}
    />
  ),
}
