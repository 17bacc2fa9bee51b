import { describe, expect, test } from 'vitest'
import { createApi } from '../src/client.ts'
import { exampleFile } from '../src/example-file.ts'
import { createEnquiry } from '../src/generated/enquiry-calls.gen.ts'
import { updateProfilePicture } from '../src/generated/profile-calls.gen.ts'
import { requestFixtures } from '../src/generated/request-fixtures.gen.ts'
import { readRequest } from '../src/read-request.ts'

const address = 'http://localhost/api/somewhere'
const asked: Request[] = []
const api = createApi({
  baseUrl: 'http://localhost/api',
  fetch: async (request) => {
    asked.push(request)
    return Response.json({ data: null })
  },
})

/** What the typed call sends. */
async function sent(call: Promise<unknown>): Promise<Request> {
  asked.length = 0
  await call
  const [request] = asked
  if (!request) throw new Error('nothing was sent')
  return request
}

const post = (body: string | FormData, type?: string) =>
  new Request(address, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })

describe('forms', () => {
  test('what the typed call sends is read as the handler wants it', async () => {
    const picture = exampleFile(['image/png'])
    const request = await sent(updateProfilePicture(api, { body: { profile_picture: picture } }))
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    const parsed = await readRequest('updateProfilePicture', request, {})
    if (!('request' in parsed)) throw new Error('it was refused')
    const read = parsed.request.body.profile_picture
    expect(read.type).toBe('image/png')
    expect(await read.bytes()).toEqual(await picture.bytes())
  })

  const large = new Blob([new Uint8Array(5_242_881)], { type: 'image/png' })
  test.each([
    ['a file of another kind', new Blob(['x'], { type: 'text/plain' }), 415],
    ['a file that is too large', large, 413],
    ['no file', undefined, 422],
  ])('%s is refused by its field', async (_name, picture, status) => {
    const form = new FormData()
    if (picture) form.append('profile_picture', picture)
    const parsed = await readRequest('updateProfilePicture', post(form), {})
    expect(parsed).toMatchObject({ status, problem: { fields: [{ path: 'profile_picture' }] } })
  })

  test('another content type is 415', async () => {
    const request = post('{}', 'application/json')
    expect(await readRequest('updateProfilePicture', request, {})).toMatchObject({ status: 415 })
  })
})

describe('headers', () => {
  const { body } = requestFixtures.createEnquiry()

  test('are read under the names of the contract', async () => {
    const header = { 'Idempotency-Key': 'key-12345678' }
    const request = await sent(createEnquiry(api, { params: { header }, body }))
    const parsed = await readRequest('createEnquiry', request, {})
    expect(parsed).toMatchObject({ request: { headers: header } })
  })

  test('beyond their limits are refused', async () => {
    const request = await sent(
      createEnquiry(api, { params: { header: { 'Idempotency-Key': 'short' } }, body }),
    )
    expect(await readRequest('createEnquiry', request, {})).toMatchObject({
      status: 400,
      problem: { fields: [{ path: 'Idempotency-Key' }] },
    })
  })
})

describe('bodies', () => {
  test.each([
    ['no JSON', post('{', 'application/json'), 400],
    ['a text', post('{}', 'text/plain'), 415],
    ['a long text', post(`"${'x'.repeat(256 * 1024)}"`, 'application/json'), 413],
    ['nothing', new Request(address, { method: 'POST' }), 422],
    ['a field too many', post('{"email":"a","password":"b","x":1}', 'application/json'), 422],
  ])('%s is refused', async (_name, request, status) => {
    expect(await readRequest('loginUser', request, {})).toMatchObject({ status })
  })
})
