/**
 * Loaded before the server: one address of the internet leads to the strangers' site of the check, so that what the server fetches
 * goes the way of all that is fetched.
 */
import { Socket } from 'node:net'

const { STRANGER_ADDRESS: address, STRANGER_PORT: port } = process.env
const connect = Socket.prototype.connect as (this: Socket, ...given: unknown[]) => Socket

/** `connect(options)`, or the same as Node passes it on within, as a list. */
function led(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(led)
  const options = given as { host?: string; port?: unknown } | null
  if (options === null || typeof options !== 'object' || options.host !== address) return given
  return Object.assign(options, { host: '127.0.0.1', port: Number(port) })
}

Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  const normalized = Array.isArray(given[0]) ? given[0] : undefined
  // The mark of a list that Node made must stay on it.
  if (normalized) led(normalized[0])
  return connect.apply(this, normalized ? given : given.map(led))
} as typeof Socket.prototype.connect
