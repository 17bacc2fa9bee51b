import { chatHeartbeat } from '@manzil/domain/chat-heartbeat'
import { decodePacket, encodePacket, type Packet as TransportPacket } from 'engine.io-parser'
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser'

/** A WebSocket from the side that serves it, mocked or real. */
export interface Wire {
  send(data: string): void
  close(): void
  /** Hears a frame: a text, or bytes as they came. */
  onMessage(listener: (data: unknown) => void): void
  onClose(listener: () => void): void
}

type Listener = (
  /** One, unless the client does not keep to the contract. */
  payloads: readonly unknown[],
  acknowledge: ((reply: unknown) => void) | undefined,
) => void

/** One Socket.IO connection of a client, seen from the mock's side. */
export interface MockSocket {
  /** What the client sent as `auth`. */
  readonly auth: unknown
  /** The second argument is there where the client waits for an acknowledgement. */
  on(event: string, listener: Listener): void
  emit(event: string, payload: unknown): void
  /** Ends the connection as a server does; the client does not come back by itself. */
  disconnect(): void
  /** Breaks the connection as a network does. */
  cut(): void
}

/** Largest frame that is taken, in bytes, as on the server. */
const maxPayload = 16_384

/** Speaks Socket.IO over a WebSocket: handshake, heartbeat, events and acknowledgements. */
export function bindSocketIo(
  wire: Wire,
  onConnection: (socket: MockSocket) => string | undefined,
): void {
  const encoder = new Encoder()
  const decoder = new Decoder()
  const listeners = new Map<string, Listener>()
  let open = true
  const transmit = (packet: TransportPacket) => {
    if (open) encodePacket(packet, false, (data) => wire.send(String(data)))
  }
  const send = (packet: Packet) => {
    for (const data of encoder.encode(packet)) transmit({ type: 'message', data })
  }
  const event = (name: string, payload: unknown) =>
    send({ type: PacketType.EVENT, nsp: '/', data: [name, payload] })
  const close = () => {
    if (open) wire.close()
    open = false
  }

  const sid = crypto.randomUUID()
  transmit({
    type: 'open',
    data: JSON.stringify({ sid, upgrades: [], maxPayload, ...chatHeartbeat }),
  })
  const beat = setInterval(() => transmit({ type: 'ping' }), chatHeartbeat.pingInterval)
  wire.onClose(() => {
    open = false
    clearInterval(beat)
  })

  decoder.on('decoded', (packet: Packet) => {
    if (packet.type === PacketType.CONNECT) {
      const refusal = onConnection({
        auth: packet.data,
        on: (name, listener) => void listeners.set(name, listener),
        emit: event,
        disconnect: () => {
          send({ type: PacketType.DISCONNECT, nsp: '/' })
          close()
        },
        cut: close,
      })
      if (refusal) send({ type: PacketType.CONNECT_ERROR, nsp: '/', data: { message: refusal } })
      else send({ type: PacketType.CONNECT, nsp: '/', data: { sid } })
    }
    if (packet.type === PacketType.DISCONNECT) close()
    if (packet.type === PacketType.EVENT && Array.isArray(packet.data)) {
      const [name, ...payloads] = packet.data
      const { id } = packet
      const acknowledge = (reply: unknown) =>
        send({ type: PacketType.ACK, nsp: '/', data: [reply], ...(id !== undefined && { id }) })
      listeners.get(String(name))?.(payloads, id === undefined ? undefined : acknowledge)
    }
  })
  wire.onMessage((data) => {
    // Bytes are a part of the packet that announced them.
    const packet: TransportPacket =
      typeof data === 'string' ? decodePacket(data) : { type: 'message', data }
    // What is no Socket.IO is ended, as by the server.
    if (packet.type === 'message' && !decodes(decoder, packet.data)) close()
  })
}

function decodes(decoder: Decoder, data: unknown): boolean {
  try {
    decoder.add(data)
    return true
  } catch {
    return false
  }
}

/**
 * Refuses a connection as if nobody answered: the client's library reads a frame that is none, and
 * reports that it could not connect.
 */
export function refuseWire(wire: Wire): void {
  wire.send('refused')
  wire.close()
}
