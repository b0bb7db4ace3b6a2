/** The state and the numbers of every broadcast. */
import { sorted } from '../actions/mailing.ts'
import { at, idOf, type Session } from '../session.ts'

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
    const counts = body.counts as Record<string, number> & { excluded: Record<string, number> }
    if (body.state !== broadcast.state) found.push(`broadcast ${broadcast.key} is ${body.state} (${body.reason}), should be ${broadcast.state}`)
    const { recipients, delivered, skipped, waiting, excluded } = counts
    const shown = sorted({ ...{ recipients, delivered, skipped, waiting }, ...excluded } as Record<string, number>)
    const right = sorted({
      ...{ recipients: broadcast.recipients, delivered: broadcast.delivered, skipped: broadcast.skipped },
      ...{ waiting: broadcast.waiting.length, ...broadcast.excluded },
    })
    if (shown !== right) found.push(`broadcast ${broadcast.key} counts ${shown}, should be ${right}`)
  }
  return found
}
