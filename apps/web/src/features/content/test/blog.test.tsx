import { listBlogs } from '@manzil/api-client/generated/content-calls.gen'
import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { unwrap } from '@manzil/api-client/result'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../api/api.ts'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, openSite, place } from '../../../test/open-site.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

async function open(address: string, before?: Before) {
  const server = serveMock(before)
  const drawn = await openSite(address)
  return { ...server, ...drawn, user: userEvent.setup() }
}

const articles = () =>
  screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
const held = () => new URLSearchParams(place().split('?')[1])

describe('the list of articles', () => {
  it('shows the newest in front, and pages', async () => {
    await open('/blog')
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeTruthy()
    await waitFor(() => expect(articles()).toHaveLength(10))
    expect(screen.getAllByText(/min read$/).length).toBeGreaterThan(5)
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('#/blog?page=2')
    expect(document.title).toMatch(/^Blog · /)
  })

  it('narrows by subject, with exact counts', async () => {
    const { user } = await open('/blog')
    const subjects = within(await screen.findByRole('navigation', { name: 'Subjects' }))
    const link = await subjects.findByRole('link', { name: /^Buying/ })
    const count = Number(link.textContent.replace(/\D/g, ''))
    await user.click(link)
    await waitFor(() => expect(articles()).toHaveLength(count))
    expect(held().get('blog_category_id')).toBeTruthy()
    expect(subjects.getByRole('link', { name: /^Buying/ }).getAttribute('aria-current')).toBe(
      'page',
    )
  })

  it('searches as one types, by the address', async () => {
    const { user, calls } = await open('/blog?page=2')
    await waitFor(() => expect(document.title).toMatch(/^Blog, page 2 · /))
    expect((await screen.findByText(/, page 2$/)).closest('[role=status]')).toBeTruthy()
    await user.type(await screen.findByRole('searchbox'), 'mortgage')
    await waitFor(() => expect(held().toString()).toBe('search=mortgage'))
    await waitFor(() => expect(calls.some((call) => call.includes('search=mortgage'))).toBe(true))
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(place()).toBe('/blog'))
  })

  it.each(['?blog_category_id=nonsense', '?search=zzzz', '?page=99'])(
    'leads back from %s',
    async (query) => {
      await open(`/blog${query}`)
      expect(await screen.findByText('No articles here')).toBeTruthy()
      const all = screen.getByRole('link', { name: 'See all articles' })
      expect(all.getAttribute('href')).toBe('#/blog')
    },
  )

  it('tells a failure in its place, and tries again', async () => {
    let broken = true
    const { user } = await open('/blog', (_request, path) =>
      broken && path === '/blog/get-all-blogs' ? refusal(500, 'internal', 'No ink.') : undefined,
    )
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('No ink.')).toBeTruthy()
    expect(alert.getByText('Reference: req-7')).toBeTruthy()
    broken = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(articles().length).toBeGreaterThan(5))
  })
})

/** The articles of the mock, newest first. */
async function list() {
  serveMock()
  return unwrap(await listBlogs(api, {}))
}

describe('an article', () => {
  it('has its parts in an index, its sources, and what to read next', async () => {
    const { data } = await list()
    const [first] = data
    if (!first) throw new Error('no article')
    const { title } = first
    await open(`/blog-details?id=${first._id}`)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    await waitFor(() => expect(document.title).toContain(title))
    const index = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const entry of index.getAllByRole('button'))
      expect(screen.getByRole('heading', { level: 2, name: entry.textContent })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Sources' })).toBeTruthy()
    const next = within(await screen.findByRole('region', { name: 'Read next' }))
    await waitFor(() => expect(next.getAllByRole('article')).toHaveLength(3))
    expect(next.queryByRole('heading', { name: title })).toBeNull()
  })

  it.each(['', '?id=nonsense', '?id=0197a1c0-0000-7000-8000-000000000000'])(
    'is not found at %s, and leads to the others',
    async (query) => {
      await open(`/blog-details${query}`)
      expect(await screen.findByText('This article is no longer here')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('#/blog')
    },
  )

  it('shows hostile texts as texts, and says that it is not translated', async () => {
    const { data } = fixtures.getBlog()
    const hostile = {
      ...data,
      title: '<img src=x onerror=alert(1)>',
      content: '<h2>Part</h2><p onclick="alert(1)">Text</p><script>alert(1)</script>',
      tags: ['<b>tag</b>'],
      language: 'de',
    }
    await open(`/blog-details?id=${data._id}`, (_request, path) =>
      path === `/blog/get-blog/${data._id}` ? Response.json({ data: hostile }) : undefined,
    )
    const heading = await screen.findByRole('heading', { level: 1, name: hostile.title })
    expect(heading.getAttribute('lang')).toBe('de')
    expect(document.querySelector('article script, article [onclick]')).toBeNull()
    expect(screen.getByRole('link', { name: '<b>tag</b>' })).toBeTruthy()
    expect(screen.getByText(/has not been translated yet/)).toBeTruthy()
  })
})
