/** Tells the other windows of the browser that the conversation has changed. */
function connectWindows() {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, follow: () => {} }
  const channel = new BroadcastChannel('chat')
  return {
    tell: () => channel.postMessage(null),
    follow: (listener: () => void) => channel.addEventListener('message', listener),
  }
}

export const otherWindows = connectWindows()
