import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type RouteNeeds, startRoute } from '../routing/start-route.ts'

/** Draws the page of a route. Its code, texts and data are started before the page suspends. */
export function RoutePage({ route }: { route: RouteNeeds }) {
  const queryClient = useQueryClient()
  const { i18n } = useTranslation()
  const { search } = useLocation()
  useState(() => {
    const started = startRoute(route, { queryClient, i18n, search: new URLSearchParams(search) })
    // What fails here fails again, and shows, where the page suspends on it.
    started.catch(() => {})
  })
  return <route.page.Page />
}
