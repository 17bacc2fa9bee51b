import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { drawAddress } from '../../../.storybook/contract-pictures.ts'
import { useContentWords } from '../../../.storybook/words/content.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { BlogCard, type BlogCardProps } from './BlogCard.tsx'

const meta = {
  component: BlogCard,
  args: { href: '#blog', title: 'What buyers pay on top of the price' },
} satisfies Meta<typeof BlogCard>
export default meta
type Story = StoryObj<typeof meta>

const narrow: NonNullable<Story['decorators']> = (Story) => (
  <div style={{ maxInlineSize: 340 }}>{Story()}</div>
)

function useArticle(): BlogCardProps {
  const words = useContentWords()
  const { data } = fixtures.getBlog()
  return {
    href: `#${data.slug}`,
    title: words.blogTitle,
    excerpt: words.blogExcerpt,
    picture: data.cover_image ? drawAddress(data.cover_image) : undefined,
    category: words.buying,
    published: { text: words.published, iso: data.published_at },
    reading: words.minutes(data.reading_minutes),
    author: words.by,
  }
}

/** One link with the title; the picture is decoration, its text is the title. */
export const Default: Story = {
  tags: ['snapshot'],
  decorators: narrow,
  render: () => <BlogCard {...useArticle()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime')
  },
}

export const Playground: Story = {
  decorators: narrow,
  args: { layout: 'grid', category: 'Buying', reading: '4 min read', excerpt: '' },
  argTypes: { layout: { control: 'inline-radio', options: ['grid', 'lead'] } },
}

/** The first of a page: beside its picture on desks. */
export const Lead: Story = {
  render: () => (
    <div style={{ maxInlineSize: 1000 }}>
      <BlogCard {...useArticle()} layout="lead" level={2} />
    </div>
  ),
}

/** An article that is not in the language of the page says so to screen readers. */
export const OtherLanguage: Story = {
  decorators: narrow,
  render: () => {
    const words = useContentWords()
    const lang = /[a-z]/i.test(words.otherDirection) ? 'en' : 'ar'
    return <BlogCard {...useArticle()} title={words.otherDirection} excerpt="" lang={lang} />
  },
}

export const FailedPicture: Story = {
  decorators: narrow,
  render: () => <BlogCard {...useArticle()} picture="https://gone.invalid/1.webp" />,
}

export const AbsurdContent: Story = {
  decorators: narrow,
  render: () => (
    <BlogCard
      {...useArticle()}
      title={endlessWord}
      excerpt={`${endlessWord} ${endlessWord}`}
      category={endlessWord}
      author={endlessWord}
    />
  ),
}
