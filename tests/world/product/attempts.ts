/** What the product tells of mails that a server put off: when each was tried, and that it has ended. */
import type { Attempts } from '../model/world.ts'
import { at, type Session } from '../session.ts'

export async function learnAttempts(session: Session): Promise<void> {
  const { open_mails, ground } = session
  await meet(session)
  for (const [id, known] of open_mails) {
    const { body } = await ground.client.get(at(session, `emails/${id}`))
    const attempts = body.attempt_list as { started_at: string }[]
    const ended = body.ended_at === null ? [] : [String(body.ended_at)]
    const moments = [...attempts.map(({ started_at }) => started_at), ...ended].map(text => Date.parse(text))
    Object.assign(known, { at: moments, ended: ended.length > 0 })
    if (known.ended) open_mails.delete(id)
  }
}

/** Those that were put off for the first time, found by their Message-ID among the newest. */
async function meet(session: Session): Promise<void> {
  const { open_mails, ground, world } = session
  const { put_off } = ground.mailbox
  if (put_off.size === 0) return
  const keys = new Map([...ground.ids].map(([key, id]) => [id, key]))
  const keyOf = (id: unknown): string => keys.get(String(id)) ?? String(id)
  for (let cursor = ''; put_off.size > 0; ) {
    const { body } = await ground.client.get(at(session, `emails?limit=100${cursor}`))
    for (const { id, rfc_message_id, broadcast_id, journey_id, lead_id } of body.data) {
      if (!put_off.delete(String(rfc_message_id)) || open_mails.has(String(id))) continue
      const attempts: Attempts = {
        source: keyOf(broadcast_id ?? journey_id),
        person: keyOf(lead_id),
        at: [],
        ended: false,
      }
      open_mails.set(String(id), attempts)
      world.attempts.push(attempts)
    }
    if (!body.has_more) break
    cursor = `&cursor=${body.next_cursor}`
  }
  put_off.clear()
}
