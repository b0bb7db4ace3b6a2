/** The program of the thread that reads an owner's page, and containers of its tag manager (page-snippets.ts). */
import { type Tag, tagsOf } from '../../../platform/pages/page-tags.ts'
import { runTasks } from '../../../platform/runtime/threads/program.ts'
import { popupLimits } from './limits.ts'
import { isSnippetTag } from './script-tag.ts'
import { containersIn, snippetsIn } from './tag-managers.ts'

const isPolicy = ({ name, attributes }: Tag): boolean =>
  name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy'

export interface PageTags {
  snippets: Tag[]
  policies: string[]
  /** Of Google Tag Manager. */
  containers: string[]
}

const tasks = {
  page(html: string): PageTags {
    const tags = tagsOf(html)
    const first = (is: (tag: Tag) => boolean) => tags.filter(is).slice(0, popupLimits.page_snippets_max)
    return {
      snippets: first(isSnippetTag).map(({ name, attributes }) => ({ name, attributes })),
      policies: first(isPolicy).map(({ attributes }) => attributes.get('content') ?? ''),
      containers: containersIn(html),
    }
  },
  container: (source: string) => snippetsIn(source),
}
export type PageCheckTasks = typeof tasks

runTasks(tasks)
