/** Processes that nobody visits: frozen, then stopped; one of the pool runs before its lead comes. */
import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { createSandboxFixture, type SandboxFixture } from '../../../../testing/fixtures/sandboxes.ts'

let f: SandboxFixture
afterEach(() => f.close())

const minute = 60_000
/** The letter of a process's state, of the one that runs the sandbox. */
function stateOf(id: string): string | undefined {
  const file = globSync('/proc/[0-9]*/cmdline').find(one => read(one).includes(f.folder(id)))
  return file && /^State:\s+(\w)/m.exec(read(file.replace('cmdline', 'status')))?.[1]
}
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The system holds it a moment after it is told to. */
async function freezes(id: string): Promise<void> {
  f.w.clock.forward(2 * minute)
  await f.until(
    async () => {
      await f.supervisor().look()
      return stateOf(id)
    },
    letter => letter === 'T',
  )
}

test('without visits it is frozen, goes on with the next one, and is stopped later', async () => {
  f = await createSandboxFixture()
  const id = await f.newSandbox({ name: 'Frozen-demo', type: 'wordpress' })
  const { origin, cookie } = await f.enterAsOwner(id)
  await f.supervisor().look()
  expect(stateOf(id)).not.toBe('T')
  await freezes(id)
  expect((await f.visit(`${origin}/`, { headers: { cookie } })).status).toBe(200)
  expect(stateOf(id)).not.toBe('T')
  await freezes(id)
  f.w.clock.forward(20 * minute)
  await f.supervisor().look()
  expect([stateOf(id), f.supervisor().awake]).toEqual([undefined, 0])
})

test('as many copies as the server keeps warm run before anybody has them, and stay', async () => {
  f = await createSandboxFixture({ SANDBOXES_WARM: '1' })
  const id = await f.newSandbox({ name: 'Warm-demo', type: 'wordpress', lead_access: 'copy', pool_size: 2 })
  await f.work()
  await f.supervisor().stop(id)
  expect(f.supervisor().awake).toBe(1)
  f.w.clock.forward(60 * minute)
  await f.supervisor().look()
  expect(f.supervisor().awake).toBe(1)
  const lead_id = await f.newLead('warm@example.com')
  const given = await f.w.post(f.path(`sandboxes/${id}/accesses`), { lead_id, send_email: false })
  await freezes(String(given.body.copy_id))
  const { url } = (await f.w.post(f.path(`sandbox-accesses/${given.body.id}/links`))).body
  const on = await f.w.call('POST', new URL(String(url)).pathname, { token: null })
  expect((await f.visit(String(on.headers.get('location')))).status).toBe(302)
  await f.work()
  expect(f.supervisor().awake).toBe(2)
})

test('copies that are made at the same time all come from one whole snapshot', async () => {
  f = await createSandboxFixture()
  const id = await f.newSandbox({ name: 'Many-demo', type: 'wordpress', lead_access: 'copy', pool_size: 3 })
  expect(await f.sandbox(id)).toMatchObject({ pool_ready: 3, has_snapshot: true })
  expect(globSync(`${f.folder(id)}/../*/live/wordpress/wp-load.php`)).toHaveLength(4)
})
