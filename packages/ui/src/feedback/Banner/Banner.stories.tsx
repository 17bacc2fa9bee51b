import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import type { Tone } from '../../foundations/icons/ToneIcon.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { Banner, type BannerProps } from './Banner.tsx'

const meta = {
  component: Banner,
  args: { label: 'Notice', children: 'Payments rest tonight from 01:00 to 02:00.' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A named region at the top of the page, found by landmark keys. It does not float and does not steal the focus. Tab reaches its link and its button.',
      },
    },
  },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<BannerProps>) {
  const words = useOverlayWords()
  return (
    <Banner
      label={words.messages}
      action={
        <TextLink tone="plain" href="#more">
          {words.more}
        </TextLink>
      }
      onClose={() => {}}
      closeLabel={words.hide}
      {...props}
    >
      {props.children ?? words.maintenance}
    </Banner>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { tone: 'info' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'error'] } },
}

const tones: readonly Tone[] = ['info', 'success', 'warning', 'error']

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {tones.map((tone) => (
        <Example key={tone} tone={tone} label={tone} />
      ))}
    </div>
  ),
}

export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example tone="warning">
        {endlessWord} {words.otherDirection} {words.longText}
      </Example>
    )
  },
}
