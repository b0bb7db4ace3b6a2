/** The program of the thread that reads an email that was made elsewhere (import-service.ts). */
import { markupRefusal } from '../../../../platform/markup/in-thread.ts'
import { runTasks } from '../../../../platform/threads/program.ts'
import { importHtml } from './import-html.ts'

const tasks = {
  read: ({ html, known, hasFooter }: { html: string; known: readonly string[]; hasFooter: boolean }) =>
    importHtml(html, { known: new Set(known), hasFooter }),
}
export type ImportTasks = typeof tasks

runTasks(tasks, markupRefusal)
