import { foldName } from '@manzil/domain/search/fold-name'

/** Words between others: those of languages that properties are not written in, and 'but'. */
export const betweenWords = new Set(
  'в во на с со до от из и для में के की का से और तक पर को und im mit bis fur 在 的 有 带 内 वाला वाली वाले but لكن но लेकिन aber 但'
    .split(' ')
    .map(foldName),
)
