import { expect, test } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'
import { openChat } from './chat-page.ts'

const { open } = useBrowser()

test('beside a list the chat is a column: the list shows what an answer found, and is what it is asked about', async () => {
  const page = await open('#/property-listing?purpose=sale&location=dubai-marina&view=map', {
    width: 1440,
    height: 900,
  })
  await page.getByRole('heading', { name: /in Dubai Marina$/ }).waitFor()
  const { chat, ask } = await openChat(page)
  await chat.getByText('These results: Buy · Dubai Marina').waitFor()
  const [column, list] = await Promise.all([
    chat.boundingBox(),
    page.locator('.beside-map__list').boundingBox(),
  ])
  expect(column && column.y + column.height).toBe(900)
  expect(column && list && list.x + list.width <= column.x).toBe(true)
  expect(await page.getByRole('region', { name: 'Map' }).isVisible()).toBe(false)

  await ask('2 bedrooms')
  await page.waitForURL(/location=dubai-marina.*bedrooms_max=2.*view=map/)
  expect(await chat.getByText(/^These results/).count()).toBe(0)
  expect(await axeFindings(page, '.mz-chat')).toEqual([])

  await page.getByRole('button', { name: 'Remove filter: 2 bedrooms' }).click()
  await chat.getByText('These results: Buy · Dubai Marina').waitFor()
  await page.goBack()
  await page.waitForURL(/bedrooms_max=2/)
  await chat.getByText(/^These results/).waitFor({ state: 'detached' })

  // The map has the place of the chat, and the other way round.
  await page.getByRole('radio', { name: 'Map' }).check({ force: true })
  await chat.waitFor({ state: 'detached' })
  await page.locator('.beside-map__map').waitFor()
})
