import { decodePacket, encodePacket, type Packet as TransportPacket } from 'engine.io-parser'
import type { WebSocketHandlerConnection } from 'msw'
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser'

/** One Socket.IO connection of a client, seen from the mock's side. */
export interface MockSocket {
  /** What the client sent as `auth`. */
  readonly auth: unknown
  on(
    event: string,
    listener: (payload: unknown, acknowledge: (reply: unknown) => void) => void,
  ): void
  emit(event: string, payload: unknown): void
}

/** Milliseconds, as the server announces them. */
const heartbeat = { pingInterval: 25_000, pingTimeout: 20_000 }

/**
 * Speaks Socket.IO over a mocked WebSocket: handshake, heartbeat, events and acknowledgements.
 * The published binding has no acknowledgements and no heartbeat.
 */
export function bindSocketIo(
  client: WebSocketHandlerConnection['client'],
  onConnection: (socket: MockSocket) => string | undefined,
): void {
  const encoder = new Encoder()
  const decoder = new Decoder()
  const listeners = new Map<string, Parameters<MockSocket['on']>[1]>()
  const transmit = (packet: TransportPacket) =>
    encodePacket(packet, false, (data) => client.send(String(data)))
  const send = (packet: Packet) => {
    for (const data of encoder.encode(packet)) transmit({ type: 'message', data })
  }
  const event = (name: string, payload: unknown) =>
    send({ type: PacketType.EVENT, nsp: '/', data: [name, payload] })

  transmit({
    type: 'open',
    data: JSON.stringify({ sid: 'mock', upgrades: [], maxPayload: 16_384, ...heartbeat }),
  })
  const beat = setInterval(() => transmit({ type: 'ping' }), heartbeat.pingInterval)
  client.addEventListener('close', () => clearInterval(beat))

  decoder.on('decoded', (packet: Packet) => {
    if (packet.type === PacketType.CONNECT) {
      const refusal = onConnection({
        auth: packet.data,
        on: (name, listener) => void listeners.set(name, listener),
        emit: event,
      })
      if (refusal) send({ type: PacketType.CONNECT_ERROR, nsp: '/', data: { message: refusal } })
      else send({ type: PacketType.CONNECT, nsp: '/', data: { sid: 'mock' } })
    }
    if (packet.type === PacketType.EVENT && Array.isArray(packet.data)) {
      const [name, payload] = packet.data
      const { id } = packet
      listeners.get(String(name))?.(payload, (reply) => {
        if (id !== undefined) send({ type: PacketType.ACK, nsp: '/', id, data: [reply] })
      })
    }
  })
  client.addEventListener('message', ({ data }) => {
    const packet = decodePacket(String(data))
    if (packet.type === 'message') decoder.add(packet.data)
  })
}
