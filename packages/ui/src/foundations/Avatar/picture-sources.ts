/**
 * The addresses that may be shown, in their order: absolute http(s) ones and paths of our own. A
 * double slash is another host and is left out, like data and script addresses.
 */
export function pictureSources(candidates: readonly (string | null | undefined)[]): string[] {
  return candidates
    .map((candidate) => candidate?.trim() ?? '')
    .filter((address) => /^(https?:\/\/|\/(?![/\\]))/i.test(address))
}
