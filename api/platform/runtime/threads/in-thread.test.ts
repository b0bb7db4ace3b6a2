/** What breaks a thread, holds it up or fills it is refused alone; sites do not hold up one another. */
import { expect, test } from 'vitest'
import { Unavailable } from '../errors.ts'
import { inThread } from './in-thread.ts'
import { threadProgram } from './program.ts'

/** Does as it is told. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  parentPort.postMessage('progressed')
  parentPort.on('message', async ({ input }) => {
    if (input === 'hang') for (;;) {}
    if (input === 'exit') process.exit()
    if (input === 'throw') throw new Error('broken')
    if (input === 'fill') for (const all = []; ; ) all.push(new Array(100_000).fill(Math.random()))
    if (input === 'bytes') { globalThis.all = []; for (;;) { all.push(Buffer.alloc(16_000_000, 1)); await new Promise(done => setTimeout(done, 10)) } }
    if (input === 'slowly') for (let i = 0; i < 8; i++) {
      await new Promise(done => setTimeout(done, 500))
      parentPort.postMessage('progressed')
    }
    if (input === 'refuse') return parentPort.postMessage({ refused: 'no_text_found' })
    globalThis.before = [...(globalThis.before ?? []), input]
    parentPort.postMessage({ answer: globalThis.before })
  })`)}`,
)
const page = threadProgram<{ echo(input: string): string[] }>(program, 'pages')('echo')
const file = threadProgram<{ echo(input: string): string[] }>(program, 'files')('echo')
const caps = { milliseconds: 20_000, megabytes: 64, line: 'site' }
const ask = (input: string, line = 'site', task = page) => inThread(task, input, { ...caps, line })

test.each([
  ['hang', 'reading_too_slow'],
  ['exit', 'file_damaged'],
  ['throw', 'file_damaged'],
  ['fill', 'unpacked_too_large'],
  ['bytes', 'unpacked_too_large'],
])('what makes a thread %s is refused, and what comes behind it is read', async (input, code) => {
  const [broken, next] = await Promise.allSettled([
    inThread(page, input, { ...caps, milliseconds: input === 'hang' ? 1_000 : 20_000 }),
    ask('next'),
  ])
  expect(broken).toMatchObject({ status: 'rejected', reason: { code } })
  expect(next).toMatchObject({ status: 'fulfilled' })
})

test('a thread that does not start is an outage: nothing is said of what it was to read', async () => {
  const missing = new URL(`data:text/javascript,import './missing.ts'`)
  const task = threadProgram<{ echo(input: string): string[] }>(missing, 'mails')('echo')
  await expect(inThread(task, 'a', caps)).rejects.toThrow(Unavailable)
})

test('who makes progress has the time anew; what a task refuses has its code, and the thread goes on', async () => {
  await expect(inThread(page, 'slowly', { ...caps, milliseconds: 3_000 })).resolves.toContain('slowly')
  await expect(ask('refuse')).rejects.toMatchObject({ code: 'no_text_found' })
  await expect(ask('after')).resolves.toContain('slowly')
})

test('a thread that reads pages is used again, one that reads a file is not', async () => {
  expect(await ask('one more')).toContain('after')
  expect(await ask('first', 'site', file)).toEqual(['first'])
  expect(await ask('second', 'site', file)).toEqual(['second'])
})

test('what one site has read does not hold up another', async () => {
  let over = 0
  const slow = [1, 2, 3, 4].map(() =>
    inThread(file, 'hang', { ...caps, line: 'attacker', milliseconds: 1_000 }).catch(() => {
      over += 1
    }),
  )
  await ask('mine', 'other', file)
  expect(over).toBeLessThan(2)
  await Promise.all(slow)
}, 20_000)
