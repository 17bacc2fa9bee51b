import type { StoryMock } from '@manzil/mock-api/story'
import type { Loader } from '@storybook/react-vite'

/**
 * Starts the pretend backend for a story that asks for it, as
 * `parameters: { mock: { controls: { down: true } } satisfies StoryMock }`. Others know nothing of it.
 */
export const loadMock: Loader = async ({ parameters }) => {
  const mock: StoryMock | undefined = parameters.mock
  if (!mock) return {}
  const { startStoryMock } = await import('@manzil/mock-api/story')
  await startStoryMock(mock)
  return {}
}
