import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { picture } from '../../../.storybook/pictures.ts'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Image } from '../Image/Image.tsx'
import { Carousel, type CarouselProps } from './Carousel.tsx'

const meta = {
  component: Carousel,
  args: {
    label: 'Newest homes',
    slides: [],
    texts: {
      previous: 'Previous',
      next: 'Next',
      position: (page, pages) => `${page} of ${pages}`,
      show: (page) => `Show ${page}`,
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A named region around a list. Tab reaches the row, then what is in it, then the buttons; the arrows (mirrored in right-to-left pages), Home and End move it by a screen. Where one is, is told politely. At an end the button stays and keeps the focus, and says that it is disabled. It never moves by itself.',
      },
    },
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const characters = ['marina', 'palm', 'golf', 'downtown', 'desert', 'creek', 'oldtown'] as const

function useSlides(count: number) {
  const { placesOf } = usePlaces()
  return Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    content: (
      <figure style={{ display: 'grid', gap: 6 }}>
        <Image
          src={picture('facade', 'tower', characters[at % characters.length], at + 1)}
          alt=""
          ratio="4 / 3"
        />
        <figcaption>{placesOf(at)}</figcaption>
      </figure>
    ),
  }))
}

function usePlaces() {
  const { places } = useWords()
  return { placesOf: (at: number) => places[at % places.length] }
}

function Example(props: Partial<CarouselProps>) {
  const words = useOverlayWords()
  const { previous, next } = useWords()
  const number = useNumbers()
  const slides = useSlides(7)
  return (
    <Carousel
      label={words.newestHomes}
      slides={slides}
      slideSize="17rem"
      texts={{
        previous,
        next,
        position: (page, pages) => words.slideOf(number(page), number(pages)),
        show: (page) => words.showPage(number(page)),
      }}
      {...props}
    />
  )
}

/** A row of cards. */
export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { slideSize: '17rem' },
  render: ({ slideSize }) => <Example {...(slideSize && { slideSize })} />,
}

/** One slide fills the width. */
export const OneAtATime: Story = {
  render: () => (
    <div style={{ maxInlineSize: 480 }}>
      <Example slideSize="100%" />
    </div>
  ),
}

/** Nothing to step through: no buttons and no dots. */
export const AllFit: Story = { render: () => <Example slides={useSlides(2)} slideSize="8rem" /> }

export const OneSlide: Story = { render: () => <Example slides={useSlides(1)} /> }

export const Empty: Story = { render: () => <Example slides={[]} /> }

export const KeyboardPath: Story = {
  render: () => (
    <div style={{ maxInlineSize: 300 }}>
      <Example slideSize="100%" />
    </div>
  ),
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const list = page.getByRole('list')
    await waitFor(() => expect(list).toHaveAttribute('tabindex', '0'))
    list.focus()
    const dots = () => page.getAllByRole('button').slice(1, -1)
    const at = () => dots().findIndex((dot) => dot.hasAttribute('aria-current'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(at()).toBe(dots().length - 1))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(at()).toBe(0))
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.keyboard(forward)
    await waitFor(() => expect(at()).toBe(1))
  },
}

export const ButtonsAndDots: Story = {
  render: () => (
    <div style={{ maxInlineSize: 300 }}>
      <Example slideSize="100%" />
    </div>
  ),
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getAllByRole('button').length).toBeGreaterThan(2))
    const [previous, ...rest] = page.getAllByRole('button')
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    const next = rest.at(-1)
    const third = rest[2]
    if (!next || !third) throw new Error('dots and a button expected')
    await userEvent.click(next)
    await waitFor(() => expect(rest[1]).toHaveAttribute('aria-current'))
    await userEvent.click(third)
    await waitFor(() => expect(third).toHaveAttribute('aria-current'))
  },
}

/** A counter takes the place of dots; only the slides near the screen are drawn. */
export const TenThousand: Story = {
  render: () => {
    const number = useNumbers()
    const words = useOverlayWords()
    const slides = Array.from({ length: 10_000 }, (_, at) => ({
      id: `${at}`,
      content: <p style={{ padding: '3rem 1rem' }}>{words.picture(number(at + 1))}</p>,
    }))
    return <Example slides={slides} slideSize="12rem" />
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getAllByRole('listitem').length).toBeLessThan(100))
    page.getByRole('list').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(page.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '10000'),
    )
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    const slides = [endlessWord, words.longText, words.otherDirection, '', endlessWord]
    return <Example slides={slides.map((text, at) => ({ id: `${at}`, content: <p>{text}</p> }))} />
  },
}
