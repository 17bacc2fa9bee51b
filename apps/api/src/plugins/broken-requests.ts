import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { say } from '@manzil/api-client/request/say'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf, sendProblem } from './errors.ts'
import { securityHeaders } from './security-headers.ts'

/** Requests that fail before there is a route: addresses that cannot be decoded or are too long. */
export function answerBadAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers(securityHeaders)
  reply.header('x-request-id', request.id)
  sendProblem(request, reply, 400, {
    code: 'invalid_request',
    ...say('problem.address'),
  })
}

/** What is no HTTP, has too many headers, or took too long to come. Ends the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOf[error.code ?? ''] ?? 400
  const requestId = crypto.randomUUID()
  const body = JSON.stringify(
    envelopeOf(requestId, { code: 'invalid_request', ...say('problem.unreadable') }),
  )
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}
