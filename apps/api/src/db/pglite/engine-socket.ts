import { Duplex } from 'node:stream'

/** What a socket needs of the engine behind it. */
export type SocketHost = {
  ready(): Promise<void>
  request(socket: EngineSocket, bytes: Uint8Array): void
  forget(socket: EngineSocket): void
}

/**
 * Stands in for the TCP socket of a `pg` client: what `pg` writes goes to the engine's thread,
 * what the engine answers comes back, both in PostgreSQL's own wire protocol. So rows, errors and
 * transactions are read by `pg` itself, the same as with a server.
 */
export class EngineSocket extends Duplex {
  readonly number: number
  readonly #host: SocketHost

  constructor(number: number, host: SocketHost) {
    super()
    this.number = number
    this.#host = host
  }

  /** Called by `pg` with a port and a host, which mean nothing here. */
  connect(): this {
    this.#host.ready().then(
      () => this.emit('connect'),
      (error) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    return this
  }

  /** Bytes from the engine. */
  receive(bytes: Uint8Array): void {
    if (bytes.length > 0 && !this.destroyed) this.push(bytes)
  }

  // `pg` sets these on a TCP socket.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#host.request(this, chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#host.request(this, Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#host.forget(this)
    done(error)
  }
}
