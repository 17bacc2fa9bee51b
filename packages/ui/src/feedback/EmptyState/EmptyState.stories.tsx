import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: { title: 'No homes fit all of these wishes' },
  parameters: {
    docs: {
      description: {
        component:
          'Says what is so, and what to do next. A heading of the level that the page needs; the picture is decoration. It is not told by itself: where results change in place, the page tells their count politely.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<EmptyStateProps>) {
  const words = useOverlayWords()
  return (
    <EmptyState
      title={words.emptyTitle}
      text={words.emptyText}
      actions={<Button variant="outline">{words.emptyAction}</Button>}
      {...props}
    />
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = { args: { text: 'Take one wish back.', plain: true } }

/** Without the picture, where there is little room. */
export const Plain: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Example plain level={3} />
    </div>
  ),
}

export const TitleOnly: Story = {
  render: () => <EmptyState title={useOverlayWords().emptyTitle} />,
}

export const AbsurdTexts: Story = {
  render: () => {
    const words = useOverlayWords()
    const actions = Array.from({ length: 12 }, (_, at) => `${at}`).map((id) => (
      <Button key={id} variant="outline">
        {words.otherDirection}
      </Button>
    ))
    return <Example title={endlessWord} text={words.longText.repeat(3)} actions={actions} />
  },
}
