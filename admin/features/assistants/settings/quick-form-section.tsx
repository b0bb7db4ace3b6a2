/** The form inside the chat: when it asks, for what, and what becomes of the lead. */
import { constraints, limits, type QuickFormMoment } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useFieldChoices, useStaticAudienceChoices, useTagChoices } from '../../../product/filter/choices.ts'
import { IntegerField } from '../../../product/integer-field.tsx'
import { ownFieldNames } from '../../../product/popups/preview/preview-popup.ts'
import { useFieldName } from '../../../product/popups/use-field-name.ts'
import { useCan } from '../../../product/session/abilities.ts'
import formStyles from '../../../ui/form.module.css'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TagPicker } from '../../../ui/tag-picker.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { withForm } from '../screen/draft.ts'
import { ConsentFields } from './consent-fields.tsx'

const moments: readonly QuickFormMoment[] = ['never', 'first', 'after_messages', 'unanswered']
const { after_messages: after } = constraints.AssistantQuickForm

export function QuickFormSection(loaded: ScreenState) {
  const { editor } = loaded
  const { t } = useMessages()
  const { quick_form } = editor.draft
  const words: Record<QuickFormMoment, string> = {
    never: t('assistants.form_never'),
    first: t('assistants.form_first'),
    after_messages: t('assistants.form_after'),
    unanswered: t('assistants.form_unanswered'),
  }
  const put = (changes: Partial<typeof quick_form>, field?: string) =>
    editor.change(draft => ({ ...draft, quick_form: { ...draft.quick_form, ...changes } }), field)
  return (
    <div data-part="quick_form">
      <Section title={t('assistants.form')} description={t('assistants.form_text')}>
        <div className={formStyles.form}>
          <Select
            label={t('assistants.form_moment')}
            isRequired
            value={quick_form.moment}
            onChange={id => put({ moment: moments.find(one => one === id) ?? 'never' })}
            options={moments.map(id => ({ id, label: words[id] }))}
          />
          {quick_form.moment === 'after_messages' && (
            <IntegerField
              label={t('assistants.form_after_count')}
              least={after.minimum}
              most={after.maximum}
              value={quick_form.after_messages}
              onChange={after_messages => put({ after_messages }, 'after_messages')}
            />
          )}
          <Fields {...loaded} />
          <ConsentFields {...loaded} />
          <Outcome {...loaded} />
        </div>
      </Section>
    </div>
  )
}

function Fields({ site_id, editor, errorAt }: ScreenState) {
  const { t } = useMessages()
  const custom = useFieldChoices(site_id)
  const nameOf = useFieldName(custom)
  const { fields } = editor.draft.quick_form.form
  const names = [...new Set([...ownFieldNames, ...custom.map(({ name }) => name), ...fields.map(({ name }) => name)])]
  const error = errorAt('/quick_form/form/fields')
  const choose = (chosen: readonly string[]) =>
    editor.change(draft =>
      withForm(draft, {
        fields: chosen
          .slice(0, limits.form_fields_max)
          .map(name => fields.find(field => field.name === name) ?? { name, required: name === 'email' }),
      }),
    )
  const need = (chosen: readonly string[]) =>
    editor.change(draft =>
      withForm(draft, { fields: fields.map(field => ({ ...field, required: chosen.includes(field.name) })) }),
    )
  return (
    <>
      <TagPicker
        label={t('assistants.form_fields')}
        description={t('assistants.form_fields_note')}
        {...(error && { error })}
        options={names.map(id => ({ id, label: nameOf(id) }))}
        value={fields.map(({ name }) => name)}
        onChange={choose}
      />
      <TagPicker
        label={t('assistants.form_needed')}
        options={fields.map(({ name }) => ({ id: name, label: nameOf(name) }))}
        value={fields.filter(({ required }) => required).map(({ name }) => name)}
        onChange={need}
      />
    </>
  )
}

/** What becomes of who has answered. */
function Outcome({ site_id, editor }: ScreenState) {
  const { t } = useMessages()
  const can = useCan()
  const tags = useTagChoices(site_id)
  const audiences = useStaticAudienceChoices(site_id)
  const { tag_ids, audience_ids, overwrite } = editor.draft.quick_form.form
  return (
    <>
      {can('manage-leads', site_id) && (
        <TagPicker
          label={t('assistants.form_tags')}
          options={tags}
          value={tag_ids}
          onChange={tag_ids => editor.change(draft => withForm(draft, { tag_ids }))}
        />
      )}
      {can('read-audience', site_id) && (
        <TagPicker
          label={t('assistants.form_audiences')}
          options={audiences}
          value={audience_ids}
          onChange={audience_ids => editor.change(draft => withForm(draft, { audience_ids }))}
        />
      )}
      <Switch
        isSelected={overwrite}
        onChange={overwrite => editor.change(draft => withForm(draft, { overwrite }))}
        description={t('assistants.form_overwrite_note')}
      >
        {t('assistants.form_overwrite')}
      </Switch>
    </>
  )
}
