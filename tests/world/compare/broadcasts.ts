/** The state and the numbers of every broadcast. */
import { sorted } from '../actions/mailing.ts'
import { at, idOf, type Session } from '../session.ts'

interface Counts {
  recipients: number
  delivered: number
  not_delivered: number
  skipped: number
  waiting: number
  excluded: Record<string, number>
}

export async function compareBroadcasts(session: Session): Promise<string[]> {
  const { world, ground } = session
  const found: string[] = []
  const shownById = new Map<string, Record<string, unknown>>()
  for (let cursor = ''; ; ) {
    const { body } = await ground.client.get(at(session, `broadcasts?limit=100${cursor}`))
    for (const one of body.data) shownById.set(String(one.id), one)
    if (!body.has_more) break
    cursor = `&cursor=${body.next_cursor}`
  }
  for (const broadcast of world.broadcasts.values()) {
    session.compared += 1
    const body = shownById.get(idOf(session, broadcast.key)) ?? {}
    const { counts } = body
    if (body.status !== broadcast.state)
      found.push(`broadcast ${broadcast.key} is ${body.status} (${body.reason}), should be ${broadcast.state}`)
    const { recipients, delivered, skipped, waiting, excluded, not_delivered: refused } = counts as Counts
    // Who leaves meanwhile is skipped at once or at the hand-off: nothing says which.
    const not_delivered = waiting + skipped + refused
    const shown = sorted({ recipients, delivered, not_delivered, ...excluded })
    const right = sorted({
      ...{ recipients: broadcast.recipients, delivered: broadcast.delivered },
      ...{ not_delivered: broadcast.waiting.length + broadcast.put_off + broadcast.skipped, ...broadcast.excluded },
    })
    if (shown !== right) found.push(`broadcast ${broadcast.key} counts ${shown}, should be ${right}`)
  }
  return found
}
