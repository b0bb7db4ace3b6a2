/** Reads pages, sitemaps and what videos offer in threads, so that nobody waits while many are read. */

import { ThreadRefusalError } from '../../../../platform/runtime/threads/in-thread.ts'
import { type ThreadTask, threadProgram } from '../../../../platform/runtime/threads/program.ts'
import { readMarkup } from '../../../../platform/texts/markup/in-thread.ts'
import { MarkupError } from '../../../../platform/texts/markup/parse.ts'
import type { PageListing } from '../fetch/listed-in.ts'
import { type DividedPage, type FetchedBytes, type ReadFetchedPage, withHashes } from './page.ts'
import type { PageTasks } from './pages-thread.ts'
import { type ReadingProblem, ReadingRefusalError } from './refusal.ts'

const program = threadProgram<PageTasks>(new URL('./pages-thread.ts', import.meta.url), 'pages')
const [divide, read, listed, captions] = [program('divide'), program('read'), program('listed'), program('captions')]
const keys = program('textKeys')

/** `site_id`: each site has a line of its own. */
async function ask<I, O>(task: ThreadTask<I, O>, page: I, site_id: string): Promise<O> {
  try {
    return await readMarkup(task, page, site_id)
  } catch (error) {
    if (error instanceof ThreadRefusalError) throw new ReadingRefusalError(error.code as ReadingProblem)
    throw error instanceof MarkupError ? new ReadingRefusalError(error.code) : error
  }
}

/** `repeated`: keys of texts that it is read without. */
export const dividePage = async (
  page: FetchedBytes,
  site_id: string,
  repeated: readonly string[] = [],
): Promise<DividedPage> => withHashes(await ask(divide, { ...page, repeated }, site_id))

/** By which its texts are found on other pages. */
export const readTextKeys = (page: FetchedBytes, site_id: string): Promise<string[]> => ask(keys, page, site_id)

/** With the addresses that it leads to. */
export const readPage = (page: FetchedBytes, site_id: string): Promise<ReadFetchedPage> => ask(read, page, site_id)

/** `host`: of the pages that are looked for. */
export const readSitemap = (page: FetchedBytes & { host: string | undefined }, site_id: string): Promise<PageListing> =>
  ask(listed, page, site_id)

export const readCaptionAddresses = (
  page: FetchedBytes,
  site_id: string,
): Promise<{ title: string; captions: string[] }> => ask(captions, page, site_id)
