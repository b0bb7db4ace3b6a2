/** The state and the numbers of every broadcast: of those of which nothing new is to be seen, each day. */
import type { Broadcast, BroadcastStatus } from '../model/world.ts'
import type { Answer } from '../product/client.ts'
import { at, idOf, type Session } from '../session.ts'
import { sorted } from './counts.ts'

interface Counts {
  recipients: number
  held_out: number
  delivered: number
  not_delivered: number
  skipped: number
  waiting: number
  excluded: Record<string, number>
  opened: number
  clicked: number
  unsubscribed: number
}

const ended: ReadonlySet<BroadcastStatus> = new Set(['sent', 'failed', 'canceled'])

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

const countsOf = (broadcast: Broadcast): string =>
  sorted({
    opened: sum(broadcast.results.map(({ opened }) => opened.size)),
    clicked: sum(broadcast.results.map(({ clicked }) => clicked.size)),
    left: sum(broadcast.results.map(({ left }) => left.size)),
    ...{ recipients: broadcast.recipients, held_out: broadcast.held_out, delivered: broadcast.delivered },
    ...{
      not_delivered: broadcast.waiting.length + broadcast.rest.length + broadcast.put_off + broadcast.skipped,
      ...broadcast.excluded,
    },
  })

async function list(session: Session): Promise<Map<string, Answer['body']>> {
  const listed = new Map<string, Answer['body']>()
  for (let cursor = ''; ; ) {
    const { body } = await session.ground.client.get(at(session, `broadcasts?limit=100${cursor}`))
    for (const one of body.data) listed.set(String(one.id), one as Answer['body'])
    if (!body.has_more) return listed
    cursor = `&cursor=${body.next_cursor}`
  }
}

export async function compareBroadcasts(session: Session, whole: boolean): Promise<string[]> {
  const { world, ground, ended_broadcasts } = session
  const found: string[] = []
  const listed = whole ? await list(session) : null
  for (const broadcast of world.broadcasts.values()) {
    const right = countsOf(broadcast)
    const is_known = ended_broadcasts.get(broadcast.key) === `${broadcast.state} ${right}`
    if (is_known && !whole) continue
    session.compared += 1
    const id = idOf(session, broadcast.key)
    const body = listed ? listed.get(id) : (await ground.client.get(at(session, `broadcasts/${id}`))).body
    if (!body) {
      found.push(`broadcast ${broadcast.key} is not in the list`)
      continue
    }
    const { counts } = body
    if (body.status !== broadcast.state)
      found.push(`broadcast ${broadcast.key} is ${body.status} (${body.reason}), should be ${broadcast.state}`)
    const {
      recipients,
      held_out,
      delivered,
      skipped,
      waiting,
      excluded,
      not_delivered: refused,
      ...seen
    } = counts as Counts
    // Who leaves meanwhile is skipped at once or at the hand-off: nothing says which.
    const not_delivered = waiting + skipped + refused
    const { opened, clicked, unsubscribed: left } = seen
    const shown = sorted({ recipients, held_out, delivered, not_delivered, opened, clicked, left, ...excluded })
    if (shown !== right) found.push(`broadcast ${broadcast.key} counts ${shown}, should be ${right}`)
    if (broadcast.test) found.push(...(await compareTest(session, broadcast, body)))
    if (ended.has(broadcast.state)) ended_broadcasts.set(broadcast.key, `${broadcast.state} ${right}`)
  }
  return found
}

/** Which subject has won, and the numbers of each. */
async function compareTest(session: Session, { key, test, results }: Broadcast, shown: Answer['body']) {
  const { body } = await session.ground.client.get(at(session, `broadcasts/${shown.id}/results`))
  const variants = body.variants as { variant: number; delivered: number; opened: number; clicked: number }[]
  const own = results.map((_, place) => {
    const { delivered = 0, opened = 0, clicked = 0 } = variants.find(({ variant }) => variant === place) ?? {}
    return { delivered, opened, clicked }
  })
  const right = results.map(({ delivered, opened, clicked }) => ({
    ...{ delivered, opened: opened.size, clicked: clicked.size },
  }))
  const [said, should] = [JSON.stringify([shown.winner, own]), JSON.stringify([test?.winner ?? null, right])]
  return said === should ? [] : [`the test of broadcast ${key} says ${said}, should be ${should}`]
}
