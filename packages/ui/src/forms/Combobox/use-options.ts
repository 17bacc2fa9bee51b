import { useCallback, useEffect, useMemo, useState } from 'react'
import { searchKey } from './search-key.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** What it is or where, in small print. */
  detail?: string
  /** Options of a group stand together under its name. */
  group?: string
  disabled?: boolean
}

export interface OptionSource {
  /** All there is; searched here. */
  options?: readonly ComboboxOption[]
  /** Asks for the options of a text instead; '' asks for those to start with. */
  load?: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  /** Milliseconds of silence before `load` is asked. */
  delay?: number
  /** Options drawn at once; a note tells how many more there are. */
  limit?: number
}

export interface OptionResult {
  status: 'ready' | 'loading' | 'failed'
  /** What is drawn, `limit` at most. */
  shown: readonly ComboboxOption[]
  /** All that fit. */
  found: readonly ComboboxOption[]
  /** How many fit. */
  total: number
  retry: () => void
}

interface Loaded {
  status: OptionResult['status']
  options: readonly ComboboxOption[]
}

const nothing: readonly ComboboxOption[] = []

/** Those that contain each word of the text, those that start with it first. */
function search(options: readonly { option: ComboboxOption; key: string }[], query: string) {
  const wanted = searchKey(query)
  const words = wanted.split(/\s+/)
  const found = options.filter(({ key }) => words.every((word) => key.includes(word)))
  const first = found.filter(({ key }) => key.startsWith(wanted))
  const rest = found.filter(({ key }) => !key.startsWith(wanted))
  return [...first, ...rest].map(({ option }) => option)
}

/** Brings the options of a group together, groups in the order in which they first occur. */
function byGroup(options: readonly ComboboxOption[]): readonly ComboboxOption[] {
  return [...Map.groupBy(options, ({ group }) => group).values()].flat()
}

/** The options for a text, from a list or from a loader. Loads while `open` only. */
export function useOptions(source: OptionSource, query: string, open: boolean): OptionResult {
  const { options, load, delay = 250, limit = 100 } = source
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', options: nothing })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (load === undefined || !open) return
    const controller = new AbortController()
    const { signal } = controller
    setLoaded((before) => ({ status: 'loading', options: before.options }))
    const timer = setTimeout(
      () => {
        load(query, signal).then(
          (found) => {
            if (!signal.aborted) setLoaded({ status: 'ready', options: found })
          },
          () => {
            if (!signal.aborted) setLoaded({ status: 'failed', options: nothing })
          },
        )
      },
      query === '' ? 0 : delay,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [load, query, open, delay, attempt])

  const keyed = useMemo(
    () =>
      (options ?? nothing).map((option) => ({
        option,
        key: searchKey(`${option.label} ${option.detail ?? ''}`),
      })),
    [options],
  )
  const found = useMemo(() => {
    if (load !== undefined) return loaded.options
    return query.trim() === '' ? keyed.map(({ option }) => option) : search(keyed, query)
  }, [load, loaded, keyed, query])
  const shown = useMemo(() => byGroup(found.slice(0, limit)), [found, limit])
  return {
    status: load === undefined ? 'ready' : loaded.status,
    shown,
    found,
    total: found.length,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
