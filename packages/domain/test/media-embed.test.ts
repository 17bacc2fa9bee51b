import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedOf, frameOrigins } from '../src/media-embed.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  [
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  [
    'https://vimeo.com/channels/x/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  [
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
  ],
  ['https://kuula.co/post/7lB1v', 'https://kuula.co/share/7lB1v'],
  ['https://kuula.co/share/collection/7lB1v?logo=1', 'https://kuula.co/share/collection/7lB1v'],
])('%s is played at %s', (address, src) => {
  expect(embedOf(address)?.src).toBe(src)
})

test.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
  'https://user@youtu.be/dQw4w9WgXcQ',
  'https://youtu.be:8443/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@somebody',
  'javascript:alert(1)',
  'not an address',
  '',
])('%s is not embedded', (address) => {
  expect(embedOf(address)).toBeUndefined()
})

test('a player is always at an origin that frames may come from', () => {
  const hosts = ['youtube.com', 'youtu.be', 'vimeo.com', 'my.matterport.com', 'kuula.co']
  const address = fc
    .tuple(fc.constantFrom(...hosts), fc.string(), fc.string())
    .map(([host, path, query]) => `https://${host}/${path}?v=${query}&m=${query}`)
  fc.assert(
    fc.property(address, (text) => {
      const src = embedOf(text)?.src
      expect(src === undefined || frameOrigins.includes(new URL(src).origin)).toBe(true)
    }),
  )
})
