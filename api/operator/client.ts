/** Has the server that works in a data folder do something, for a command that may not work there itself. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { BackupError } from '../backup/manifest.ts'
import type { ActAnswer, ActInput, ActName } from './acts.ts'
import { readAddress } from './address.ts'

/** Waits as long as it takes. */
export async function askServer<N extends ActName>(
  dataDir: string,
  name: N,
  asked: ActInput<N>,
): Promise<ActAnswer<N>> {
  const address = await readAddress(dataDir)
  if (!address)
    throw new BackupError(`${dataDir} is in use by a program that takes no commands, or is starting. Stop it first.`)
  const { port, token } = address
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const outgoing = request({ host: '127.0.0.1', port, path: `/${name}`, method: 'POST', headers })
  outgoing.end(JSON.stringify(asked))
  try {
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    const body = JSON.parse(await text(incoming)) as ActAnswer<N> & { error?: string }
    if (incoming.statusCode === 200) return body
    throw new BackupError(body.error ?? `The server answered with status ${incoming.statusCode}.`)
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`The server stopped meanwhile (${(error as Error).message}). Start it, and look at the site.`)
  }
}
