/** What starts the journey, for whom, and whether somebody may go through it again. */
import { Trash2 } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TagPicker } from '../../../ui/tag-picker.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FilterEditor } from '../../filter/filter-editor.tsx'
import type { Trigger } from './document.ts'
import { useEditor } from './editor-context.ts'
import { present } from './exit-properties.tsx'
import { problemAt, ruleProblem } from './problems.ts'
import { triggerTypes, triggerWords } from './step-words.ts'

const fresh: Record<Trigger['type'], Trigger> = {
  form_submitted: { type: 'form_submitted', popup_ids: [] },
  lead_created: { type: 'lead_created' },
  tag_added: { type: 'tag_added', tag_ids: [] },
  audience_joined: { type: 'audience_joined', audience_ids: [] },
}

export function StartProperties() {
  const { t } = useMessages()
  const { editor, site_id, problems } = useEditor()
  const { document, description } = editor.draft
  const numbered = document.triggers.map((trigger, index) => ({ trigger, index, key: `${trigger.type} ${index}` }))
  const put = (triggers: Trigger[]) => editor.changeDocument({ triggers })
  return (
    <div className="stack">
      <h3>{t('journeys.triggers')}</h3>
      {document.triggers.length === 0 && <p className="muted">{t('journeys.no_trigger')}</p>}
      <ul className="trigger-list">
        {numbered.map(({ trigger, index, key }) => (
          <li key={key}>
            <TriggerFields
              trigger={trigger}
              error={problemAt(problems, `/triggers/${index}`)}
              onChange={next => put(document.triggers.with(index, next))}
              onRemove={() => put(document.triggers.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Menu
          label={t('journeys.add_trigger')}
          placement="bottom start"
          trigger={<Button>{t('journeys.add_trigger')}</Button>}
          actions={triggerTypes.map(type => {
            const [label, Icon] = triggerWords[type]
            return {
              id: type,
              label: t(label),
              icon: <Icon size={16} aria-hidden />,
              onAction: () => put([...document.triggers, fresh[type]]),
            }
          })}
        />
      </div>
      <hr />
      <FilterEditor
        site_id={site_id}
        label={t('journeys.criteria')}
        empty={t('journeys.criteria_empty')}
        value={document.enrollment_criteria}
        onChange={filter => editor.changeDocument({ enrollment_criteria: present(filter) }, 'criteria')}
        errorOf={ruleProblem(problems, '/enrollment_criteria')}
      />
      <hr />
      <Switch
        isSelected={document.allow_duplicate_enrollment}
        onChange={allow_duplicate_enrollment => editor.changeDocument({ allow_duplicate_enrollment })}
        description={t('journeys.duplicates_note')}
      >
        {t('journeys.duplicates')}
      </Switch>
      <hr />
      <TextArea
        label={t('journeys.description')}
        value={description}
        maxLength={2000}
        onChange={text => editor.change({ description: text }, 'description')}
      />
    </div>
  )
}

type TriggerFieldsProps = {
  trigger: Trigger
  error: string | undefined
  onChange: (trigger: Trigger) => void
  onRemove: () => void
}

function TriggerFields({ trigger, error, onChange, onRemove }: TriggerFieldsProps) {
  const { t } = useMessages()
  const { names } = useEditor()
  const [label, Icon] = triggerWords[trigger.type]
  return (
    <div className="trigger">
      <div className="trigger-head">
        <Icon size={16} aria-hidden />
        <strong>{t(label)}</strong>
        <IconButton
          label={t('journeys.remove_trigger', { name: t(label) })}
          icon={<Trash2 size={14} aria-hidden />}
          onPress={onRemove}
        />
      </div>
      {trigger.type === 'form_submitted' && (
        <TagPicker
          label={t('trigger.popups')}
          description={trigger.popup_ids?.length ? undefined : t('trigger.any_popup_note')}
          error={error}
          options={names.popups}
          value={trigger.popup_ids ?? []}
          onChange={popup_ids => onChange({ ...trigger, popup_ids })}
        />
      )}
      {trigger.type === 'tag_added' && (
        <TagPicker
          label={t('trigger.tags')}
          isRequired
          error={error}
          options={names.tags}
          value={trigger.tag_ids}
          onChange={tag_ids => onChange({ ...trigger, tag_ids })}
        />
      )}
      {trigger.type === 'audience_joined' && (
        <TagPicker
          label={t('trigger.audiences')}
          isRequired
          error={error}
          options={names.audiences}
          value={trigger.audience_ids}
          onChange={audience_ids => onChange({ ...trigger, audience_ids })}
        />
      )}
    </div>
  )
}
