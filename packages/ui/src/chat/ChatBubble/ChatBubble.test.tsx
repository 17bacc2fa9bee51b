import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ChatBubble } from './ChatBubble.tsx'

it('is silent and busy while its words come', () => {
  show(
    <ChatBubble side="bot" sender="Noor" streaming>
      Nine homes
    </ChatBubble>,
  )
  const bubble = screen.getByText('Nine homes').closest('.mz-bubble')
  expect(bubble?.getAttribute('aria-live')).toBe('off')
  expect(bubble?.getAttribute('aria-busy')).toBe('true')
})

it('says its status in place of the sender, but not once it has failed', () => {
  const { rerender } = show(
    <ChatBubble side="user" sender="You" status="sending" statusText="Sending">
      Hello
    </ChatBubble>,
  )
  expect(screen.queryByText('You')).toBeNull()
  expect(screen.getByText('Sending')).toBeTruthy()
  rerender(
    <ChatBubble side="user" sender="You" status="failed" statusText="Sending">
      Hello
    </ChatBubble>,
  )
  expect(screen.getByText('You')).toBeTruthy()
})

it('shows no small print without sources, and no link to an unsafe address', () => {
  const claim = {
    id: '1',
    title: 'AED 2 million',
    link: { href: 'javascript:alert(1)' },
    figures: [],
  }
  const { rerender, container } = show(
    <ChatBubble side="bot" sender="Noor" sources={{ summary: '0 sources', items: [] }}>
      Hello
    </ChatBubble>,
  )
  expect(container.querySelector('details')).toBeNull()
  rerender(
    <ChatBubble side="bot" sender="Noor" sources={{ summary: '1 source', items: [claim] }}>
      Hello
    </ChatBubble>,
  )
  expect(screen.getByText('AED 2 million').closest('a')?.getAttribute('href')).toBeNull()
})
