import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../../api/api.ts'
import { searchQuery } from '../../../../property/search-query.ts'

/** A visitor who drags or types is asked about at most this often, in ms. */
const PAUSE_MS = 300

/** How many homes an address would show; undefined while it is not known. */
export function useMatchCount(address: URLSearchParams): number | undefined {
  const wanted = new URLSearchParams(address)
  wanted.delete('page')
  wanted.set('limit', '1')
  const text = wanted.toString()
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data } = useQuery(searchQuery(api, new URLSearchParams(settled)))
  return settled === text ? data?.pagination.total : undefined
}
