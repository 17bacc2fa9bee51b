import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { useLocation } from '../routing/location.ts'
import { type RouteNeeds, startRoute } from '../routing/start-route.ts'
import { showLoader } from '../stores/loader.ts'

/** Pages that arrive within this time, in ms, come without a word. */
const LOADER_DELAY_MS = 400

/** The page before stays until the next one can be drawn; a slow one is announced. */
function showLoaderWhile(started: Promise<void>): void {
  let release = () => {}
  const timer = setTimeout(() => {
    release = showLoader()
  }, LOADER_DELAY_MS)
  const stop = () => {
    clearTimeout(timer)
    release()
  }
  // What fails here fails again, and shows, where the page suspends on it.
  started.then(stop, stop)
}

/** Draws the page of a route. Its code, texts and data are started before the page suspends. */
export function RoutePage({ route }: { route: RouteNeeds }) {
  const queryClient = useQueryClient()
  const { i18n } = useTranslation()
  const { search } = useLocation()
  useState(() => {
    const started = startRoute(route, { queryClient, i18n, search: new URLSearchParams(search) })
    showLoaderWhile(started)
  })
  return <route.page.Page />
}
