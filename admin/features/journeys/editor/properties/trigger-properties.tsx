/** The fields of one trigger, by its type. */
import { constraints, limits } from '@leadwright/sdk'
import { Trash2 } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import { changeableLeadFields } from '../../../../product/filter/lead-fields.ts'
import type { Trigger, TriggerType } from '../../../../product/journeys/document.ts'
import { newMoment } from '../../../../product/journeys/document.ts'
import {
  isMembershipTrigger,
  isMembershipTriggerType,
  membersOf,
  newMembershipTrigger,
  withMembers,
} from '../../../../product/journeys/memberships.ts'
import { triggerWords } from '../../../../product/journeys/step-words.ts'
import { UrlRules } from '../../../../product/url-rules/url-rules.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TagPicker } from '../../../../ui/tag-picker.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { DateFields } from './date-fields.tsx'
import propertiesStyles from './properties.module.css'
import styles from './trigger-properties.module.css'

/** A new trigger with its defaults. */
export function newTrigger(type: TriggerType): Trigger {
  if (isMembershipTriggerType(type)) return newMembershipTrigger(type)
  switch (type) {
    case 'form_submitted':
      return { type, popup_ids: [] }
    case 'lead_created':
    case 'lead_confirmed':
      return { type }
    case 'field_changed':
      return { type, field_ids: [] }
    case 'date_field':
      return { type, ...newMoment(), yearly: false }
    case 'page_visited':
      return { type, rules: [{ match: 'contains', value: '' }] }
    case 'link_clicked':
    case 'email_replied':
    case 'spoke_with_assistant':
    case 'sandbox_opened':
    case 'sandbox_expires_tomorrow':
    case 'sandbox_space_over':
      return { type }
    case 'api_event':
      return { type, name: '' }
  }
}

type TriggerPropertiesProps = {
  trigger: Trigger
  pointer: string
  onChange: (trigger: Trigger, field?: string) => void
  onRemove: () => void
}

export function TriggerProperties({ trigger, pointer, onChange, onRemove }: TriggerPropertiesProps) {
  const { t } = useMessages()
  const { issues } = useJourneyContext()
  const [label, Icon] = triggerWords[trigger.type]
  return (
    <div className={styles.trigger}>
      <div className={propertiesStyles.triggerHead}>
        <Icon size={16} aria-hidden />
        <strong>{t(label)}</strong>
        <IconButton
          label={t('journeys.remove_trigger', { name: t(label) })}
          icon={<Trash2 size={14} aria-hidden />}
          onPress={onRemove}
        />
      </div>
      <Fields trigger={trigger} pointer={pointer} error={issueAt(issues, pointer)} onChange={onChange} />
    </div>
  )
}

type FieldsProps = Omit<TriggerPropertiesProps, 'onRemove'> & { error: string | undefined }

function Fields({ trigger, pointer, error, onChange }: FieldsProps) {
  const messages = useMessages()
  const { t } = messages
  const { names, issues } = useJourneyContext()
  if (isMembershipTrigger(trigger)) {
    const { ids, names: of, trigger: label } = membersOf(trigger)
    return (
      <TagPicker
        label={t(label)}
        isRequired
        error={error}
        options={names[of]}
        value={ids}
        onChange={chosen => onChange(withMembers(trigger, chosen))}
      />
    )
  }
  switch (trigger.type) {
    case 'lead_created':
    case 'lead_confirmed':
      return null
    case 'form_submitted':
      return (
        <TagPicker
          label={t('trigger.popups')}
          description={trigger.popup_ids?.length ? undefined : t('trigger.any_popup_note')}
          error={error}
          options={names.popups}
          value={trigger.popup_ids ?? []}
          onChange={popup_ids => onChange({ ...trigger, popup_ids })}
        />
      )
    case 'field_changed':
      return (
        <TagPicker
          label={t('trigger.fields')}
          isRequired
          error={error}
          options={[...changeableLeadFields(messages.t), ...names.fields]}
          value={trigger.field_ids}
          onChange={field_ids => onChange({ ...trigger, field_ids })}
        />
      )
    case 'date_field':
      return (
        <DateFields
          value={trigger}
          pointer={pointer}
          onChange={(moment, field) => onChange({ ...trigger, ...moment }, field)}
        />
      )
    case 'page_visited':
      return (
        <UrlRules
          rules={trigger.rules}
          least={1}
          most={limits.journey_url_rules_max}
          errorOf={index => issueAt(issues, `${pointer}/rules/${index}`)}
          onChange={(rules, field) => onChange({ ...trigger, rules }, field)}
        />
      )
    case 'link_clicked':
      return (
        <>
          <TagPicker
            label={t('trigger.templates')}
            description={trigger.template_ids?.length ? undefined : t('trigger.any_template_note')}
            error={error}
            options={names.templates}
            value={trigger.template_ids ?? []}
            onChange={ids => onChange({ ...trigger, template_ids: ids.length > 0 ? ids : undefined })}
          />
          <TextField
            label={t('trigger.url')}
            description={t('trigger.url_note')}
            type="url"
            maxLength={constraints.LinkClickedTrigger.url.maxLength}
            value={trigger.url ?? ''}
            onChange={url => onChange({ ...trigger, url: url || undefined }, 'url')}
          />
        </>
      )
    case 'email_replied':
      return (
        <TagPicker
          label={t('trigger.templates')}
          description={trigger.template_ids?.length ? undefined : t('trigger.any_replied_note')}
          error={error}
          options={names.templates}
          value={trigger.template_ids ?? []}
          onChange={ids => onChange({ ...trigger, template_ids: ids.length > 0 ? ids : undefined })}
        />
      )
    case 'spoke_with_assistant':
      return (
        <>
          <TagPicker
            label={t('assistants.title')}
            description={trigger.assistant_ids?.length ? undefined : t('trigger.any_assistant_note')}
            error={error}
            options={names.assistants}
            value={trigger.assistant_ids ?? []}
            onChange={ids => onChange({ ...trigger, assistant_ids: ids.length > 0 ? ids : undefined })}
          />
          <Checkbox
            isSelected={trigger.by_form ?? false}
            onChange={by_form => onChange({ ...trigger, by_form: by_form || undefined })}
            description={t('trigger.by_form_note')}
          >
            {t('trigger.by_form')}
          </Checkbox>
        </>
      )
    case 'sandbox_opened':
    case 'sandbox_expires_tomorrow':
    case 'sandbox_space_over':
      return (
        <TagPicker
          label={t('sandboxes.title')}
          description={trigger.sandbox_ids?.length ? undefined : t('trigger.any_sandbox_note')}
          error={error}
          options={names.sandboxes}
          value={trigger.sandbox_ids ?? []}
          onChange={ids => onChange({ ...trigger, sandbox_ids: ids.length > 0 ? ids : undefined })}
        />
      )
    case 'api_event':
      return (
        <TextField
          label={t('trigger.event_name')}
          isRequired
          placeholder="order.placed"
          description={t('trigger.event_note')}
          maxLength={limits.journey_event_name_characters_max}
          value={trigger.name}
          error={error}
          onChange={name => onChange({ ...trigger, name }, 'name')}
        />
      )
  }
}
