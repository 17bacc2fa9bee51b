import { drawScene } from '@manzil/scenes/scene'
import { parseSceneAddress } from '@manzil/scenes/scene-path'
import { type HttpHandler, HttpResponse, http } from 'msw'

/** Illustrated scenes, drawn as the server draws them. */
export const sceneHandler = (): HttpHandler =>
  http.get('*/scenes/*', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const scene = parseSceneAddress(pathname + search)
    if (!scene) return new HttpResponse(null, { status: 404 })
    return new HttpResponse(drawScene(scene), { headers: { 'content-type': 'image/svg+xml' } })
  })
