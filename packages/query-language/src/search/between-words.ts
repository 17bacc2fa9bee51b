import { foldName } from '@manzil/domain/search/fold-name'

/** Words between others, in the languages that listings are not written in. */
export const betweenWords = new Set(
  'в во на с со до от из и для में के की का से और तक पर को und im mit bis fur 在 的 有 内'
    .split(' ')
    .map(foldName),
)
