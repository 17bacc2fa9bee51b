import { drawScene } from '@manzil/scenes/scene'
import { parseScenePath } from '@manzil/scenes/scene-path'
import { type HttpHandler, HttpResponse, http } from 'msw'

/** Illustrated scenes, drawn as the server draws them. */
export const sceneHandler = (): HttpHandler =>
  http.get('*/scenes/*', ({ request }) => {
    const spec = parseScenePath(new URL(request.url).pathname)
    if (!spec) return new HttpResponse(null, { status: 404 })
    return new HttpResponse(drawScene(spec), { headers: { 'content-type': 'image/svg+xml' } })
  })
