import { afterEach, describe, expect, it } from 'vitest'
import { fetchPicture, firstPictureIn } from '../first-picture.ts'

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const drawn = { media: [{ url: '/scenes/1.svg' }, { url: '/scenes/2.svg' }] }

describe('the first picture of an answer', () => {
  it('is the main one of the first property, and the answer stays to be read', async () => {
    const list = answer({ data: [drawn, { media: [] }] })
    expect(await firstPictureIn(list)).toBe('/scenes/1.svg')
    expect(await list.json()).toEqual({ data: [drawn, { media: [] }] })
    expect(await firstPictureIn(answer({ data: drawn }))).toBe('/scenes/1.svg')
  })

  it('is none where there is no property, no picture or no good answer', async () => {
    for (const body of [{ data: [] }, { data: [{ media: [] }] }, { data: {} }, {}])
      expect(await firstPictureIn(answer(body))).toBeUndefined()
    expect(await firstPictureIn(answer({ data: drawn }, 404))).toBeUndefined()
  })
})

describe('a picture that is fetched early', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })
  const link = () => document.head.querySelector('link')

  it('is asked for as the page will: a stored one in its sizes', () => {
    const stored = '/pictures/0123456789abcdef0123456789abcdef/1600.webp'
    fetchPicture(stored, '50vw')
    expect(link()?.getAttribute('href')).toBe(stored)
    expect(link()?.getAttribute('imagesizes') ?? link()?.imageSizes).toBe('50vw')
    expect(link()?.getAttribute('imagesrcset') ?? link()?.imageSrcset).toContain('640.webp 640w')
  })

  it('is asked for by its address alone where it has no sizes', () => {
    fetchPicture('/scenes/1.svg', '50vw')
    expect(link()?.getAttribute('href')).toBe('/scenes/1.svg')
    expect(link()?.getAttribute('imagesrcset') ?? link()?.imageSrcset).toBeFalsy()
  })
})
