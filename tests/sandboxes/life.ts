/** Stopped, frozen and copied on the real runtime. */
import { cookiesOf, type SandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'
import type { Checks } from './checks.ts'

const two_minutes = 120_000

export async function checkLife(f: SandboxFixture, checks: Checks, id: string): Promise<void> {
  const { w, path } = f
  const { origin, cookie } = await f.enterAsOwner(id)
  const front = () => f.visit(`${origin}/`, { headers: { cookie } })
  const hasContent = ({ status, body }: { status: number; body: string }) =>
    status === 200 && body.includes('Hello world')

  w.clock.forward(two_minutes)
  await f.supervisor().look()
  const isFrozen = f.supervisor().processOf(id)?.freezing.isFrozen === true
  checks.check('it is frozen while nobody visits it', isFrozen)
  checks.check('it goes on with the next visit', hasContent(await checks.timed('frozen_seconds', front)))

  await f.supervisor().stop(id)
  checks.check('it resumes with its content', hasContent(await checks.timed('resume_seconds', front)))

  const copy = await checks.timed('copy_seconds', async () => {
    await w.post(path(`sandboxes/${id}/snapshot`))
    await f.work()
    const made = await w.post(path(`sandboxes/${id}/duplicate`), { name: 'Real-copy' })
    await f.work()
    return made
  })
  const opened = String((await w.post(path(`sandboxes/${copy.body.id}/open`))).body.url)
  const inside = await checks.timed('copy_first_entry_seconds', () => f.visit(opened))
  checks.check('a copy is entered', inside.status === 302, inside)
  const { host, origin: own } = new URL(opened)
  const copied = await f.visit(`${own}/`, { headers: { cookie: cookiesOf(inside) } })
  const isOwn = copied.body.includes(host) && !copied.body.includes(new URL(origin).host)
  checks.check('a copy has its own address in its links', isOwn)
}
