/** Name and lead source of a campaign. */

import { type Campaign, constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useAssistants } from '../../../product/assistants/choices.ts'
import { assistantPath, assistantsPath } from '../../../product/assistants/paths.ts'
import { useTypeWords } from '../../../product/popups/type-words.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSources } from '../queries.ts'
import type { StepProps } from './step.ts'

export function CapturingStep({ site_id, draft, change }: StepProps) {
  const { t } = useMessages()
  return (
    <>
      <Section title={t('campaign.details')}>
        <div className="stack">
          <TextField
            name="name"
            label={t('campaigns.name')}
            isRequired
            maxLength={constraints.CampaignChanges.name.maxLength}
            value={draft.name}
            onChange={name => change({ name })}
          />
          <TextArea
            name="description"
            label={t('campaign.description')}
            description={t('campaign.description_note')}
            isRequired
            maxLength={constraints.CampaignChanges.description.maxLength}
            value={draft.description}
            onChange={description => change({ description })}
          />
        </div>
      </Section>
      <Source site_id={site_id} draft={draft} change={change} />
    </>
  )
}

function Source({ site_id, draft, change }: StepProps) {
  const { t } = useMessages()
  return (
    <Section title={t('campaign.source')} description={t('campaign.source_text')}>
      <div className="stack">
        <RadioGroup
          label={t('campaign.lead_source')}
          name="lead_source"
          value={draft.lead_source}
          onChange={id => change({ lead_source: id as Campaign['lead_source'], popup_id: null, assistant_id: null })}
          options={[
            { id: 'popup', label: t('campaign.source_popup'), note: t('campaign.source_popup_note') },
            { id: 'form', label: t('campaign.source_form'), note: t('campaign.source_form_note') },
            { id: 'assistant', label: t('campaign.source_assistant'), note: t('campaign.source_assistant_note') },
          ]}
        />
        {draft.lead_source === 'assistant' ? (
          <AssistantSource site_id={site_id} draft={draft} change={change} />
        ) : (
          <PopupSource site_id={site_id} draft={draft} change={change} />
        )}
      </div>
    </Section>
  )
}

function PopupSource({ site_id, draft, change }: StepProps) {
  const { t } = useMessages()
  const { one } = useTypeWords()
  const sources = useSources(site_id)
  const isForm = draft.lead_source === 'form'
  const fitting = (sources ?? []).filter(popup => (popup.type === 'embedded') === isForm)
  const chosen = fitting.find(popup => popup.id === draft.popup_id)
  const popups = pathTo('/sites/$site_id/site/popups', { site_id })
  return (
    <>
      {sources && (
        <ComboBox
          key={draft.lead_source}
          name="popup_id"
          isRequired
          label={t(isForm ? 'campaign.form' : 'campaign.popup')}
          placeholder={t(isForm ? 'campaign.choose_form' : 'campaign.choose_popup')}
          value={draft.popup_id}
          onChange={popup_id => change({ popup_id })}
          options={fitting.map(({ id, name, type }) => ({ id, label: name, note: one[type] }))}
        />
      )}
      {sources && fitting.length === 0 && (
        <Notice tone="info" title={t(isForm ? 'campaign.no_forms' : 'campaign.no_popups')}>
          <Link href={popups}>{t('campaign.make_one')}</Link>
        </Notice>
      )}
      {chosen && (
        <p className="muted">
          {t(chosen.status === 'published' ? 'campaign.source_is_live' : 'campaign.source_goes_live')}{' '}
          <Link href={pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: chosen.id })}>
            {t('campaign.open_design')}
          </Link>
        </p>
      )}
    </>
  )
}

function AssistantSource({ site_id, draft, change }: StepProps) {
  const { t } = useMessages()
  const assistants = useAssistants(site_id)
  const chosen = assistants?.find(({ id }) => id === draft.assistant_id)
  return (
    <>
      {assistants && (
        <ComboBox
          name="assistant_id"
          isRequired
          label={t('campaign.source_assistant')}
          placeholder={t('campaign.choose_assistant')}
          value={draft.assistant_id}
          onChange={assistant_id => change({ assistant_id })}
          options={assistants.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      {assistants?.length === 0 && (
        <Notice tone="info" title={t('campaign.no_assistants')}>
          <Link href={assistantsPath(site_id)}>{t('campaign.make_assistant')}</Link>
        </Notice>
      )}
      {chosen && (
        <p className="muted">
          {t(chosen.published_version === null ? 'campaign.assistant_is_draft' : 'campaign.source_is_live')}{' '}
          <Link href={assistantPath(site_id, chosen.id)}>{t('campaign.open_assistant')}</Link>
        </p>
      )}
    </>
  )
}
