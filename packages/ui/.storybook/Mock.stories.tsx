import type { StoryMock } from '@manzil/mock-api/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import { PropertyCard } from '../src/components/PropertyCard/PropertyCard.tsx'
import { picture } from './pictures.ts'
import { useWords } from './words.ts'

interface Home {
  _id: string
  title: string
  location: string
  price: number | null
}

/** Cards of homes that the mock answers: how a story calls it. */
function HomesOfTheMock() {
  const words = useWords()
  const [state, setState] = useState<Home[] | string>('…')
  useEffect(() => {
    fetch('/api/property/get-all-properties-for-users?limit=3')
      .then((response) => response.json())
      .then(({ data, message }) => setState(data ?? message))
      .catch((error: unknown) => setState(String(error)))
  }, [])
  if (typeof state === 'string') return <p role="status">{state}</p>
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {state.map(({ _id, title, location, price }) => (
        <PropertyCard
          key={_id}
          href="#home"
          title={title}
          place={location}
          price={{ price: price === null ? words.onRequest : `AED ${price.toLocaleString('en')}` }}
          pictures={[picture('facade')]}
          facts={[]}
          texts={{ previousPicture: words.previous, nextPicture: words.next }}
        />
      ))}
    </div>
  )
}

const meta = {
  title: 'Mock/Homes',
  component: HomesOfTheMock,
  parameters: { mock: {} satisfies StoryMock },
} satisfies Meta<typeof HomesOfTheMock>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  async play({ canvasElement }) {
    const cards = await within(canvasElement).findAllByRole('article')
    await expect(cards).toHaveLength(3)
  },
}

export const Failing: Story = {
  parameters: { mock: { controls: { down: true } } satisfies StoryMock },
  async play({ canvasElement }) {
    const status = within(canvasElement)
    await expect(await status.findByText(/trouble connecting/)).toBeVisible()
  },
}
