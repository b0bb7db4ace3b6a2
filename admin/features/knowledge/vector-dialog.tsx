/** The name of a vector and the sources that it holds. */
import { constraints, type Vector } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { sourceChoicesQuery } from '../../product/knowledge/queries.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Absent for a new one. */
  vector?: Vector | undefined
}

export function VectorDialog(props: Props) {
  const { t } = useMessages()
  const title = t(props.vector ? 'knowledge.edit_vector' : 'knowledge.create_vector')
  return (
    <Dialog title={title} isOpen={props.isOpen} onClose={props.onClose}>
      <VectorForm {...props} />
    </Dialog>
  )
}

function VectorForm({ vector, onClose }: Props) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data: sources = [] } = useQuery(sourceChoicesQuery(site_id))
  const [source_ids, setSources] = useState(vector?.source_ids ?? [])
  const save = useChange({
    run: async (name: string) => {
      const body = { name, source_ids }
      if (!vector) return knowledgeClient.vectors.create({ site_id, body })
      return knowledgeClient.vectors.update({ site_id, vector_id: vector.id, body }, { ifMatch: vector.version })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'vectors', 'knowledge_sources'),
    done: ({ name }) => ({ text: t('knowledge.vector_saved', { name }) }),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    await save.mutateAsync(String(data.get('name')))
    onClose()
  }
  return (
    <Form onSubmit={submit}>
      <TextField name="name" label={t('assistants.name')} isRequired defaultValue={vector?.name ?? ''} autoFocus />
      <TagPicker
        label={t('assistants.sources')}
        options={sources}
        value={source_ids}
        onChange={ids => setSources(ids.slice(0, constraints.NewVector.source_ids.maxItems))}
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('knowledge.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
