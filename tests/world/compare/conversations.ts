/** Who answers in each conversation, and in which of them a visitor waits for a person. */
import { presentConversations } from '../model/conversations.ts'
import { at, type Session } from '../session.ts'

export async function compareConversations(session: Session): Promise<string[]> {
  const { world, ground } = session
  if (world.conversations.size === 0) return []
  const keys = new Map([...ground.ids].map(([key, id]) => [id, key.replace('conversation:', '')]))
  const list = async (filter: string) => {
    const found: string[] = []
    for (let cursor = ''; ; ) {
      const { body } = await ground.client.get(at(session, `conversations?limit=100${filter}${cursor}`))
      found.push(...body.data.map(({ id, status }) => `${keys.get(String(id))} ${status}`))
      if (!body.has_more) return found.sort().join()
      cursor = `&cursor=${body.next_cursor}`
    }
  }
  const present = presentConversations(world)
  const waiting = present.filter(({ status, last }) => status === 'attended' && last === 'visitor')
  const right = (of: typeof present) =>
    of
      .map(({ key, status }) => `${key} ${status}`)
      .sort()
      .join()
  const compared = [
    ['conversations are', await list(''), right(present)],
    ['conversations in which somebody waits are', await list('&awaiting_reply=true'), right(waiting)],
  ] as const
  session.compared += present.length
  return compared.flatMap(([what, shown, should]) =>
    shown === should ? [] : [`${what} ${shown}, should be ${should}`],
  )
}
