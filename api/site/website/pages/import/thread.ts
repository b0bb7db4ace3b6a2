/** The program of the thread that reads a page of another site (service.ts). */

import { runTasks } from '../../../../platform/runtime/threads/program.ts'
import { markupRefusal } from '../../../../platform/texts/markup/in-thread.ts'
import { readPage } from './read-page.ts'

const tasks = {
  read({ html, url }: { html: string; url: string }) {
    const { left_out, ...page } = readPage(html, url)
    return { ...page, left_out: left_out.all() }
  },
}
export type ImportTasks = typeof tasks

runTasks(tasks, markupRefusal)
