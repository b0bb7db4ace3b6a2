/** A new source of knowledge: of which kind, from where, and how often it is read anew. */
import { constraints, limits } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { ownPagesQuery } from '../../product/site-pages/queries.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FilesField } from '../../ui/files-field.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { kindWords } from './kind-words.ts'
import { kinds } from './kinds.ts'
import { bodyOf, newDraft, partsOf, type SourceDraft } from './new-source.ts'
import { UpdateDaysField } from './update-days-field.tsx'

type Props = { isOpen: boolean; onClose: () => void }
const accept = '.pdf,.docx,.pptx,.xlsx,.md,.csv,.html,.txt,.vtt,.srt,image/*'

export function AddSource({ isOpen, onClose }: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('knowledge.add')} isOpen={isOpen} onClose={onClose}>
      <SourceForm onClose={onClose} />
    </Dialog>
  )
}

function SourceForm({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [draft, setDraft] = useState(newDraft)
  const change = (changes: Partial<SourceDraft>) => setDraft(before => ({ ...before, ...changes }))
  const { type, files } = draft
  const add = useChange({
    run: async (whole: SourceDraft): Promise<unknown> =>
      whole.type === 'file'
        ? knowledgeClient.sources.uploadKnowledgeFiles({ site_id, ...partsOf(whole.files) })
        : knowledgeClient.sources.create({ site_id, body: bodyOf(whole) }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'knowledge_sources', 'operations'),
    done: () => ({ text: t(type === 'pair' ? 'knowledge.saved' : 'knowledge.begun') }),
    isHandled: () => true,
  })
  const tooMany = files.length > limits.source_files_max
  return (
    <Form
      onSubmit={async () => {
        await add.mutateAsync(draft)
        onClose()
      }}
    >
      <Select
        label={t('knowledge.kind')}
        isRequired
        value={type}
        onChange={id => change({ type: kinds.find(one => one === id) ?? 'url' })}
        options={kinds.map(id => ({ id, label: t(kindWords[id]) }))}
      />
      {type === 'pair' && <PairFields draft={draft} change={change} />}
      {(type === 'url' || type === 'urls' || type === 'sitemap' || type === 'video') && (
        <AddressFields draft={draft} change={change} />
      )}
      {type === 'pages' && <PageFields draft={draft} change={change} />}
      {type === 'file' && (
        <>
          <FilesField
            label={t('knowledge.choose_files')}
            accept={accept}
            files={files}
            onChange={chosen => change({ files: chosen })}
          />
          <p className="muted" role={tooMany ? 'alert' : undefined}>
            {t('knowledge.files_note', {
              count: limits.source_files_max,
              size: Math.floor(limits.source_file_bytes_max / 1_048_576),
            })}
          </p>
        </>
      )}
      {type !== 'pair' && type !== 'file' && (
        <UpdateDaysField
          value={draft.update_every_days ?? Number.NaN}
          onChange={days => change({ update_every_days: Number.isNaN(days) ? null : days })}
        />
      )}
      <FormActions onCancel={onClose}>
        <SubmitButton isDisabled={type === 'file' && (files.length === 0 || tooMany)}>
          {t('knowledge.add')}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

type Fields = { draft: SourceDraft; change: (changes: Partial<SourceDraft>) => void }

function PairFields({ draft, change }: Fields) {
  const { t } = useMessages()
  const { NewKnowledgePair: bounds } = constraints
  return (
    <>
      <TextField
        name="question"
        label={t('knowledge.question')}
        isRequired
        maxLength={bounds.question.maxLength}
        value={draft.question}
        onChange={question => change({ question })}
      />
      <TextArea
        name="answer"
        label={t('knowledge.answer')}
        isRequired
        rows={5}
        maxLength={bounds.answer.maxLength}
        value={draft.answer}
        onChange={answer => change({ answer })}
      />
    </>
  )
}

function PageFields({ draft, change }: Fields) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const can = useCan()
  const { data: pages = [] } = useQuery({ ...ownPagesQuery(site_id), enabled: can('manage-pages', site_id) })
  return (
    <TagPicker
      label={t('knowledge.which_pages')}
      description={t('knowledge.which_pages_note')}
      options={pages.map(({ id, name }) => ({ id, label: name }))}
      value={draft.page_ids}
      onChange={page_ids => change({ page_ids })}
    />
  )
}
