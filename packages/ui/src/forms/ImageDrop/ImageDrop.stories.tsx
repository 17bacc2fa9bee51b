import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { propertyPictures } from '../../../.storybook/pictures.ts'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { ImageDrop, type ImageDropProps } from './ImageDrop.tsx'
import type { DroppedImage } from './ImageTile.tsx'

const sources = propertyPictures('villa', 'palm', 8)

const meta = {
  component: ImageDrop,
  args: {
    label: 'Photographs',
    images: [],
    onChange: () => {},
    onAdd: () => {},
    onRemove: () => {},
    texts: {
      drop: 'Drop pictures here, paste them, or',
      choose: 'Choose pictures',
      list: 'Pictures',
      remove: (name) => `Remove ${name}`,
      retry: (name) => `Send ${name} again`,
      status: { waiting: 'Waiting', sending: 'Sending', done: 'Sent', failed: 'Not sent' },
      refused: (name, reason) => `${name}: ${reason}`,
      dismiss: 'Hide',
      cover: 'Cover',
      makeCover: (name) => `Make ${name} the cover`,
      earlier: (name) => `Move ${name} one earlier`,
      later: (name) => `Move ${name} one later`,
      edit: (name) => `Crop and turn ${name}`,
      alt: 'What it shows',
      role: 'Room',
      noRole: 'Not said',
      moved: (place, count) => `Picture ${place} of ${count}`,
      crop: {
        title: 'Crop and turn',
        close: 'Close',
        cancel: 'Cancel',
        apply: 'Use',
        applying: 'Cutting',
        rotate: 'Turn',
        zoom: 'Closer',
        across: 'Across',
        down: 'Down',
        ratio: 'Shape',
        loading: 'Opening the picture',
        failed: 'The picture cannot be read.',
      },
    },
  },
} satisfies Meta<typeof ImageDrop>
export default meta
type Story = StoryObj<typeof meta>

function useRooms(count: number): DroppedImage[] {
  const words = useFieldWords()
  return sources.slice(0, count).map((src, place) => ({
    id: `p${place}`,
    src,
    name: `villa-${place + 1}.jpg`,
    alt: place === 0 ? (words.rooms[0] ?? '') : '',
    role: place < 3 ? `r${place}` : '',
    status: 'done',
  }))
}

function Example(props: Partial<ImageDropProps>) {
  const words = useFieldWords()
  const rooms = useRooms(5)
  const [images, setImages] = useState(props.images ?? rooms)
  const patch = (id: string, part: Partial<DroppedImage>) =>
    setImages(images.map((image) => (image.id === id ? { ...image, ...part } : image)))
  return (
    <div style={{ maxInlineSize: 860 }}>
      <ImageDrop
        label={words.photos}
        hint={words.photosHint}
        accept="image/jpeg,image/png,image/webp"
        maxBytes={10_000_000}
        roles={words.rooms.map((label, place) => ({ value: `r${place}`, label }))}
        ratios={[4 / 3, 16 / 9, null].map((ratio, place) => ({
          ratio,
          label: words.ratios[place] ?? '',
        }))}
        texts={{ ...words.fileTexts, ...words.imageTexts }}
        {...props}
        images={images}
        onChange={setImages}
        onAdd={(files) =>
          setImages([
            ...images,
            ...files.map((file, place) => ({
              id: `${file.name} ${images.length + place}`,
              src: URL.createObjectURL(file),
              name: file.name,
              alt: '',
              role: '',
              status: 'done' as const,
            })),
          ])
        }
        onRemove={(id) => setImages(images.filter((image) => image.id !== id))}
        onRetry={(id) => patch(id, { status: 'sending' })}
        onEdit={(id, edit, picture) => {
          const before = images.find((image) => image.id === id)
          if (before) {
            const original = before.original ?? before.src
            patch(id, { edit, original, src: URL.createObjectURL(picture) })
          }
        }}
      />
    </div>
  )
}

/**
 * Pictures are dragged by mouse or moved by their buttons, which keep the focus; the new place is
 * told to screen readers. The first picture is the cover.
 */
export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { error: '', required: true, disabled: false, maxFiles: 12 },
  render: ({ texts, images, ...args }) => <Example {...args} />,
}

export const Empty: Story = { render: () => <Example images={[]} /> }

export const One: Story = { render: () => <Example images={useRooms(1)} /> }

export const Invalid: Story = {
  render: () => <Example images={useRooms(2)} required error={useFieldWords().photosError} />,
}

export const Disabled: Story = { render: () => <Example images={useRooms(3)} disabled /> }

export const Sending: Story = {
  render: () => {
    const words = useFieldWords()
    const [first, second, third, ...rest] = useRooms(4)
    if (!first || !second || !third) return <Example />
    return (
      <Example
        images={[
          { ...first, status: 'sending', progress: 0.62 },
          { ...second, status: 'sending' },
          { ...third, status: 'failed', error: words.fileError },
          ...rest,
        ]}
      />
    )
  },
}

export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const later = canvas.getByRole('button', {
      name: /(Move villa-1|أخّر villa-1).* (one later|واحدًا)/,
    })
    later.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/./)
    await expect(document.activeElement?.closest('li')?.dataset.id).toBe('p0')
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('data-id', 'p0')
  },
}

/** Three sliders do for the keyboard what dragging does. Escape leaves the picture as it was. */
export const Cropping: Story = {
  tags: ['!autodocs'],
  render: () => <Example images={useRooms(2)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /(Crop and turn|قص وتدوير) villa-1/ }))
    const dialog = await within(document.body).findByRole('dialog')
    await expect(await within(dialog).findAllByRole('slider')).toHaveLength(3)
  },
}

/** Pictures that cannot be read, words without end and of the other direction. */
export const Absurd: Story = {
  render: () => {
    const shared = { role: '', status: 'done' as const }
    return (
      <Example
        label={endlessWord}
        error={endlessWord}
        images={[
          {
            ...shared,
            id: '1',
            src: 'data:image/png;base64,broken',
            name: endlessWord,
            alt: endlessWord,
          },
          { ...shared, id: '2', src: sources[1] ?? '', name: otherWay.en, alt: otherWay.ar },
          {
            ...shared,
            id: '3',
            src: sources[2] ?? '',
            name: 'x',
            alt: '',
            status: 'failed',
            error: endlessWord,
          },
        ]}
      />
    )
  },
}
