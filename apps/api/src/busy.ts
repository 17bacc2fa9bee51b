/** The server has as much to do as it takes on: answered with 503 and a time to come back. */
export class Busy extends Error {
  readonly statusCode = 503
}
