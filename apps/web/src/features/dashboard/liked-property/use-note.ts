import { saveFavouriteNote } from '@manzil/api-client/generated/sharing-calls.gen'
import type { FavouriteMark } from '@manzil/api-client/generated/types.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { draftOf } from '../../../form/draft.ts'
import { noteWindows } from './note-windows.ts'

interface Stored {
  note: string
  /** An ISO time, so that later ones are greater; empty where there never was a note. */
  at: string
}

const storedOf = ({ note, note_saved_at: at }: FavouriteMark): Stored => ({ note, at: at ?? '' })

/**
 * The note on a favourite as it is written. What was not saved outlives a reload and an ended session.
 * A note that was saved elsewhere meanwhile takes the place of one that is not being changed here.
 */
export function useNote(mark: FavouriteMark) {
  const id = mark.property_id
  const draft = draftOf(`favouriteNoteForm:${id}`, { note: '' })
  const [known, setKnown] = useState(() => storedOf(mark))
  const [text, setText] = useState(() => draft.read()?.note ?? mark.note)
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const queryClient = useQueryClient()
  const fail = useFailure()

  const latest = storedOf(mark)
  const isNewer = latest.at > known.at
  if (isNewer && (text === known.note || text === latest.note)) {
    setKnown(latest)
    setText(latest.note)
  }

  function change(next: string) {
    setText(next)
    setState('idle')
    setError(undefined)
    if (next === known.note) draft.forget()
    else draft.keep({ note: next })
  }

  async function save() {
    if (state === 'saving' || text === known.note) return
    setState('saving')
    const result = await saveFavouriteNote(api, { params: { path: { id } }, body: { note: text } })
    setState(result.ok ? 'saved' : 'idle')
    if (!result.ok) {
      return fail(result.error, {
        onFields: ([first]) => setError(first?.message),
        onText: setError,
      })
    }
    setKnown(storedOf(result.data.data))
    // What was typed while it was being saved waits for the next time.
    if (draft.read()?.note === text) draft.forget()
    noteWindows?.tell()
    await queryClient.invalidateQueries({ queryKey: ['listLikedProperties'] })
  }

  return {
    text,
    error,
    state,
    isChanged: text !== known.note,
    /** A note that was saved elsewhere while this one is being changed. */
    elsewhere: isNewer && text !== latest.note ? latest.note : undefined,
    change,
    save,
  }
}
