/**
 * The server's ear for commands at this machine: a port of its own on the loopback address, with a token that lies in the data
 * folder. No proxy leads there.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { BackupError } from '../backup/manifest.ts'
import type { OpenInstallation } from '../installation.ts'
import { isSameSecret } from '../platform/identity/secrets.ts'
import { errorFields } from '../platform/runtime/log.ts'
import { type Act, acts } from './acts.ts'
import { removeAddress, writeAddress } from './address.ts'

export interface OperatorChannel {
  close(): Promise<void>
}

type Answer = [status: number, body: unknown]

export async function openOperatorChannel(installation: OpenInstallation): Promise<OperatorChannel> {
  const { config, log } = installation
  const token = randomBytes(32).toString('base64url')

  const answer = async ({ method, url = '', headers }: IncomingMessage, body: string): Promise<Answer> => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) return [401, {}]
    const name = url.slice(1)
    if (method !== 'POST' || !Object.hasOwn(acts, name)) return [404, {}]
    const { input, run } = acts[name as keyof typeof acts]
    const asked = input.safeParse(JSON.parse(body))
    if (!asked.success) return [422, { error: 'The server that runs is of another release. Stop it first.' }]
    log.info({ act: name, asked: asked.data }, 'told by an operator')
    return [200, await (run as Act<unknown, unknown>['run'])(installation, asked.data)]
  }
  const fail = (error: unknown): Answer => {
    if (error instanceof BackupError) return [409, { error: error.message }]
    log.error(errorFields(error), 'what an operator told failed')
    return [500, { error: 'The server could not do it. Its log says why.' }]
  }
  const server = createServer(async (incoming, outgoing) => {
    const [status, body] = await text(incoming)
      .then(given => answer(incoming, given))
      .catch(fail)
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  await writeAddress(config.data_dir, { port: (server.address() as AddressInfo).port, token })
  return {
    async close() {
      await removeAddress(config.data_dir)
      server.close()
      server.closeIdleConnections()
    },
  }
}
