/** Tells the other windows of this browser that a note was saved here, and is told by them. */
function connectWindows() {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel('favourite-notes')
  return {
    tell: () => channel.postMessage(null),
    /** Answers how to stop. */
    follow: (listener: () => void) => {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

export const noteWindows = connectWindows()
