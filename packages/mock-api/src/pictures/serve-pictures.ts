import { type HttpHandler, HttpResponse, http } from 'msw'
import type { World } from '../world.ts'
import { findUpload, fromBase64 } from './stored-pictures.ts'

/** Pictures that were uploaded, as the server serves them. */
export const pictureHandler = (world: World): HttpHandler =>
  http.get('*/uploads/*', ({ request }) => {
    const { pathname } = new URL(request.url)
    const upload = findUpload(world, pathname)
    if (!upload || !pathname.endsWith(upload.url)) return new HttpResponse(null, { status: 404 })
    return new HttpResponse(fromBase64(upload.file), {
      headers: {
        'content-type': upload.media_type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
  })
