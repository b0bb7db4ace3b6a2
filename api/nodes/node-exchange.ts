/** The way from this node to the home of a database, for what is written there. Connections are kept. */
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { LeasedHomes } from '../platform/database/homes/leased-homes.ts'
import { homeLimits } from '../platform/database/homes/limits.ts'
import type { Exchange, Line } from '../platform/database/homes/remote-database.ts'
import { type HomeMessage, lineOf, linesIn } from '../platform/database/homes/wire.ts'
import { type PackedError, unpackError } from '../platform/database/packed-errors.ts'
import { Unavailable } from '../platform/runtime/errors.ts'
import { newId } from '../platform/runtime/ids.ts'
import type { Links } from './links.ts'
import { node_header, type Signature } from './signature.ts'

interface Needs {
  homes: Pick<LeasedHomes, 'find' | 'id' | 'address' | 'forget'>
  links: Links
  signature: () => Signature
}

/** What an act is answered with: one line. */
export type ActAnswer = { value: unknown } | { error: PackedError }

export interface NodeExchange extends Exchange {
  /** Has something done at a home. */
  act(name: string, act: string, input: unknown, silent_milliseconds_max?: number): Promise<unknown>
  /** The database as of one moment, as bytes. */
  copy(name: string): Promise<IncomingMessage>
}

export function nodeExchange({ homes, links, signature }: Needs): NodeExchange {
  const begin = async (name: string, path: string): Promise<ClientRequest> => {
    const place = await homes.find(name)
    const said = { ip: '-', request_id: newId('request'), is_secure: false }
    const headers = {
      [node_header]: await signature().sign('POST', path, said),
      'content-type': 'application/x-ndjson',
    }
    return links(place === 'here' ? homes : place, path, { method: 'POST', headers })
  }
  /** Nothing was done where it is refused. */
  const answerOf = (
    sent: ClientRequest,
    name: string,
    silent_milliseconds_max: number = homeLimits.settle_milliseconds_max,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      sent.setTimeout(silent_milliseconds_max, () => sent.destroy(new Error('it is silent')))
      sent.once('error', error => {
        homes.forget(name)
        reject(new Unavailable(`The node that has ${name} does not answer: ${error.message}.`))
      })
      sent.once('response', answer => {
        if (answer.statusCode === 200) return resolve(answer)
        homes.forget(name)
        sent.destroy()
        reject(new Unavailable(`The node that has ${name} answers ${answer.statusCode}.`))
      })
    })
  return {
    async open(name, id) {
      const sent = await begin(name, `/_node/write/${name}?id=${id}`)
      sent.flushHeaders()
      return lineOver(sent, await answerOf(sent, name))
    },
    async settle(name, id) {
      const sent = await begin(name, `/_node/settle/${name}?id=${id}`)
      sent.end()
      for await (const { kept } of linesIn<{ kept: boolean }>(await answerOf(sent, name))) return kept
      throw new Unavailable(`The node that has ${name} does not answer.`)
    },
    async copy(name) {
      const sent = await begin(name, `/_node/copy/${name}?id=${newId('request')}`)
      sent.end()
      return answerOf(sent, name, homeLimits.move_milliseconds_max)
    },
    async act(name, act, input, silent_milliseconds_max) {
      const sent = await begin(name, `/_node/act/${name}?id=${act}`)
      sent.end(`${JSON.stringify(input)}\n`)
      for await (const said of linesIn<ActAnswer>(await answerOf(sent, name, silent_milliseconds_max))) {
        if ('error' in said) throw unpackError(said.error)
        return said.value
      }
      throw new Unavailable(`The node that has ${name} does not answer.`)
    },
  }
}

function lineOver(sent: ClientRequest, answer: IncomingMessage): Line {
  const lines = linesIn<HomeMessage>(answer)
  sent.on('error', () => undefined)
  return {
    send: message => void sent.write(lineOf(message)),
    next: () =>
      lines.next().then(
        ({ value, done }) => (done ? undefined : value),
        () => undefined,
      ),
    close: () => void sent.end(),
  }
}
