/** Merges another lead into this one: who it is, whose values stay, what moves. It can be undone from the toast or later. */
import { type Lead, type LeadMergePreview, limits, type MergedField } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { leadFieldNamed } from '../../product/filter/lead-fields.ts'
import { fieldsQuery } from '../../product/lead-settings/queries.ts'
import { fullName } from '../../product/leads/lead-view.ts'
import { leadsToMergeQuery, mergePreviewQuery } from '../../product/leads/queries.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import styles from './merge-dialog.module.css'
import { useMergeLeads } from './use-merge-leads.ts'

type Props = { lead: Lead; onClose: () => void }

export function MergeDialog({ lead, onClose }: Props) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const [search, setSearch] = useState('')
  const [other_id, choose] = useState<string>()
  const [take, setTake] = useState<readonly string[]>([])
  const { data: found } = useQuery(leadsToMergeQuery(site_id, lead.id, search))
  const merge = useMergeLeads(site_id, lead.id)
  const asked = mergePreviewQuery(site_id, lead.id, other_id)
  // Once they are merged there is nothing to preview.
  const isOpen = !merge.isPending && !merge.isSuccess
  const { data: preview } = useQuery({ ...asked, enabled: other_id !== undefined && isOpen })
  const find = (text: string) => {
    setSearch(text)
    choose(undefined)
    setTake([])
  }
  const submit = async () => {
    if (!other_id) return
    await merge.mutateAsync({ merged_lead_id: other_id, take: [...take] })
    onClose()
  }
  return (
    <Dialog title={t('merging.title', { name: fullName(lead) || lead.email })} isOpen onClose={onClose}>
      <Form onSubmit={submit}>
        <SearchField label={t('merging.search')} value={search} onChange={find} />
        {found && search !== '' && (
          <RadioGroup
            label={t('merging.other')}
            value={other_id}
            onChange={choose}
            description={found.length === 0 ? t('leads.none_match') : undefined}
            options={found.map(one => ({ id: one.id, label: fullName(one) || one.email, note: one.email }))}
          />
        )}
        {preview && <Preview preview={preview} take={take} onTake={setTake} />}
        <FormActions onCancel={onClose}>
          <SubmitButton isDisabled={!preview}>{t('merging.merge')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}

const moved: Record<string, MessageKey> = {
  tags_and_audiences: 'merging.tags_and_audiences',
  custom_fields: 'fields.title',
  consents: 'leads.consents',
  visitors: 'visitors.visits',
  submissions: 'merging.submissions',
  campaigns: 'merging.campaigns',
  runs: 'leads.runs',
  emails: 'leads.sent_email',
  left_topics: 'merging.left_topics',
  broadcasts: 'broadcasts.title',
  email_responses: 'merging.email_responses',
  former_addresses: 'merging.former_addresses',
  answers: 'merging.answers',
  ai_drafts: 'merging.ai_drafts',
}

type PreviewProps = { preview: LeadMergePreview; take: readonly string[]; onTake: (take: readonly string[]) => void }

function Preview({ preview, take, onTake }: PreviewProps) {
  const { t, number } = useMessages()
  const differing = preview.fields.filter(({ own, other }) => own !== undefined && other !== undefined && own !== other)
  return (
    <div className="stack">
      {preview.mailability === 'unsubscribed' && <Notice tone="info" title={t('merging.unsubscribed')} />}
      {differing.length > 0 && (
        <section>
          <h3>{t('merging.differing')}</h3>
          <ul className={styles.fields}>
            {differing.map(field => (
              <Differing
                key={field.field}
                field={field}
                isTaken={take.includes(field.field)}
                onTake={isTaken => onTake(isTaken ? [...take, field.field] : take.filter(name => name !== field.field))}
              />
            ))}
          </ul>
        </section>
      )}
      {preview.moves.length > 0 && (
        <section>
          <h3>{t('merging.moves')}</h3>
          <ul className={styles.moves}>
            {preview.moves.map(({ what, count }) => (
              <li key={what}>
                {moved[what] ? t(moved[what]) : what}: <span className="numbers">{number(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="muted">{t('merging.undo_text', { days: limits.lead_merge_undo_days })}</p>
    </div>
  )
}

type DifferingProps = { field: MergedField; isTaken: boolean; onTake: (isTaken: boolean) => void }

function Differing({ field: { field, own, other }, isTaken, onTake }: DifferingProps) {
  const { t } = useMessages()
  const { data: fields = [] } = useQuery(fieldsQuery(useSiteId()))
  const custom = fields.find(({ name }) => `custom_fields.${name}` === field)
  const label = custom?.label ?? leadFieldNamed(t, field) ?? field
  return (
    <li>
      <span className={styles.field}>
        {label}: <strong>{String(isTaken ? other : own)}</strong>
      </span>
      <Checkbox isSelected={isTaken} onChange={onTake}>
        {t('merging.take', { value: String(other) })}
      </Checkbox>
    </li>
  )
}
