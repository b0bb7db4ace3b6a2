/** The least that a server can do: what this takes longer at a time is the machine's. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
