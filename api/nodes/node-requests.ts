/** What other nodes ask of this one besides requests that they pass on: to write here, what became of it, and acts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OpenInstallation } from '../installation.ts'
import { settleForAnother, writeForAnother } from '../platform/database/homes/remote-writes.ts'
import { linesIn } from '../platform/database/homes/wire.ts'
import { packError } from '../platform/database/packed-errors.ts'
import { isFirst } from '../platform/features/idempotency/idempotency.ts'
import { errorFields } from '../platform/runtime/log.ts'
import type { Acts } from './acts.ts'
import { sendCopy } from './copies.ts'
import type { HomeRequests } from './home-requests.ts'
import type { ActAnswer } from './node-exchange.ts'
import type { Signature } from './signature.ts'

interface Needs {
  signature: Signature
  acts: Acts
  requests: HomeRequests
}

const asked = /^\/_node\/(write|settle|act|copy)\/([\w-]{1,80})\?id=([\w-]{8,80})$/

export function nodeRequests(installation: OpenInstallation, { signature, acts, requests }: Needs) {
  const { databases, homes, clock, log } = installation
  const databaseOf = async (name: string) => (name === 'control' ? databases.control : databases.site(name))
  const actFor = async (incoming: IncomingMessage, outgoing: ServerResponse, act: string): Promise<void> => {
    for await (const input of linesIn(incoming)) {
      const said: ActAnswer = await acts.perform(act, input).then(
        value => ({ value }),
        error => ({ error: packError(error) }),
      )
      outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(`${JSON.stringify(said)}\n`)
      return
    }
    outgoing.writeHead(400).end()
  }
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const [, what, name = '', id = ''] = asked.exec(incoming.url ?? '') ?? []
    if (what === undefined || !(await signature.read(incoming))) return void outgoing.writeHead(404).end()
    if (what !== 'act') await requests.untilLetIn(name)
    if ((await homes.find(name, true)) !== 'here') return void outgoing.writeHead(421, { connection: 'close' }).end()
    if (what === 'act') return actFor(incoming, outgoing, id)
    if (what === 'copy') return sendCopy(installation, name, outgoing)
    outgoing.once('close', requests.begin(name))
    const database = await databaseOf(name)
    const first = { id, isFirst: (tx: never, scope: string) => isFirst(tx, scope, clock.now()) }
    outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' })
    if (what === 'settle') outgoing.end(`${JSON.stringify({ kept: await settleForAnother(database, first) })}\n`)
    else {
      outgoing.flushHeaders()
      await writeForAnother(database, { ...first, asked: incoming, tell: line => void outgoing.write(line) })
      outgoing.end()
    }
  }
  /** False where it is something else. */
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (!incoming.url?.startsWith('/_node/')) return false
    answer(incoming, outgoing).catch(error => {
      log.warn(errorFields(error), 'another node could not be answered')
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(503).end()
    })
    return true
  }
}
