/** Whom a broadcast is for. */
import { limits } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../../messages/messages.tsx'
import { useAudienceChoices } from '../../../../product/filter/choices.ts'
import { FilterEditor } from '../../../../product/filter/filter-editor.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Section } from '../../../../ui/section.tsx'
import { TagPicker } from '../../../../ui/tag-picker.tsx'
import { broadcastQuery } from '../queries.ts'
import type { StepProps } from './step.ts'

export function RecipientsStep({ site_id, broadcast, draft, editor }: StepProps) {
  const { t } = useMessages()
  const audiences = useAudienceChoices(site_id)
  const { recipients } = draft
  const change = (changes: Partial<typeof recipients>) => editor.change({ recipients: { ...recipients, ...changes } })
  return (
    <>
      {broadcast.resend_of !== null && <ResendNotice site_id={site_id} broadcast_id={broadcast.resend_of} />}
      <Section title={t('broadcasts.recipients')} description={t('broadcasts.recipients_text')}>
        <div className="stack">
          <TagPicker
            label={t('broadcasts.audiences')}
            description={t('broadcasts.audiences_note')}
            options={audiences}
            value={recipients.audience_ids}
            onChange={audience_ids => change({ audience_ids })}
          />
          <FilterEditor
            site_id={site_id}
            label={t('broadcasts.filter')}
            empty={t('broadcasts.filter_none')}
            value={recipients.filter}
            onChange={filter => change({ filter })}
          />
          <TagPicker
            label={t('broadcasts.excluded')}
            options={audiences}
            value={recipients.excluded_audience_ids}
            onChange={excluded_audience_ids => change({ excluded_audience_ids })}
          />
        </div>
      </Section>
      <Section title={t('broadcasts.holdout')} description={t('broadcasts.holdout_text')}>
        <NumberField
          label={t('broadcasts.holdout_percent')}
          minValue={0}
          maxValue={limits.broadcast_holdout_percent_max}
          value={draft.holdout_percent}
          onChange={percent => editor.change({ holdout_percent: Number.isNaN(percent) ? 0 : percent })}
        />
      </Section>
    </>
  )
}

function ResendNotice({ site_id, broadcast_id }: { site_id: string; broadcast_id: string }) {
  const { t } = useMessages()
  const { data } = useQuery(broadcastQuery(site_id, broadcast_id))
  return <Notice tone="info" title={t('broadcasts.resend_notice', { name: data?.name ?? '…' })} />
}
