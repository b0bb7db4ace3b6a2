/** Which field of a call fills which field of a lead, and what else each lead of the hook gets. */
import { constraints, type IncomingHook, type IncomingTarget } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useStaticAudienceChoices, useTagChoices } from '../../product/filter/choices.ts'
import { useNewTag } from '../../product/lead-settings/use-new-tag.ts'
import { isSharedTarget, useMappingChoices } from '../../product/leads/use-mapping-choices.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { incomingHooks } from './client.ts'
import { MappedFields } from './mapped-fields.tsx'

type Props = { site_id: string; hook: IncomingHook }

/** With another field for a source; what filled that field before fills nothing. */
function withTarget(mapping: readonly IncomingTarget[], source: string, field: string | undefined): IncomingTarget[] {
  const others = mapping.filter(
    one => one.source !== source && (field === undefined || one.field !== field || isSharedTarget(field)),
  )
  const same = mapping.find(one => one.source === source && one.field === field)
  return field === undefined ? others : [...others, same ?? { source, field }]
}

export function HookMapping({ site_id, hook }: Props) {
  const { t } = useMessages()
  const can = useCan()
  const choices = useMappingChoices(site_id)
  const tags = useTagChoices(site_id)
  const audiences = useStaticAudienceChoices(site_id)
  const createTag = useNewTag(site_id)
  const isNew = hook.mapping.length === 0
  const [mapping, setMapping] = useState(isNew ? hook.suggested_mapping : hook.mapping)
  const [tag_ids, setTags] = useState(hook.tag_ids)
  const [audience_ids, setAudiences] = useState(hook.audience_ids)
  const [overwrite, setOverwrite] = useState(hook.overwrite)
  const save = useChange({
    run: (consent_text: string) =>
      incomingHooks.update(
        {
          site_id,
          incoming_hook_id: hook.id,
          body: { mapping, tag_ids, audience_ids, overwrite, consent_text },
        },
        { ifMatch: hook.version },
      ),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'incoming_hooks', 'incoming_calls', 'custom_fields'),
    done: () => ({ text: t('integrations.saved') }),
    isHandled: () => true,
  })
  const has = (field: string) => mapping.some(one => one.field === field)
  return (
    <Form
      onSubmit={async data => {
        await save.mutateAsync(String(data.get('consent_text') ?? hook.consent_text))
      }}
    >
      <Section title={t('integrations.mapping')} description={t('integrations.mapping_text')}>
        <div className="stack">
          <MappedFields
            hook={hook}
            mapping={mapping}
            choices={choices}
            onChange={(source, field) => setMapping(withTarget(mapping, source, field))}
          />
          {has('consent.status') ? (
            <TextArea
              name="consent_text"
              label={t('leads.consent_text')}
              description={t('integrations.consent_text_text')}
              defaultValue={hook.consent_text}
              maxLength={constraints.IncomingHookChanges.consent_text.maxLength}
              rows={2}
            />
          ) : (
            <p className="muted">{t('integrations.no_consent')}</p>
          )}
          <TagPicker
            label={t('integrations.tags')}
            options={tags}
            value={tag_ids}
            onChange={setTags}
            onCreate={createTag}
          />
          {can('read-audience', site_id) && audiences.length > 0 && (
            <TagPicker
              label={t('integrations.audiences')}
              options={audiences}
              value={audience_ids}
              onChange={setAudiences}
            />
          )}
          <Checkbox isSelected={overwrite} onChange={setOverwrite} description={t('integrations.overwrite_text')}>
            {t('integrations.overwrite')}
          </Checkbox>
          <FormActions>
            <SubmitButton isDisabled={!has('email')}>
              {isNew ? t('integrations.save_first') : t('integrations.save')}
            </SubmitButton>
          </FormActions>
        </div>
      </Section>
    </Form>
  )
}
