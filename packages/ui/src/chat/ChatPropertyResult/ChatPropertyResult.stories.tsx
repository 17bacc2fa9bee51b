import type { Meta, StoryObj } from '@storybook/react-vite'
import { picture } from '../../../.storybook/pictures.ts'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { ChatPropertyResult, type ChatPropertyResultProps } from './ChatPropertyResult.tsx'

const facade = { src: picture('facade', 'tower', 'marina', 11), alt: '' }

const meta = {
  component: ChatPropertyResult,
  args: { title: 'Marina-facing two-bedroom', picture: facade, lines: [], actions: null },
  parameters: {
    docs: {
      description: {
        component:
          'An article with a heading and a list of terms; its one stop for the keyboard is the link. Lines come softly, and at once for people who ask for less motion.',
      },
    },
  },
} satisfies Meta<typeof ChatPropertyResult>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<ChatPropertyResultProps>) {
  const words = useChatWords()
  return (
    <ChatPropertyResult
      title={words.homes[0]}
      picture={facade}
      lines={[
        { id: 'location', label: words.location, value: words.places[0] },
        { id: 'bedrooms', label: words.bedrooms, value: '2' },
        { id: 'bathrooms', label: words.bathrooms, value: '3' },
        { id: 'size', label: words.size, value: words.sizes[0] },
        { id: 'price', label: words.price, value: words.prices[0], strong: true },
        {
          id: 'features',
          label: words.features,
          value: words.more(words.featureList.slice(0, 5).join(words.separator)),
        },
      ]}
      actions={<TextLink href="#home">{words.viewDetails}</TextLink>}
      {...props}
    />
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = {
  args: { picture: undefined, lines: [{ id: 'size', label: 'Size', value: '1,284 sqft' }] },
}

/** As one of several, so that it can be named by its number. */
export const Numbered: Story = { render: () => <Example number="3" /> }

/** Land has neither rooms nor baths; the price is told on request. */
export const FewLines: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <Example
        picture={undefined}
        lines={[
          { id: 'location', label: words.location, value: words.places[0] },
          { id: 'price', label: words.price, value: words.priceOnRequest, strong: true },
        ]}
      />
    )
  },
}

/** No lines yet, a picture that fails, words without a break. */
export const AbsurdContent: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Example lines={[]} actions={null} />
        <Example picture={{ src: 'https://pictures.invalid/missing.jpg', alt: '' }} />
        <Example
          title={endlessWord}
          lines={[
            { id: 'location', label: endlessWord, value: endlessWord },
            { id: 'price', label: words.price, value: 'AED 999,999,999,999', strong: true },
          ]}
        />
        <Example title={words.talk.other} />
      </div>
    )
  },
}
