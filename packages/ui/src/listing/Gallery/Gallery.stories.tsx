import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { picture, propertyPictures } from '../../../.storybook/pictures.ts'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Gallery, type GalleryProps } from './Gallery.tsx'
import type { GalleryPicture } from './gallery-texts.ts'

const meta = {
  component: Gallery,
  args: {
    pictures: [],
    texts: {
      label: 'Pictures of this home',
      previous: 'Previous picture',
      next: 'Next picture',
      close: 'Close',
      showAll: 'Show all 10 pictures',
      position: (index, count) => `${index} / ${count}`,
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A region with a name. On wide screens each picture is a button that opens the lightbox; below, one picture that is swiped or stepped by buttons, the arrows (mirrored in right-to-left pages), Home and End. In the lightbox, a modal dialog: the same keys, `+`, `-` and `0` to zoom, arrows inside an enlarged picture to move it, Escape to close; the focus returns to what opened it. The place ("3 of 14") is told politely.',
      },
    },
  },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

const sources = [
  ...propertyPictures('tower', 'marina', 11),
  ...propertyPictures('tower', 'creek', 12),
]

function usePictures(count = sources.length): GalleryPicture[] {
  const words = useOverlayWords()
  const number = useNumbers()
  return Array.from({ length: count }, (_, at) => ({
    src: sources[at % sources.length] ?? '',
    alt: words.picture(number(at + 1)),
  }))
}

function Example({ pictures }: Partial<GalleryProps>) {
  const words = useOverlayWords()
  const { previous, next, close } = useWords()
  const number = useNumbers()
  const own = usePictures()
  const shown = pictures ?? own
  return (
    <Gallery
      pictures={shown}
      texts={{
        label: words.pictures,
        previous,
        next,
        close,
        showAll: words.showAll(number(shown.length)),
        position: (index, count) => words.slideOf(number(index), number(count)),
        zoomIn: words.zoomIn,
        zoomOut: words.zoomOut,
        thumbnails: words.thumbnails,
        missing: words.missingPicture,
      }}
    />
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = { render: Default.render ?? (() => <Example />) }

/** Fewer than five: no mosaic. */
export const Few: Story = { render: () => <Example pictures={usePictures(3)} /> }

export const OnePicture: Story = { render: () => <Example pictures={usePictures(1)} /> }

export const NoPicture: Story = { render: () => <Example pictures={[]} /> }

/** A video and a 360° tour have posters; the player itself comes into the lightbox. */
export const VideoAndTour: Story = {
  render: () => {
    const words = useOverlayWords()
    const note = (text: string) => (
      <div style={{ display: 'grid', placeItems: 'center', padding: 24 }}>
        <p>{text}</p>
      </div>
    )
    const [first, second, ...rest] = usePictures()
    if (!first || !second) return <Example />
    return (
      <Example
        pictures={[
          {
            ...first,
            media: { kind: 'video', label: words.video, content: note(words.videoNote) },
          },
          { ...second, media: { kind: 'tour', label: words.tour, content: note(words.tourNote) } },
          ...rest,
        ]}
      />
    )
  },
}

/** Every second one does not load; the frame keeps its shape and says so. */
export const FailingPictures: Story = {
  render: () => {
    const broken = (at: number) => `https://pictures.invalid/missing-${at}.jpg`
    const pictures = usePictures().map((one, at) => (at % 2 ? one : { ...one, src: broken(at) }))
    return <Example pictures={pictures} />
  },
}

async function open(canvasElement: HTMLElement) {
  const [opener] = within(canvasElement).getAllByRole('button')
  if (!opener) throw new Error('a picture that opens expected')
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 })
  // Until then keys go to the page below.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { opener, dialog }
}

export const KeyboardPath: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const { opener, dialog } = await open(canvasElement)
    const position = within(dialog).getByRole('status')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    const first = position.textContent
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(position.textContent).not.toBe(first))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(position.textContent).toBe(first))
    await userEvent.keyboard('+')
    await waitFor(() => expect(dialog.querySelector('[data-enlarged]')).not.toBeNull())
    await userEvent.keyboard('0')
    await waitFor(() => expect(dialog.querySelector('[data-enlarged]')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Double press, `+` or the button: up to four times; the mouse pulls, fingers and arrows scroll. */
export const Zoomed: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const { dialog } = await open(canvasElement)
    await userEvent.keyboard('++')
    await waitFor(() => expect(dialog.querySelector('[data-enlarged]')).not.toBeNull())
  },
}

export const Thumbnails: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const { dialog } = await open(canvasElement)
    const row = within(within(dialog).getByRole('list')).getAllByRole('button')
    const fourth = row[3]
    if (!fourth) throw new Error('four small pictures expected')
    await userEvent.click(fourth)
    await waitFor(() => expect(fourth).toHaveAttribute('aria-current'))
  },
}

/** Only what is near is drawn and loaded. */
export const Hundreds: Story = {
  render: () => <Example pictures={usePictures(300)} />,
  async play({ canvasElement }) {
    const { dialog } = await open(canvasElement)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(dialog.querySelectorAll('.mz-gallery__slide img').length).toBe(3))
  },
}

export const AbsurdTexts: Story = {
  render: () => (
    <Example
      pictures={[
        { src: 'https://pictures.invalid/missing.jpg', alt: endlessWord },
        { src: picture('living'), alt: useOverlayWords().longText },
      ]}
    />
  ),
}
