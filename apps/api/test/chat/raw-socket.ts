import { chatPath } from '@manzil/api-client/generated/socket.gen'

export interface RawSocket {
  /** Sends a frame as it is. */
  send: (frame: string | Uint8Array) => void
  /** Frames that came, in order. */
  frames: string[]
  closed: Promise<number>
  isOpen: () => boolean
  close: () => void
}

/** A websocket that speaks the protocol of Socket.IO only where a test writes it. */
export async function openRaw(port: number): Promise<RawSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${chatPath}/?EIO=4&transport=websocket`)
  const frames: string[] = []
  socket.addEventListener('message', ({ data }) => void frames.push(String(data)))
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('the connection was refused')))
  })
  return {
    send: (frame) => socket.send(frame),
    frames,
    closed,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  }
}

/** Connects to the chat with a token, as a client of Socket.IO does. */
export async function openChat(port: number, token: string): Promise<RawSocket> {
  const raw = await openRaw(port)
  const isThere = new Promise<void>((resolve, reject) => {
    const look = setInterval(() => {
      const last = raw.frames.at(-1) ?? ''
      if (last.startsWith('40')) resolve()
      else if (last.startsWith('44')) reject(new Error(last))
      else return
      clearInterval(look)
    }, 5)
  })
  raw.send(`40${JSON.stringify({ token })}`)
  await isThere
  return raw
}
