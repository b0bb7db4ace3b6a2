/** Has the node that works in a site's database bring it to another server: here it is only asked for. */
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { LeasedHomes } from '../platform/database/homes/leased-homes.ts'
import { DatabaseError, Unavailable } from '../platform/runtime/errors.ts'
import { newId } from '../platform/runtime/ids.ts'
import type { Links } from './links.ts'
import { node_header, type Signature } from './signature.ts'

interface Needs {
  homes: Pick<LeasedHomes, 'find' | 'forget'>
  links: Links
  signature: () => Signature
}

/** False where it is worked in here. Takes as long as the move. */
export type MoveAtHome = (name: string, to: string) => Promise<boolean>

export const moveAtHome =
  ({ homes, links, signature }: Needs): MoveAtHome =>
  async (name, to) => {
    const place = await homes.find(name)
    if (place === 'here') return false
    const path = `/_node/move/${name}?to=${encodeURIComponent(to)}`
    const said = { ip: '-', request_id: newId('request'), is_secure: false }
    const headers = { [node_header]: await signature().sign('POST', path, said) }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = links(place, path, { method: 'POST', headers })
      sent.once('response', resolve)
      sent.once('error', error =>
        reject(new Unavailable(`The node that has ${name} went away: ${error.message}. Repeat this.`)),
      )
      sent.end()
    })
    const { reason } = JSON.parse((await text(answer)) || '{}') as { reason?: string }
    if (answer.statusCode === 200) return true
    homes.forget(name)
    throw new Unavailable(reason ?? `The node that has ${name} answers ${answer.statusCode}. Repeat this.`)
  }

/** The answer for the node that asked. */
export async function movedForAnother(moving: Promise<void>): Promise<{ status: number; body: { reason?: string } }> {
  try {
    await moving
    return { status: 200, body: {} }
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    return { status: 409, body: { reason: error.message } }
  }
}
