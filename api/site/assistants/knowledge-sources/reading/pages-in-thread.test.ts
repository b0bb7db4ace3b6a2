/** Pages read in a thread: as they are read without one, and what breaks or holds up the thread is refused alone. */
import { expect, test } from 'vitest'
import { dividedPage, type FetchedBytes } from './page.ts'
import { PagesThread } from './pages-in-thread.ts'

const page = (
  number: number,
  body = `<h1>Page ${number}</h1><p>What the workshop says of pottery, number ${number}.</p>`,
) =>
  ({
    url: `https://many.example/${number}`,
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(`<!doctype html><html lang="en"><title>Page ${number}</title><main>${body}</main>`),
  }) satisfies FetchedBytes

test('each is read as it is without a thread, whoever asks at once', async () => {
  const thread = new PagesThread()
  const pages = Array.from({ length: 30 }, (_, i) => page(i))
  const read = await Promise.all(pages.map(one => thread.read(one)))
  expect(read).toEqual(pages.map(dividedPage))
  expect(read[7]?.chunks[0]?.hash).toBeInstanceOf(Buffer)
})

test('one without text is refused, those beside it are not', async () => {
  const thread = new PagesThread()
  const [bad, good] = await Promise.allSettled([thread.read(page(1, '<h1>Alone</h1>')), thread.read(page(2))])
  expect(bad).toMatchObject({ reason: { code: 'no_text_found' } })
  expect(good).toMatchObject({ value: { title: 'Page 2' } })
})

/** Takes pages, and breaks or hangs at some. */
const failing = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ number, url }) => {
    if (url.endsWith('/1')) for (;;) {}
    if (url.endsWith('/2')) process.exit()
    if (url.endsWith('/3')) throw new Error('broken')
    const page = { title: url, url, hashes: new Uint8Array(), chunks: [], entries: [] }
    parentPort.postMessage({ number, page })
  })`)}`,
)

test('one that hangs or breaks the thread is refused alone: those behind it are read by the next thread', async () => {
  const thread = new PagesThread({ patience_ms: 1_000, program: failing })
  const read = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(number => thread.read(page(number))))
  expect(read).toMatchObject([
    { status: 'fulfilled' },
    { reason: { code: 'reading_too_slow' } },
    { reason: { code: 'file_damaged' } },
    { reason: { code: 'file_damaged' } },
    { value: { title: 'https://many.example/4' } },
    { value: { title: 'https://many.example/5' } },
  ])
})
