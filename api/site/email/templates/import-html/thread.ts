/** The program of the thread that reads an email that was made elsewhere (import-service.ts). */

import { runTasks } from '../../../../platform/runtime/threads/program.ts'
import { markupRefusal } from '../../../../platform/texts/markup/in-thread.ts'
import { importHtml, type OwnField } from './import-html.ts'

interface Task {
  html: string
  subject: string
  known: readonly string[]
  fields: readonly OwnField[]
  hasFooter: boolean
  year: number
  unsubscribe: string
}

const tasks = {
  read: ({ html, known, ...given }: Task) => importHtml(html, { ...given, known: new Set(known) }),
}
export type ImportTasks = typeof tasks

runTasks(tasks, markupRefusal)
