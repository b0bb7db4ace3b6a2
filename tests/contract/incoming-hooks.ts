/** What endpoints on incoming hooks need before they can succeed. */
import type { Fixture, Make } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

interface Called extends Fixture {
  params: { incoming_hook_id: string; incoming_call_id: string; secret: string }
}

/** A hook that was called once and has no mapping. */
export async function calledHook(w: People, site: string, make: Make): Promise<Called> {
  const incoming_hook_id = await make('incoming_hook')
  const hook = `/v1/sites/${site}/incoming-hooks/${incoming_hook_id}`
  const path = new URL(String(expectMade(await w.get(hook), 200).body.url)).pathname
  expectMade(await w.post(path, { email: `visitor-${w.next()}@example.com` }, { token: null }), 202)
  const { data } = expectMade(await w.get(`${hook}/calls`), 200).body
  return {
    params: { incoming_hook_id, incoming_call_id: String(data[0]?.id), secret: path.split('/').at(-1) ?? '' },
  }
}

/** One whose person was not found in it. */
async function refusedCall(w: People, site: string, make: Make): Promise<Fixture> {
  const called = await calledHook(w, site, make)
  const database = await w.installation.databases.site(site)
  const { incoming_call_id } = called.params
  await database.write(async tx => {
    await tx.run(`update incoming_calls set status = 'refused' where id = ?`, [incoming_call_id])
  })
  return called
}

const sendable = async (w: People, site: string, make: Make): Promise<Fixture> => ({
  params: (await calledHook(w, site, make)).params,
  body: { email: `visitor-${w.next()}@example.com` },
})

export const incomingHookFixtures = {
  receiveIncomingCall: sendable,
  listIncomingCalls: calledHook,
  getIncomingCall: calledHook,
  retryIncomingCall: refusedCall,
}
