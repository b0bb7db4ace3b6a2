/** The content of a template in the editor kit: saved by a button, refused field by field. */
import type { Template } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { changedKeys } from '../../../product/editor/changed-keys.ts'
import { useEditor } from '../../../product/editor/use-editor.ts'
import { templateQuery } from '../../../product/emails/queries.ts'
import { client } from '../../../product/session/api.ts'
import { fieldOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'

export type TemplateDraft = Pick<Template, 'name' | 'category' | 'subject' | 'preheader' | 'body_text'>

const draftOf = ({ name, category, subject, preheader, body_text }: Template): TemplateDraft => ({
  ...{ name, category, subject, preheader, body_text },
})

export function useTemplateEditor(site_id: string, template: Template) {
  const { t } = useMessages()
  const template_id = template.id
  const editor = useEditor<Template, TemplateDraft>(template, {
    query: templateQuery(site_id, template_id),
    draftOf,
    changesBetween: changedKeys,
    update: async (body, options) => {
      const answer = await client.templates.update({ site_id, template_id, body }, options)
      toast({ text: t('templates.saved') })
      return answer
    },
    refreshes: [['templates', site_id, 'list']],
    isAutomatic: false,
  })
  const { draft, failure } = editor
  // A changed field loses its error.
  const refused = (failure?.problem.errors ?? []).filter(({ pointer }) => {
    const field = fieldOf(pointer) as keyof TemplateDraft
    return draft[field] === failure?.draft[field]
  })
  return {
    ...editor,
    errors: Object.fromEntries(refused.map(({ pointer, text }) => [fieldOf(pointer), text])),
    change: (changes: Partial<TemplateDraft>, field: string) =>
      editor.change(draft => ({ ...draft, ...changes }), field),
  }
}
