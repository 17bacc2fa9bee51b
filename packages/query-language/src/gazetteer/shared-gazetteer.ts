import { createGazetteer, type Gazetteer, type Place } from './gazetteer.ts'

let latest: { places: string; gazetteer: Gazetteer } | undefined

/**
 * The gazetteer of these places. It is large and takes 200 ms, as do the vocabularies that are made
 * for it, so whoever asks for the same places as the one before gets the same one: the search and
 * the assistant of a server.
 */
export function sharedGazetteer(places: readonly Place[]): Gazetteer {
  const text = JSON.stringify(places)
  if (latest?.places !== text) latest = { places: text, gazetteer: createGazetteer(places) }
  return latest.gazetteer
}
