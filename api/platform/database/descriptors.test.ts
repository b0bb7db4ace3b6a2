/** Sites and the files that a process may have open: fewer are open where fewer may be, and nobody is refused for it. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Busy } from '../runtime/errors.ts'
import { planFor, readDescriptorLimit } from './descriptors.ts'
import { Places } from './places.ts'
import { FIRST, tempFolder, writeMigrations } from './test-programs/folder.ts'

test('with few descriptors every site answers, one after another', () => {
  const folder = tempFolder()
  const migrations = join(folder, 'migrations')
  for (const kind of ['control', 'site']) writeMigrations(join(migrations, kind), [FIRST])
  const program = join(import.meta.dirname, 'test-programs', 'many-sites.ts')
  const command = `ulimit -n 160; exec "$0" "$@"`
  const said = execFileSync('sh', [
    '-c',
    command,
    process.execPath,
    program,
    join(folder, 'data'),
    migrations,
    '60',
    '50',
  ])
  expect(JSON.parse(String(said).trim().split('\n').at(-1) ?? '')).toEqual({
    answers: 120,
    failures: {},
    open: expect.any(Number),
  })
}, 60_000)

test('files of closed sites are given back though nothing else is opened', () => {
  const folder = tempFolder()
  const migrations = writeMigrations(join(folder, 'migrations'), [FIRST])
  const program = join(import.meta.dirname, 'test-programs', 'closed-sites.ts')
  const said = execFileSync(process.execPath, [program, folder, migrations, '80', '20000'])
  const { closed, later } = JSON.parse(String(said))
  expect(closed).toBeGreaterThan(0)
  expect(later).toBe(0)
}, 30_000)

test('as many sites are open as half of the descriptors are enough for, within bounds', () => {
  expect([10, 256, 1024, 3264, 1_000_000, Number.POSITIVE_INFINITY].map(limit => planFor(limit).openSitesMax)).toEqual([
    2, 12, 60, 200, 1_500, 1_500,
  ])
  const gib = 1024 ** 3
  expect([0, 1, 4, 64].map(size => planFor(1_000_000, size * gib).openSitesMax)).toEqual([2, 85, 341, 1_500])
  const used = ({ openSitesMax, closedConnectionsMax }: ReturnType<typeof planFor>) =>
    openSitesMax * 8 + closedConnectionsMax * 2
  for (const limit of [256, 512, 1024, 4096]) expect(used(planFor(limit))).toBeLessThan(limit * 0.7)
})

test('the limit is read from Linux, elsewhere from Node, and none is none', () => {
  const limits = (soft: string) => () =>
    `Limit  Soft Limit  Hard Limit  Units\nMax open files            ${soft}  4096  files\n`
  expect(readDescriptorLimit(limits('1024'))).toBe(1024)
  expect(readDescriptorLimit(limits('unlimited'))).toBe(Number.POSITIVE_INFINITY)
  const elsewhere = readDescriptorLimit(() => {
    throw new Error('ENOENT')
  })
  expect(elsewhere).toBe(readDescriptorLimit())
})

test('places are given in turn, one is closed for each who waits, and who waits too long is refused', async () => {
  const closed: string[] = []
  const idle = ['a']
  const placesFor = (waitMs: number) => {
    const places = new Places({
      max: 1,
      waitMs,
      closeOne: () => {
        const name = idle.shift()
        if (name === undefined) return undefined
        closed.push(name)
        places.give()
        return Promise.resolve()
      },
    })
    return places
  }
  const patient = placesFor(60_000)
  await patient.take()
  await patient.take()
  expect(closed).toEqual(['a'])
  const [second, third] = [patient.take(), patient.take()]
  idle.push('b', 'c')
  await second
  await third
  expect(closed).toEqual(['a', 'b', 'c'])
  const hasty = placesFor(20)
  await hasty.take()
  await expect(hasty.take()).rejects.toThrow(Busy)
})
