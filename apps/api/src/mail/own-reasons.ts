/** What is noted of a message that was given up by us and not by the other side. */
export const ownReasons = {
  expired: 'what it holds has expired',
  wordsGone: 'its text is gone',
  withdrawn: 'withdrawn',
} as const
