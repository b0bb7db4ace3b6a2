/** Tags and audiences for the leads of a campaign, and the service that they are sent to. */
import { useMessages } from '../../../messages/messages.tsx'
import { useStaticAudienceChoices, useTagChoices } from '../../../product/filter/choices.ts'
import { useNewTag } from '../../../product/lead-settings/use-new-tag.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Section } from '../../../ui/section.tsx'
import { TagPicker } from '../../../ui/tag-picker.tsx'
import { ConnectionChoice } from './connection-choice.tsx'
import type { StepProps } from './step.ts'

export function IntegrationStep({ site_id, draft, change }: StepProps) {
  const { t } = useMessages()
  const can = useCan()
  const tags = useTagChoices(site_id)
  const audiences = useStaticAudienceChoices(site_id)
  const createTag = useNewTag(site_id)
  return (
    <>
      <Section title={t('campaign.belongs')} description={t('campaign.belongs_text')}>
        <div className="stack">
          {can('manage-leads', site_id) && (
            <TagPicker
              label={t('campaign.tags')}
              options={tags}
              value={draft.tag_ids}
              onChange={tag_ids => change({ tag_ids })}
              onCreate={createTag}
            />
          )}
          {can('read-audience', site_id) && (
            <TagPicker
              label={t('campaign.audiences')}
              options={audiences}
              value={draft.audience_ids}
              onChange={audience_ids => change({ audience_ids })}
            />
          )}
        </div>
      </Section>
      {can('manage-integrations', site_id) && <ConnectionChoice site_id={site_id} draft={draft} change={change} />}
    </>
  )
}
