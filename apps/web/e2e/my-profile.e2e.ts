import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

/** A grey bitmap: browsers draw it, the server does not take it, so it is sent as a JPEG. */
const bitmap = (): Buffer => {
  const [width, height] = [200, 120]
  const file = Buffer.alloc(54 + width * height * 3, 0x80)
  file.fill(0, 0, 54)
  file.write('BM', 0, 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  return file
}

test('profile and picture are changed, and seen in the sidebar, in the header and after a reload', async () => {
  const page = await open('#/', { pictures: true })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const login = page.getByRole('dialog', { name: 'Log In' })
  await login.getByLabel('Email or user name').fill('demo.agent@manzil.example')
  await login.getByLabel('Password', { exact: true }).fill('manzil-demo')
  await login.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/#\/user-dashboard/)
  await page.getByRole('link', { name: 'My Profile' }).click()

  const about = page.getByLabel('About you', { exact: true })
  await about.fill('Homes along the creek since 2012.')
  await page.reload()
  expect(await about.inputValue()).toBe('Homes along the creek since 2012.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Your profile has been updated.').waitFor()

  const file = { name: 'me.bmp', mimeType: 'image/bmp', buffer: bitmap() }
  await page.getByRole('main').locator('input[type=file]').setInputFiles(file)
  const preview = page.getByRole('dialog', { name: 'Profile Picture Preview' })
  await preview.getByRole('button', { name: 'Crop' }).click()
  await page.getByRole('button', { name: 'Use this part' }).click()
  await preview.getByRole('button', { name: 'Update', exact: true }).click()
  await page.getByText('Your profile picture has been updated.').waitFor()
  await preview.waitFor({ state: 'detached' })
  const shown = page
    .getByRole('complementary', { name: 'Dashboard menu' })
    .locator('.mz-avatar img')
  const drawn = await shown.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return undefined
    await image.decode()
    return [new URL(image.src).pathname, image.naturalWidth, image.naturalHeight]
  })
  expect(drawn).toEqual([expect.stringMatching(/^\/pictures\/[\da-f]{32}\/160$/), 120, 120])

  await page
    .getByRole('main')
    .getByRole('button', { name: 'Show the profile picture in full size' })
    .click()
  await page.getByRole('dialog').locator('img').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'See your public page' }).click()
  await page.getByText('Homes along the creek since 2012.').waitFor()
  const header = page.locator('.mz-header__profile')
  expect(await header.getAttribute('href')).toContain('/my-profile')
  expect(await header.locator('img').getAttribute('src')).toMatch(/^\/pictures\//)
})
