import type { OtherWindows } from '../connection/chat-session.ts'

/** The other windows of the browser: they learn that something was said or cleared here. */
function connectWindows(): OtherWindows | undefined {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('chat')
  return {
    tell: (cleared) => channel.postMessage(cleared),
    follow: (listener) =>
      channel.addEventListener('message', ({ data }) => listener(data === true)),
  }
}

export const otherWindows = connectWindows()
