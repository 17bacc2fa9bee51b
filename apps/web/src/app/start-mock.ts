/** Starts the pretend backend in the browser: the one door to it. Production builds leave it out. */
export async function startMock(): Promise<void> {
  const mock = await import('@manzil/mock-api/browser')
  await mock.startMock()
}
