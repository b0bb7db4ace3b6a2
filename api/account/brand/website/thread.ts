/** The program of the thread that reads a website and what it is dressed in (read-service.ts). */
import { runTasks } from '../../../platform/runtime/threads/program.ts'
import { pageFacts } from './page-facts.ts'
import { styleFacts } from './style-facts.ts'

const tasks = {
  page: ({ html, url }: { html: string; url: string }) => pageFacts(html, url),
  styles: (sheets: readonly string[]) => styleFacts(sheets),
}
export type BrandTasks = typeof tasks

runTasks(tasks)
