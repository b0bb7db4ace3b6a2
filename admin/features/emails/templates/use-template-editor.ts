/** The content of a template in the editor kit: saved by a button, refused field by field. */
import type { EmailDocument, NewTemplateTranslation, Template } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { changedKeys } from '../../../product/editor/changed-keys.ts'
import { useEditor } from '../../../product/editor/use-editor.ts'
import { templateQuery } from '../../../product/emails/queries.ts'
import { client } from '../../../product/session/api.ts'
import { fieldOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'

export type TemplateDraft = Pick<
  Template,
  'name' | 'category' | 'folder_id' | 'subject' | 'preheader' | 'body_text' | 'document'
> & {
  translations: NewTemplateTranslation[]
}

export type DocumentDraft = TemplateDraft & { document: EmailDocument }

/** Of a document the text is made by the server: it is neither edited nor sent. */
const draftOf = ({
  name,
  category,
  folder_id,
  subject,
  preheader,
  body_text,
  document,
  translations,
}: Template): TemplateDraft => ({
  ...{ name, category, folder_id, subject, preheader },
  ...(document ? { body_text: '', document } : { body_text }),
  translations: translations.map(({ body_text, document, ...said }) => ({
    ...said,
    ...(document ? { document } : { body_text }),
  })),
})

export type TemplateEditorState = ReturnType<typeof useTemplateEditor>

export function useTemplateEditor(site_id: string, template: Template) {
  const { t } = useMessages()
  const template_id = template.id
  const editor = useEditor<Template, TemplateDraft>(template, {
    query: templateQuery(site_id, template_id),
    draftOf,
    changesBetween: changedKeys,
    update: async ({ body_text, ...rest }, options, { document }) => {
      const body = document || body_text === undefined ? rest : { ...rest, body_text }
      const answer = await client.templates.update({ site_id, template_id, body }, options)
      toast({ text: t('templates.saved') })
      return answer
    },
    refreshes: [
      ['templates', site_id, 'list'],
      ['template_folders', site_id],
      ['saved_blocks', site_id, 'list'],
    ],
    isAutomatic: false,
  })
  const { draft, failure } = editor
  // A changed field loses its error.
  const refused = (failure?.problem.errors ?? [])
    .map(({ pointer, text }) => ({ path: fieldOf(pointer), text }))
    .filter(({ path }) => failure && fieldAt(draft, path) === fieldAt(failure.draft, path))
  return { ...editor, refused, edit: editor.change }
}

/** The value of a field, which is one of the template's, or of a translation's. */
function fieldAt(draft: TemplateDraft, path: string): unknown {
  const [first = '', index, inner] = path.split('.')
  if (first !== 'translations' || inner === undefined) return draft[first as keyof TemplateDraft]
  return draft.translations[Number(index)]?.[inner as keyof NewTemplateTranslation]
}
