/** The program of the thread that reads pages and sitemaps (pages-in-thread.ts). */

import { runTasks } from '../../../../platform/runtime/threads/program.ts'
import { markupRefusal } from '../../../../platform/texts/markup/in-thread.ts'
import { captionsIn } from '../fetch/captions-in.ts'
import { listedIn, unpacked } from '../fetch/listed-in.ts'
import { decoded } from './decode.ts'
import { readHtml } from './html.ts'
import { dividedPage, type FetchedBytes, readFetchedPage, sentPage, textKeysOf } from './page.ts'
import { ReadingRefusalError } from './refusal.ts'

/** As they were sent: without the methods of a Buffer. */
export type SentBytes = Omit<FetchedBytes, 'bytes'> & { bytes: Uint8Array }

const fetched = ({ bytes, ...page }: SentBytes): FetchedBytes => ({
  ...page,
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
})

const tasks = {
  divide: ({ repeated, ...page }: SentBytes & { repeated: readonly string[] }) =>
    sentPage(dividedPage(fetched(page), repeated)),
  textKeys: (page: SentBytes) => textKeysOf(fetched(page)),
  read: (page: SentBytes) => readFetchedPage(fetched(page)),
  listed({ host, ...page }: SentBytes & { host: string | undefined }) {
    const { bytes, type, url } = fetched(page)
    return listedIn(decoded(unpacked(bytes), type), url, host)
  },
  captions(page: SentBytes) {
    const { bytes, type, url } = fetched(page)
    const html = decoded(bytes, type)
    return { title: readHtml(html, url).title, captions: captionsIn(html, url) }
  },
}
export type PageTasks = typeof tasks

runTasks(tasks, error => (error instanceof ReadingRefusalError ? error.code : markupRefusal(error)))
