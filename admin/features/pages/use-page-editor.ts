/** The draft of a page in the editor kit: saved by a button, refused field by field. */
import type { WebPage } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { changedKeys } from '../../product/editor/changed-keys.ts'
import { useEditor } from '../../product/editor/use-editor.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { fieldOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import { pageQuery } from './queries.ts'

export type PageDraft = Pick<
  WebPage,
  'name' | 'handle' | 'type' | 'in_menu' | 'language' | 'hide_menu' | 'hide_footer' | 'seo' | 'document'
>
export type ChangePage = (changes: Partial<PageDraft>, field: string) => void

const draftOf = (page: WebPage): PageDraft => {
  const { name, handle, type, in_menu, language, hide_menu, hide_footer, seo, document } = page
  return { name, handle, type, in_menu, language, hide_menu, hide_footer, seo, document }
}

export type PageEditorState = ReturnType<typeof usePageEditor>

export function usePageEditor(site_id: string, page: WebPage) {
  const { t } = useMessages()
  const page_id = page.id
  const editor = useEditor<WebPage, PageDraft>(page, {
    query: pageQuery(site_id, page_id),
    draftOf,
    changesBetween: changedKeys,
    update: async (body, options) => {
      const answer = await pageClient.pages.update({ site_id, page_id, body }, options)
      toast({ text: t('pages.saved') })
      return answer
    },
    refreshes: [
      ['pages', site_id, 'list'],
      ['pages', site_id, 'menu'],
    ],
    isAutomatic: false,
  })
  const { draft, failure } = editor
  // A changed field loses its error.
  const refused = (failure?.problem.errors ?? []).filter(({ pointer }) => {
    const field = fieldOf(pointer).split('.')[0] as keyof PageDraft
    return draft[field] === failure?.draft[field]
  })
  const change: ChangePage = (changes, field) => editor.change(former => ({ ...former, ...changes }), field)
  return {
    ...editor,
    change,
    /** What was refused of the blocks, each at its place. */
    issues: refused
      .map(({ pointer, text }) => ({ pointer: `/${fieldOf(pointer).replaceAll('.', '/')}`, text }))
      .filter(({ pointer }) => pointer.startsWith('/document')),
    errors: Object.fromEntries(refused.map(({ pointer, text }) => [fieldOf(pointer), text])),
  }
}
