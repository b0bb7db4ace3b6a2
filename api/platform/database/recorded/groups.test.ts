/** Groups that a server records, with what networks and servers do to them: each is there once, or nowhere. */
import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { proofTest } from '../../../testing/proof-test.ts'
import { insert, RecordedSite, tag } from '../../../testing/recorded-site.ts'
import { sized } from '../../../testing/repetitions.ts'
import { Unavailable } from '../../runtime/errors.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const r = new RecordedSite()
const { again, atServer, kept, keptThere, write } = r
beforeAll(() => r.begin())
afterEach(() => r.clear())
afterAll(() => r.end())

const isSame = async () => {
  const { here, there } = await r.bothEnds()
  expect(here).toEqual(there)
}

test('a group is at the server before it is answered, and an action that failed is in neither place', async () => {
  const [a, b, c] = await Promise.allSettled([write('a'), write('b'), write('a')])
  expect([a?.status, b?.status, c?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(await keptThere()).toEqual(['a', 'b'])
  const appended = r.site.write(async tx => {
    await tx.append(insert, [tag('c')])
    await tx.run('delete from tags where id = ?', ['b'])
  })
  const slow = r.site.write(
    tx =>
      tx.run(
        insert,
        Array.from({ length: 40 }, (_, n) => tag(`s${n}`)),
      ),
    { slow: true },
  )
  await Promise.all([appended, slow])
  await r.site.write(tx => tx.run("delete from tags where id like 's%'"), { slow: true, relaxed: true })
  expect(await keptThere()).toEqual(['a', 'c'])
  await isSame()
})

const faults = [
  ['its answer is lost', 'lose_answer'],
  ['it is lost on its way', 'lose_request'],
  ['its answer is cut', 'cut'],
  ['the server answers 500', { status: 500 }],
  ['the server answers 404', { status: 404 }],
] as const
test.for(sized(faults.slice(0, 1), [...faults]))('%s: it is recorded once, and answered', async ([title, fault]) => {
  const before = await kept()
  r.proxy.faults.push(fault)
  await write(title)
  expect(await kept()).toEqual([...before, title].toSorted())
  expect(await keptThere()).toEqual(await kept())
})

proofTest('the answer to what became of it is lost too, twice', async () => {
  r.proxy.faults.push('lose_answer', 'lose_answer', 'lose_answer')
  await write('asked')
  expect((await keptThere()).filter(id => id === 'asked')).toEqual(['asked'])
  expect(r.said).toEqual(['away', 'back'])
  await isSame()
})

test('what comes after its outcome was asked is refused, so that it is not recorded twice', async () => {
  r.proxy.faults.push('late')
  await write('late')
  await r.proxy.release()
  expect((await keptThere()).filter(id => id === 'late')).toEqual(['late'])
  await write('after')
  await isSame()
})

test('while nothing is known, writers are told, reads go on, and what was recorded is there in the end', async () => {
  const before = await kept()
  r.proxy.faults.push('lose_answer', ...Array.from({ length: 2_000 }, () => ({ status: 503 }) as const))
  const first = write('doubted')
  await expect(first).rejects.toThrow(Unavailable)
  await expect(write('refused')).rejects.toThrow('asked what it has kept')
  expect(await kept()).toEqual(before)
  r.proxy.faults.length = 0
  await expect.poll(() => kept()).toEqual([...before, 'doubted'].toSorted())
  await write('refused')
  await isSame()
})

proofTest('nothing is known of what never came: it is undone', async () => {
  const before = await kept()
  r.proxy.faults.push('lose_request', ...Array.from({ length: 2_000 }, () => ({ status: 503 }) as const))
  await expect(write('never')).rejects.toThrow(Unavailable)
  r.proxy.faults.length = 0
  await expect.poll(() => r.said.at(-1)).toBe('back')
  await write('next')
  expect(await kept()).toEqual([...before, 'next'].toSorted())
  await isSame()
})

proofTest('a server that hangs is taken for one that is away, and nothing that it was sent comes late', async () => {
  const before = await kept()
  r.proxy.faults.push('hang', 'hang')
  await expect(write('hanging')).rejects.toThrow(Unavailable)
  await expect.poll(() => r.said.at(-1)).toBe('back')
  await r.proxy.release()
  await write('goes on')
  expect(await kept()).toEqual([...before, 'goes on'].toSorted())
  await isSame()
})

test('a process that ends in doubt finds at its next start what was recorded', async () => {
  r.proxy.faults.push('lose_answer', ...Array.from({ length: 2_000 }, () => ({ status: 503 }) as const))
  await expect(write('ended')).rejects.toThrow(Unavailable)
  const closing = r.databases.close()
  await closing
  r.proxy.faults.length = 0
  await again()
  expect(await kept()).toContain('ended')
  await isSame()
})

test('a change that the two ends do not answer alike has the file made anew from the server', async () => {
  await write('only here')
  await atServer("delete from tags where id = 'only here'")
  await expect(r.site.write(tx => tx.run("delete from tags where id = 'only here'"))).rejects.toThrow(
    'changed 1 rows here and 0 at the server',
  )
  await expect.poll(async () => (await kept()).includes('only here')).toBe(false)
  await write('goes on here')
  await isSame()
})

proofTest('a group of many megabytes is recorded, and copied in parts', async () => {
  const long = (id: string) => ({ ...tag(id), name: id + 'ñ'.repeat(1_000_000) })
  const ten = Array.from({ length: 10 }, (_, n) => long(`long${n}`))
  await r.site.write(tx => tx.run(insert, ten))
  await r.databases.close()
  await rm(r.folder, { recursive: true })
  await again()
  const lengths = "select id, length(name), hex(substr(name, -2)) from tags where id like 'long%' order by id"
  const [first, ...others] = await r.site.read(db => db.all(lengths))
  expect([first, others.length]).toEqual([['long0', 1_000_005, 'C3B1C3B1'], 9])
  await r.site.write(tx => tx.run("delete from tags where id like 'long%'"))
  await isSame()
})
